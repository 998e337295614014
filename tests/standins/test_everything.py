"""The rules run with the stand-ins, where they are asked for and where nothing else is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import mypy_extensions
import pytest

import magehall
from magehall.core.registry import house_keys

ROOT = Path(__file__).parents[2]
SOURCE = Path(magehall.__file__).parents[1]

ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
import magehall, msgspec, librt.vecs, mypy_extensions
for module in (msgspec, librt.vecs, mypy_extensions):
    assert "standins" in module.__file__, module.__file__
assert not magehall.is_compiled()
game = magehall.game("wizard")
match = magehall.Match.start(game, ["Ann", "Bo", "Cy"], seed="7")
rng = magehall.Rng("7")
while acting := match.state.acting():
    match.play(acting[0], rng.choice(match.state.moves(acting[0])))
print(match.record)
"""

MISSING = """
import sys
sys.path[:0] = sys.argv[1:]
import magehall, msgspec, librt.vecs, mypy_extensions
print(*[each.__name__ for each in (msgspec, librt.vecs, mypy_extensions) if "standins" in each.__file__])
print(magehall.is_compiled())
"""


@cache
def said(standins: str) -> dict[str, str]:
    """Ask a process of its own what it plays, with the stand-ins or with the real ones."""
    environment = {**os.environ, "MAGEHALL_INTERPRETED": "1", "MAGEHALL_STANDINS": standins}
    asked = [*house_keys(), "schemas"]
    command = [sys.executable, "-m", "tests.standins.plays", *asked]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return dict(zip(asked, done.stdout.splitlines(), strict=True))


def test_games_with_the_standins_say_what_they_say_with_the_real_ones() -> None:
    assert said("1") == said("0")


def test_schemas_are_written_just_as_the_protocol_has_them() -> None:
    written = json.loads(said("1")["schemas"])
    for key in house_keys():
        file = ROOT / "docs" / "protocol" / "games" / f"{key}.schema.json"
        assert written[key] + "\n" == file.read_text(encoding="utf-8")


def test_the_rules_run_where_there_is_nothing_but_the_standard_library() -> None:
    """Isolated and without site-packages, Python finds none of the real ones."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(SOURCE)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    game = magehall.game("wizard")
    match = magehall.Match.start(game, ["Ann", "Bo", "Cy"], seed="7")
    rng = magehall.Rng("7")
    while acting := match.state.acting():
        match.play(acting[0], rng.choice(match.state.moves(acting[0])))
    assert done.stdout.strip() == str(match.record).strip()


@pytest.mark.parametrize("missing", ["msgspec", "librt.vecs", "mypy_extensions"])
def test_only_what_is_missing_is_stood_in_for(missing: str, tmp_path: Path) -> None:
    for name in ("msgspec", "librt", "mypy_extensions.py"):
        if not name.startswith(missing.partition(".")[0]):
            (tmp_path / name).symlink_to(Path(mypy_extensions.__file__).parent / name)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", MISSING, str(SOURCE), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.split() == [missing, "False"], done.stderr
