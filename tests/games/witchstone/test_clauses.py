"""Every clause of RULES.md is proved by a test that names it, and every clause named exists."""

import re
from pathlib import Path

from magehall.core import clauses_of
from tests.games.witchstone.scenario import scenarios
from tests.games.witchstone.table import WITCHSTONE

HERE = Path(__file__).parent


def named_in_tests() -> set[str]:
    found = {clause for scenario in scenarios() for clause in scenario.clauses}
    for path in sorted(HERE.glob("test_*.py")):
        for mark in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found.update(re.findall(r"witchstone-\d+", mark))
    return found


def test_every_clause_has_a_test() -> None:
    keys = [clause.key for clause in clauses_of(WITCHSTONE)]
    assert sorted(set(keys) - named_in_tests(), key=keys.index) == []


def test_every_clause_named_exists() -> None:
    assert named_in_tests() <= {clause.key for clause in clauses_of(WITCHSTONE)}
