"""The scenarios of the folder, told in sentences."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.scenario import Scenario, Table, scenarios


def _marked(scenario: Scenario) -> object:
    return pytest.param(scenario, id=scenario.title, marks=pytest.mark.rule(*scenario.rules))


@pytest.mark.parametrize("scenario", [_marked(scenario) for scenario in scenarios()])
def test_scenario(scenario: Scenario) -> None:
    Table(scenario).play()


def test_a_score_that_is_not_stated_fails() -> None:
    told = "A title\nRed places E at 0,-1 turned 180.\nRed claims city.0."
    with pytest.raises(AssertionError, match="unsaid"):
        Table(Scenario(told)).play()


def test_a_wrong_statement_fails() -> None:
    told = "A title\nRed places E at 0,-1 turned 180.\nRed claims city.0.\nRed scores the city for 5."
    with pytest.raises(AssertionError, match="what was scored is"):
        Table(Scenario(told)).play()
