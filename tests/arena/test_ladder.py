"""The published ladder: a plan that is played, numbers put together, a page that says what they say."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from magehall.arena.ladder import climb, read_plan
from magehall.arena.ladder_page import page
from magehall.arena.table import play_task
from magehall.bots import house_levels

ROOT = Path(__file__).parent.parent.parent
PLAN = ROOT / "bench" / "ladder.toml"
SMALL = """
[[step]]
game = "wizard"
seats = 3
player = "medium"
field = "easy"
deals = 2
options = { rounds = "tournament" }
target = { share = 0.99, points-a-round = -90, longest-ms = 0.0001 }
"""


def numbers(share: list[float]) -> dict[str, Any]:
    step = {
        "player": "a",
        "field": "b",
        "games": 2,
        "planned": 4,
        "share": share,
        "margin": share,
        "tally": {},
    }
    step |= {"mean-ms": 1.0, "longest-ms": 2.0, "target": {"share": 0.5, "longest-ms": 3.0}}
    return {"t": {"game": "wizard", "seats": 2, "steps": [step], "ratings": []}}


def test_a_plan_is_played_and_told() -> None:
    plan = read_plan(SMALL)
    contest = plan[0].contest()
    assert plan[0].name() == "wizard-3-players-rounds-tournament-medium-easy"
    found = climb(plan, {plan[0].name(): [play_task(contest, task) for task in contest.tasks()]})
    text = page(json.loads(json.dumps(found)), plan, "# Head\n", {"wizard": "A note."})
    assert "### Wizard, 3 players, rounds tournament" in text
    assert "| medium | easy | 6 |" in text
    assert "points a round ≥ -90" in text
    assert "the longest ≤ 0 ms" in text
    assert "A note." in text
    assert "hardly played yet" not in text
    assert climb(plan, {}) == {}
    nothing = page({}, plan, "", {})
    assert "- wizard, 3 players, rounds tournament: medium among easy (wins ≥ 99 %" in nothing


def test_a_target_is_met_by_the_lower_bound_alone() -> None:
    def row(share: list[float]) -> str:
        return next(line for line in page(numbers(share), [], "", {}).splitlines() if "wins ≥ 50 %" in line)

    assert row([0.6, 0.5, 0.7]).endswith("| met so far, by fewer games than wanted |")
    assert "| 2 of 4 |" in row([0.6, 0.5, 0.7])
    assert "open" in row([0.6, 0.49, 0.7])
    assert "missed" in row([0.3, 0.2, 0.4])


def test_the_published_page_is_what_the_numbers_say() -> None:
    words = tomllib.loads(PLAN.read_text(encoding="utf-8"))
    found = json.loads((ROOT / "bench" / "ladder.json").read_text(encoding="utf-8"))
    written = page(found, read_plan(PLAN.read_text(encoding="utf-8")), words["head"], words["notes"])
    assert written == (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8"), "run tools/ladder.py --write"


def test_every_level_of_every_game_stands_on_the_published_ladder() -> None:
    plan = read_plan(PLAN.read_text(encoding="utf-8"))
    for key in ("wizard", "rummikub", "carcassonne", "witchstone"):
        measured = {name for step in plan if step.game == key for name in (step.player, step.field)}
        assert set(house_levels(key)) <= measured
