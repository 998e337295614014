"""Spreads work over a Ray cluster, in the same pieces as over processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any, TypeVar

from magehall.core import BadInput, fresh_seed

LOCAL = "local"
"""The address of a cluster that is started here and ends with the work."""
DEATHS = 5
"""So many times a piece is played again because its worker died."""
PATIENCE = 20.0
"""So many seconds Ray may take to start or to be found."""

Shared = TypeVar("Shared")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


def scattered(
    play: Callable[[Shared, Piece], Done], shared: Shared, pieces: list[Piece], address: str, workers: int
) -> Iterator[Done]:
    """Play on a cluster; when a worker is killed, Ray plays what it had not finished again."""
    with joined(address, workers) as ray:
        yield from hand_out(ray, ray.remote(max_retries=DEATHS)(play), shared, pieces)


@contextmanager
def joined(address: str, workers: int) -> Iterator[Any]:
    """Join the cluster at an address, or start one with so many workers here, and leave it in the end."""
    settle(address)
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadInput("Ray is not installed", "arena-no-ray") from None
    with TemporaryDirectory(prefix="magehall-", ignore_cleanup_errors=True) as folder:
        here = {"num_cpus": workers, "include_dashboard": False, "_temp_dir": folder}
        left = begun(ray, address, here if address == LOCAL else {})
        try:
            yield ray
        finally:
            ray.shutdown()
            left.set()


def settle(address: str) -> None:
    """Tell Ray, before it is imported, to report to nobody; one of our own listens on this machine alone.

    Who may use it knows a token that is kept in no file.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # the setting by which Ray keeps to loopback
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", fresh_seed())


def begun(ray: Any, address: str, here: dict[str, object]) -> Event:
    """Start or join within our patience; the thread that did it must live until the event it is given.

    Ray's processes end with the thread that started them.
    """
    found: SimpleQueue[Exception | None] = SimpleQueue()
    left = Event()

    def start() -> None:
        try:
            ray.init(address, log_to_driver=False, logging_level="error", **here)
        except Exception as error:  # whatever Ray says: it has dozens of ways to fail
            found.put(error)
            return
        found.put(None)
        left.wait()

    Thread(target=start, name="ray", daemon=True).start()
    try:
        error = found.get(timeout=PATIENCE)
    except Empty:
        error = TimeoutError(f"nothing after {PATIENCE:g} seconds")
    if error is not None:
        why = (str(error).strip() or type(error).__name__).splitlines()[0]
        reason = "arena-no-start" if address == LOCAL else "arena-no-cluster"
        raise BadInput(f"no cluster at {address}: {why}", reason, {"address": address, "why": why}) from None
    return left


def hand_out(ray: Any, play: Any, shared: object, pieces: list[Any]) -> Iterator[Any]:
    """Keep the cluster busy with a few pieces ahead, and give results as they come."""
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
