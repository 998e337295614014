"""Every example printed in the rulebook, as a scenario in a readable file."""

import pytest

from magehall.testing import rule
from tests.games.witchstone.scenario import Scenario, run, scenarios


@rule(
    "witchstone-19",
    "witchstone-22",
    "witchstone-25",
    "witchstone-26",
    "witchstone-35",
    "witchstone-37",
    "witchstone-38",
    "witchstone-39",
    "witchstone-43",
    "witchstone-44",
    "witchstone-51",
    "witchstone-52",
    "witchstone-53",
    "witchstone-54",
    "witchstone-58",
    "witchstone-60",
    "witchstone-63",
    "witchstone-64",
    "witchstone-67",
    "witchstone-75",
    "witchstone-76",
    "witchstone-78",
    "witchstone-79",
    "witchstone-80",
    "witchstone-87",
    "witchstone-90",
    "witchstone-91",
    "witchstone-92",
    "witchstone-93",
    "witchstone-94",
    "witchstone-95",
    "witchstone-96",
    "witchstone-97",
    "witchstone-101",
    "witchstone-106",
    "witchstone-108",
    "witchstone-110",
    "witchstone-112",
    "witchstone-121",
    "witchstone-128",
    "witchstone-129",
    "witchstone-130",
    "witchstone-134",
    "witchstone-139",
    "witchstone-140",
    "witchstone-146",
    "witchstone-149",
    "witchstone-150",
    "witchstone-151",
    "witchstone-165",
)
@pytest.mark.parametrize("scenario", scenarios(), ids=str)
def test_scenario(scenario: Scenario) -> None:
    assert scenario.title
    run(scenario)


def test_the_clauses_of_the_scenarios_are_those_named_above() -> None:
    marks = [mark for mark in test_scenario.pytestmark if mark.name == "rule"]  # type: ignore[attr-defined]
    assert set(marks[0].args) == {clause for scenario in scenarios() for clause in scenario.clauses}
