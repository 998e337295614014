"""The scenarios of the expansions, told in sentences."""

from __future__ import annotations

import pytest

from magehall.testing import rule
from tests.games.carcassonne.scenario import Scenario, Table, clauses_of, scenarios

TOLD = [*scenarios("mage_witch"), *scenarios("crop_circles"), *scenarios("both")]


@pytest.mark.parametrize("scenario", TOLD, ids=str)
@rule(
    "carcassonne-16",
    "carcassonne-18",
    "carcassonne-24",
    "carcassonne-49",
    "carcassonne-50",
    "carcassonne-51",
    "carcassonne-52",
    "carcassonne-53",
    "carcassonne-54",
    "carcassonne-55",
    "carcassonne-56",
    "carcassonne-57",
    "carcassonne-58",
    "carcassonne-59",
    "carcassonne-60",
    "carcassonne-61",
    "carcassonne-62",
    "carcassonne-64",
    "carcassonne-65",
    "carcassonne-66",
    "carcassonne-67",
    "carcassonne-68",
    "carcassonne-69",
    "carcassonne-70",
    "carcassonne-71",
    "carcassonne-72",
    "carcassonne-73",
    "carcassonne-74",
    "carcassonne-75",
    "carcassonne-76",
    "carcassonne-77",
    "carcassonne-79",
    "carcassonne-80",
    "carcassonne-81",
    "carcassonne-82",
    "carcassonne-83",
    "carcassonne-84",
    "carcassonne-85",
    "carcassonne-86",
    "carcassonne-87",
    "carcassonne-88",
    "carcassonne-91",
    "carcassonne-93",
    "carcassonne-95",
)
def test_scenario(scenario: Scenario) -> None:
    Table(scenario).play()


def test_the_clauses_named_here_are_those_of_the_files() -> None:
    assert clauses_of(test_scenario) == {clause for scenario in TOLD for clause in scenario.rules}
