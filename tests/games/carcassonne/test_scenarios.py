"""The scenarios of the base game, told in sentences."""

from __future__ import annotations

import pytest

from magehall.testing import rule
from tests.games.carcassonne.scenario import Scenario, Table, clauses_of, scenarios


@pytest.mark.parametrize("scenario", scenarios("base"), ids=str)
@rule(
    "carcassonne-3",
    "carcassonne-4",
    "carcassonne-5",
    "carcassonne-6",
    "carcassonne-7",
    "carcassonne-8",
    "carcassonne-9",
    "carcassonne-11",
    "carcassonne-12",
    "carcassonne-13",
    "carcassonne-14",
    "carcassonne-15",
    "carcassonne-16",
    "carcassonne-17",
    "carcassonne-18",
    "carcassonne-19",
    "carcassonne-20",
    "carcassonne-21",
    "carcassonne-22",
    "carcassonne-23",
    "carcassonne-24",
    "carcassonne-25",
    "carcassonne-26",
    "carcassonne-27",
    "carcassonne-28",
    "carcassonne-29",
    "carcassonne-31",
    "carcassonne-32",
    "carcassonne-33",
    "carcassonne-34",
    "carcassonne-35",
    "carcassonne-36",
    "carcassonne-37",
    "carcassonne-38",
    "carcassonne-39",
    "carcassonne-40",
    "carcassonne-45",
    "carcassonne-96",
)
def test_scenario(scenario: Scenario) -> None:
    Table(scenario).play()


def test_the_clauses_named_here_are_those_of_the_files() -> None:
    assert clauses_of(test_scenario) == {
        clause for scenario in scenarios("base") for clause in scenario.rules
    }


def test_a_score_that_is_not_stated_fails() -> None:
    told = "A title\nRed places E at 0,-1 turned 180.\nRed claims city.0."
    with pytest.raises(AssertionError, match="unsaid"):
        Table(Scenario(told)).play()


def test_a_wrong_statement_fails() -> None:
    told = "A title\nRed places E at 0,-1 turned 180.\nRed claims city.0.\nRed scores the city for 5."
    with pytest.raises(AssertionError, match="what was scored is"):
        Table(Scenario(told)).play()
