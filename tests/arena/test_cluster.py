"""The arena on a Ray cluster: real Ray, started here, plays the same games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from magehall.arena import cluster, simulation
from magehall.arena.cluster import LOCAL, joined
from magehall.arena.contest import Contest
from magehall.arena.journal import Journal
from magehall.arena.runner import run
from magehall.arena.simulation import Plan, simulate
from magehall.arena.table import Played, Result, play_task
from magehall.core import BadInput, game
from tests.cli.terminal import magehall, one_clear_line


def contest(deals: int) -> Contest:
    options = game("wizard").settle(3, {"rounds": "tournament"})
    return Contest("match", "wizard", 3, ("easy", "random"), deals, "cluster-test", 0, options)


def timeless(results: list[Result]) -> list[tuple[int, list[Played]]]:
    return [(result.number, result.games) for result in results]


@pytest.fixture
def patient_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Give Ray all the time a busy machine needs, and a home folder of its own."""
    monkeypatch.setattr(cluster, "PATIENCE", 120.0)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def processes() -> dict[int, str]:
    """List the processes below this one, with what they are called."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in listed.stdout.splitlines()]
    parents = {int(pid): int(parent) for pid, parent, *_ in rows}
    found = {}
    for pid, _, *words in rows:
        above = int(pid)
        while above in parents and above != os.getpid():
            above = parents[above]
        if above == os.getpid():
            found[int(pid)] = words[0] if words else ""
    return found


def workers_at_play() -> list[int]:
    """List the processes below this one in which Ray plays."""
    return [pid for pid, name in processes().items() if name.startswith(("ray::play_task", "ray::IDLE"))]


def listening() -> set[str]:
    """List the addresses, as the kernel writes them, at which processes below this one listen."""
    sockets = set()
    for pid in processes():
        for descriptor in Path(f"/proc/{pid}/fd").glob("*"):
            try:
                sockets.add(os.readlink(descriptor))
            except OSError:
                continue  # closed meanwhile
    rows = [
        row.split() for kind in ("tcp", "tcp6") for row in Path("/proc/net", kind).read_text().splitlines()
    ]
    return {row[1].partition(":")[0] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in sockets}


LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}
"""127.0.0.1, the same in the new form, and ::1."""


def test_a_cluster_finds_what_one_process_finds_even_when_a_worker_is_killed(patient_at_home: Path) -> None:
    plan = contest(6)
    killed: list[int] = []
    addresses: set[str] = set()

    def kill_one(done: int) -> None:
        if done and not killed:
            addresses.update(listening())
            killed.append(workers_at_play()[0])
            os.kill(killed[0], signal.SIGKILL)

    results = run(plan, Journal(plan, None), workers=2, advance=kill_one, cluster=LOCAL)
    assert killed
    assert timeless(results) == timeless([play_task(plan, task) for task in plan.tasks()])
    assert addresses
    assert addresses <= LOOPBACK, "nobody else reaches the cluster"
    assert list(patient_at_home.iterdir()) == []


def test_a_simulation_on_a_cluster_finds_the_same_and_brings_its_records_home(
    patient_at_home: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "CHUNK", 2)
    found = []
    for where in (None, LOCAL):
        folder = tmp_path_factory.mktemp("records")
        options = game("wizard").settle(3, {"rounds": "tournament"})
        plan = Plan("wizard", 3, 3, "cluster", ["random"] * 3, options, str(folder))
        summary = simulate(plan, 1, cluster=where)
        told = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
        found.append((summary.sums, summary.squares, summary.wins, summary.decisions, told))
    assert found[0] == found[1]
    assert len(found[0][-1]) == 3
    assert list(patient_at_home.iterdir()) == []


def test_a_cluster_that_is_not_there_is_one_clear_line() -> None:
    ran = magehall("arena", "wizard", "easy", "random", "--deals", "1", "--ray", "auto")
    assert ran.code == 2
    assert one_clear_line(ran)


def test_ray_that_does_not_start_is_one_clear_line(tmp_path: Path) -> None:
    deep = tmp_path / ("deep" * 25)  # too long for the sockets that Ray makes there
    deep.mkdir()
    ran = magehall("simulate", "wizard", "--games", "1", "--ray", "local", TMPDIR=str(deep))
    assert "Ray did not start here: " in one_clear_line(ran)


def test_ray_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    hanging = SimpleNamespace(init=lambda *_, **__: time.sleep(5))
    monkeypatch.setitem(sys.modules, "ray", hanging)
    monkeypatch.setattr(cluster, "PATIENCE", 0.05)
    with pytest.raises(BadInput, match=r"nothing after 0\.05 seconds") as caught, joined(LOCAL, 1):
        pass
    assert caught.value.reason == "arena-no-start"


def test_ray_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as caught, joined(LOCAL, 1):
        pass
    assert caught.value.reason == "arena-no-ray"
