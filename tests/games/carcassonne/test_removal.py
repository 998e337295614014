"""Deleting an expansion's folder, for real in a copy, breaks nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import magehall
from magehall.games.carcassonne.rules import EXPANSIONS
from tests.games.carcassonne.tables import CARCASSONNE

RECORDS = Path(__file__).parent / "records"
FOLDERS = sorted(
    path.parent.name for path in Path(__file__).parents[3].glob("src/**/expansions/*/tiles.toml")
)
SCRIPT = """
import sys
from magehall.core import game
from magehall.testing import check_game, random_match
carcassonne = game("carcassonne")
print(" ".join(option.name for option in carcassonne.options))
off = {"mage-witch": "off", "crop-circles": "0"}
plain = {option.name: off[option.name] for option in carcassonne.options if option.name in off}
record = random_match(carcassonne, 2, plain, "before-the-expansions")
print("\\n".join(line for line in str(record).splitlines() if not line.startswith("option ")))
last = {option.name: option.values[-1] for option in carcassonne.options if option.name in off}
check_game(carcassonne, 2, last, "1")
"""


def run_without(folders: list[str], copy: Path) -> list[str]:
    """Run the script on a copy of the sources from which some expansions were deleted."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__")
    source = Path(magehall.__file__).parent
    for room in ("core", "games/carcassonne", "testing"):
        shutil.copytree(source / room, copy / "magehall" / room, ignore=left_out)
    for front in ("__init__.py", "games/__init__.py"):
        shutil.copy(source / front, copy / "magehall" / front)
    for folder in folders:
        shutil.rmtree(copy / "magehall" / "games" / "carcassonne" / "expansions" / folder)
    environment = {"PYTHONPATH": str(copy), "MAGEHALL_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_folder_of_the_shelf_is_an_expansion() -> None:
    assert len(FOLDERS) == len(EXPANSIONS)


@pytest.mark.parametrize("gone", [[folder] for folder in FOLDERS] + [FOLDERS], ids=" ".join)
def test_a_game_goes_on_without_a_deleted_expansion(gone: list[str], tmp_path: Path) -> None:
    told = run_without(gone, tmp_path)
    lost = [
        option.name
        for expansion in EXPANSIONS
        if expansion.option().name.replace("-", "_") in gone
        for option in expansion.options()
    ]
    assert told[0].split() == [option.name for option in CARCASSONNE.options if option.name not in lost]
    assert told[1:] == (RECORDS / "base-2.mage").read_text(encoding="utf-8").splitlines()
