"""Spreads the tasks of a contest over a Ray cluster, in the same pieces as over processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from magehall.arena.contest import Contest, Task
from magehall.arena.table import Result, play_task
from magehall.core import BadInput

LOCAL = "local"
"""The address of a cluster that is started here and ends with the contest."""
DEATHS = 5
"""So many times a task is played again because its worker died."""


def scattered(contest: Contest, tasks: list[Task], address: str, workers: int) -> Iterator[Result]:
    """Play on a cluster; when a worker is killed, Ray plays what it had not finished again."""
    ray = joined(address, workers)
    try:
        play = ray.remote(max_retries=DEATHS)(play_task)
        yield from hand_out(ray, play, contest, tasks)
    finally:
        ray.shutdown()


def joined(address: str, workers: int) -> Any:
    """Join the cluster at an address, or start one with so many workers here; give Ray itself."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadInput("Ray is not installed", "arena-no-ray") from None
    here = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="error", **here)
    except (ConnectionError, ValueError) as error:
        raise BadInput(
            f"no cluster at {address}: {error}", "arena-no-cluster", {"address": address}
        ) from None
    return ray


def hand_out(ray: Any, play: Any, contest: Contest, tasks: list[Task]) -> Iterator[Result]:
    """Keep the cluster busy with a few tasks ahead, and give results as they come."""
    ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    shared = ray.put(contest)
    coming = iter(tasks)
    waiting: list[Any] = []
    while True:
        while len(waiting) < ahead and (task := next(coming, None)) is not None:
            waiting.append(play.remote(shared, task))
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
