"""The arena on a Ray cluster: real Ray, started here, plays the same games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from magehall.arena.cluster import LOCAL, joined
from magehall.arena.contest import Contest
from magehall.arena.journal import Journal
from magehall.arena.runner import run
from magehall.arena.table import Played, Result, play_task
from magehall.core import BadInput, game
from tests.cli.terminal import magehall, one_clear_line


def contest(deals: int) -> Contest:
    options = game("wizard").settle(3, {"rounds": "tournament"})
    return Contest("match", "wizard", 3, ("easy", "random"), deals, "cluster-test", 0, options)


def timeless(results: list[Result]) -> list[tuple[int, list[Played]]]:
    return [(result.number, result.games) for result in results]


def workers_at_play() -> list[int]:
    """List the processes below this one in which Ray plays."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    parents = {int(pid): int(parent) for pid, parent, *_ in rows}
    found = []
    for pid, _, *words in rows:
        above = int(pid)
        while above in parents and above != os.getpid():
            above = parents[above]
        if above == os.getpid() and words and words[0].startswith(("ray::play_task", "ray::IDLE")):
            found.append(int(pid))
    return found


def test_a_cluster_finds_what_one_process_finds_even_when_a_worker_is_killed() -> None:
    plan = contest(6)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done and not killed:
            killed.append(workers_at_play()[0])
            os.kill(killed[0], signal.SIGKILL)

    results = run(plan, Journal(plan, None), workers=2, advance=kill_one, cluster=LOCAL)
    assert killed
    assert timeless(results) == timeless([play_task(plan, task) for task in plan.tasks()])


def test_a_cluster_that_is_not_there_is_one_clear_line() -> None:
    ran = magehall("arena", "wizard", "easy", "random", "--deals", "1", "--ray", "auto")
    assert ran.code == 2
    assert one_clear_line(ran)


def test_ray_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as caught:
        joined(LOCAL, 1)
    assert caught.value.reason == "arena-no-ray"
