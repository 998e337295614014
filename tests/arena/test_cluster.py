"""The arena on a Ray cluster: real Ray, started here, plays the same games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from magehall.arena import cluster, simulation
from magehall.arena.cluster import LOCAL, join_ray
from magehall.arena.contest import Contest
from magehall.arena.deals import Played, Result, play_task
from magehall.arena.journal import Journal
from magehall.arena.runner import run
from magehall.arena.simulation import Plan, simulate
from magehall.core import BadInput, game
from tests.cli.terminal import clean, magehall, one_clear_line


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
    assert "Ray didn’t start here: " in one_clear_line(ran)


HANGS = "import subprocess, time\nsubprocess.Popen(['sleep', '600'])\ndef init(*_, **__): time.sleep(600)\n"
FAKES = {
    "hangs": (HANGS, "Ray didn’t start here within 1 s."),
    "hangs while it is imported": ("import time\ntime.sleep(600)\n", "Ray didn’t start here within 1 s."),
    "hangs, and in its farewell too": (
        f"import atexit\n{HANGS}atexit.register(init)\n",
        "Ray didn’t start here within 1 s.",
    ),
    "raises": ("def init(*_, **__): raise RuntimeError('no room\\nat all')\n", "didn’t start here: no room"),
    "ends the process": (
        "import sys\ndef init(*_, **__): sys.exit('so long')\n",
        "didn’t start here: so long",
    ),
    "breaks down": ("import os\ndef init(*_, **__): os.abort()\n", "didn’t start here: it broke down"),
    "cannot be imported": ("import nothing_of_this_name\n", "didn’t start here: No module named"),
}
"""Rays that do not start, and what is said of them."""


def read(path: Path) -> bytes:
    """Read what belongs to a process, unless it is gone meanwhile or another's."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


COMMANDS = {
    "arena": ("arena", "wizard", "easy", "random", "--deals", "1"),
    "simulate": ("simulate", "wizard", "--games", "1"),
}


@pytest.mark.parametrize(("command", "how"), [("arena", "hangs"), *(("simulate", how) for how in FAKES)])
def test_ray_that_does_not_start_ends_the_command_soon(command: str, how: str, tmp_path: Path) -> None:
    code, said = FAKES[how]
    (tmp_path / "ray.py").write_text(code, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "magehall", *COMMANDS[command], "--ray", "local"],
        env={**clean(), "PYTHONPATH": path, "MAGEHALL_RAY_SECONDS": "1", "MAGEHALL_TEST": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2, told
    assert said in told
    assert (told.count("\n"), told.startswith("magehall: ")) == (1, True), told
    assert time.monotonic() - began < 30
    mine = f"MAGEHALL_TEST={tmp_path}".encode()
    time.sleep(0.1)
    assert [path for path in Path("/proc").glob("[0-9]*/environ") if mine in read(path)] == [], "all are gone"


def test_the_wait_for_ray_is_20_seconds_unless_it_is_set() -> None:
    assert cluster.patience({}) == 20
    assert cluster.patience({"MAGEHALL_RAY_SECONDS": "90"}) == 90
    with pytest.raises(BadInput, match="MAGEHALL_RAY_SECONDS cannot be 'long'"):
        cluster.patience({"MAGEHALL_RAY_SECONDS": "long"})


def test_ray_that_is_not_installed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError('no ray', name='ray')\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(BadInput) as caught, join_ray(LOCAL, 1):
        pass
    assert caught.value.reason == "arena-no-ray"
