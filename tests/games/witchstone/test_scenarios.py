"""Every example printed in the rulebook, as a scenario in a readable file."""

import pytest

from tests.games.witchstone.scenario import Scenario, run, scenarios

ALL = [pytest.param(found, marks=pytest.mark.rule(*found.clauses), id=str(found)) for found in scenarios()]


@pytest.mark.parametrize("scenario", ALL)
def test_scenario(scenario: Scenario) -> None:
    assert scenario.title
    assert scenario.clauses
    run(scenario)
