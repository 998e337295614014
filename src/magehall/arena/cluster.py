"""Spreads work over a Ray cluster, in the same chunks as over processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any, TypeVar

from magehall.core import BadInput, fresh_seed

LOCAL = "local"
"""The address of a cluster that is started here and ends with the work."""
DEATHS = 5
"""A chunk is played again this many times if its worker died."""
PATIENCE = 20.0
"""Seconds Ray may take to start or to be found, unless the environment says otherwise."""
VARIABLE = "MAGEHALL_RAY_SECONDS"
FAREWELL = 5.0
"""Seconds a cluster of ours may take to end by itself."""

TRIAL = """
import json, os, sys

answer = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)  # whatever else is printed
try:
    import ray

    ray.init(log_to_driver=False, logging_level="error", **json.loads(sys.argv[1]))
    told = {"address": ray.get_runtime_context().gcs_address}
except BaseException as error:  # it has dozens of ways to fail, and may even exit
    missing = isinstance(error, ModuleNotFoundError) and error.name == "ray"
    told = {"why": str(error).strip() or type(error).__name__, **({"missing": "ray"} if missing else {})}
print(json.dumps(told), file=answer, flush=True)
if "address" in told:
    sys.stdin.read()
    ray.shutdown()
"""
"""Starts a cluster or looks for one, prints its address, and keeps it until the end of its input."""

Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


def scatter(
    play: Callable[[Shared, Piece], Done], shared: Shared, pieces: list[Piece], address: str, workers: int
) -> Iterator[Done]:
    """Play on a cluster; when a worker is killed, Ray plays what it had not finished again."""
    with join_ray(address, workers) as ray:
        yield from hand_out(ray, ray.remote(max_retries=DEATHS)(play), shared, pieces)


@contextmanager
def join_ray(address: str, workers: int) -> Iterator[Any]:
    """Join the cluster at an address, or start one with this many workers here, and leave it in the end."""
    settle(address)
    with TemporaryDirectory(prefix="magehall-", ignore_cleanup_errors=True) as folder:
        here = {"num_cpus": workers, "include_dashboard": False, "_temp_dir": folder}
        with kept(address, here if address == LOCAL else {}) as found:
            ray = import_module("ray")
            ray.init(found, log_to_driver=False, logging_level="error")
            try:
                yield ray
            finally:
                ray.shutdown()


def settle(address: str) -> None:
    """Tell Ray, before it is imported, to report to nobody; a cluster of ours listens on this machine only.

    Its users know a token that is kept in no file.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # the setting by which Ray keeps to loopback
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", fresh_seed())


@contextmanager
def kept(address: str, here: dict[str, object]) -> Iterator[str]:
    """Start or find a cluster in a process of its own, which keeps it until the end; return its address.

    If Ray hangs, it may hold up the whole process, even the wait for it. So it gets another process, which
    can be ended from outside.
    """
    command = [sys.executable, "-P", "-c", TRIAL, json.dumps({"address": address, **here})]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=nowhere, text=True, start_new_session=True
    ) as keeper:
        try:
            yield answer(keeper, address, patience(os.environ))
            with suppress(subprocess.TimeoutExpired):
                keeper.communicate(timeout=FAREWELL)
        finally:
            end(keeper)


def answer(keeper: subprocess.Popen[str], address: str, seconds: float) -> str:
    """Wait for the address that the keeper of a cluster prints; end the keeper if that takes too long."""
    assert keeper.stdout is not None
    alarm = Timer(seconds, end, [keeper])
    alarm.start()
    told = json.loads(keeper.stdout.readline() or "{}")
    is_slow = alarm.finished.is_set()
    alarm.cancel()
    if "address" in told:
        return str(told["address"])
    if "missing" in told:
        raise BadInput("Ray is not installed", "arena-no-ray")
    why = str(told.get("why", f"nothing after {seconds:g} seconds" if is_slow else "it broke down"))
    reason = "arena-slow-start" if is_slow else "arena-no-start"
    facts: dict[str, str | int] = {"address": address, "why": why.splitlines()[0], "seconds": f"{seconds:g}"}
    raise BadInput(
        f"no cluster at {address}: {why}", reason if address == LOCAL else "arena-no-cluster", facts
    )


def end(keeper: subprocess.Popen[str]) -> None:
    """End what keeps a cluster, if it is still there, with everything it has started."""
    with suppress(ProcessLookupError):
        os.killpg(keeper.pid, signal.SIGKILL)


def patience(environment: Mapping[str, str]) -> float:
    """Say how many seconds Ray may take to start or to be found: as it was set, for a slow machine."""
    text = environment.get(VARIABLE, "")
    try:
        return float(text) if text else PATIENCE
    except ValueError:
        facts: dict[str, str | int] = {"variable": VARIABLE, "value": text[:60]}
        raise BadInput(f"{VARIABLE} cannot be {text[:60]!r}", "setting", facts) from None


def hand_out(ray: Any, play: Any, shared: object, pieces: list[Any]) -> Iterator[Any]:
    """Keep the cluster busy with a few chunks ahead, and yield results as they come."""
    ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    known = ray.put(shared)
    coming = iter(pieces)
    waiting: list[Any] = []
    while True:
        while len(waiting) < ahead and (piece := next(coming, None)) is not None:
            waiting.append(play.remote(known, piece))
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
