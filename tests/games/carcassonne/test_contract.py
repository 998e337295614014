"""Carcassonne answers the contract, with every set of expansions and every number of players."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from magehall.core import Rng, State, is_compiled
from magehall.testing import check_game, random_match, rule
from tests.games.carcassonne.tables import CARCASSONNE, PLAIN, begin

POSITIONS = 12 if is_compiled() else 3
LONG = partial(pytest.param, marks=pytest.mark.long)
RECORDS = Path(__file__).parent / "records"
SOURCE = Path(__file__).parents[3] / "src"


@pytest.mark.parametrize("seats", CARCASSONNE.seats)
@pytest.mark.parametrize("expansions", [LONG("none"), "default", "all", LONG("some")])
@rule("carcassonne-48")
def test_the_conformance_kit_passes(seats: int, expansions: str) -> None:
    every = {"mage-witch": "on", "crop-circles": "6"}
    agreed = {"none": PLAIN, "default": {}, "all": {name: every[name] for name in PLAIN}}
    options = agreed.get(expansions, {"crop-circles": str(seats - 1), "start-player": "random"})
    check_game(CARCASSONNE, seats, options, f"kit-{seats}-{expansions}", POSITIONS)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_base_game_gives_the_record_it_gave_before_there_were_expansions(seats: int) -> None:
    before = (RECORDS / f"base-{seats}.mage").read_text(encoding="utf-8")
    record = random_match(CARCASSONNE, seats, PLAIN, "before-the-expansions")
    now = [line for line in str(record).splitlines() if not line.startswith("option ")]
    assert now == before.splitlines()


def test_the_base_game_names_no_expansion() -> None:
    folder = SOURCE / "magehall" / "games" / "carcassonne"
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for word in ("mage_", "mage-", "witch", "crop", "circle"):
            assert word not in text.replace("magehall", ""), f"{path.name} says {word}"


def test_equal_choices_in_the_fast_and_the_general_loop() -> None:
    for seed in range(12):
        fast, general = begin(3, crop_circles="2"), begin(3, crop_circles="2")
        fast.playout(Rng(seed))
        State.playout(general, Rng(seed))
        assert fast.view(None).bytes() == general.view(None).bytes()


@pytest.mark.long  # it starts the interpreted engine by itself: once is enough
def test_interpreted_and_installed_engine_give_the_same_record() -> None:
    script = (
        "from magehall.core import game; from magehall.testing import random_match;"
        "print(random_match(game('carcassonne'), 3, {}, 'both-speeds'))"
    )
    environment = {"PYTHONPATH": str(SOURCE), "MAGEHALL_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.rstrip("\n") + "\n" == str(random_match(CARCASSONNE, 3, {}, "both-speeds"))


def test_views_are_plain_data() -> None:
    state = begin(4)
    state.playout(Rng("plain"))
    data = state.view(2).data()
    assert json.loads(json.dumps(data)) == data
