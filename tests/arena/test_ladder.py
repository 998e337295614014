"""The published ladder: a plan that is played, numbers put together, a page that says what they say."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from magehall.arena.deals import play_task
from magehall.arena.journal import Journal
from magehall.arena.ladder import climb, read_plan
from magehall.arena.ladder_page import page
from magehall.arena.runner import run
from magehall.arena.scorebook import Scorebook
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


def test_a_scorebook_says_what_the_games_said(tmp_path: Path) -> None:
    (step,) = read_plan(SMALL)
    contest, file = step.contest(), tmp_path / "steps" / "book.jsonl"
    first = [play_task(contest, task) for task in contest.tasks()[:1]]
    book = Scorebook(contest, file)
    book.add(first[0])
    assert len(run(contest, Scorebook(contest, file), workers=1)) == 2  # goes on where it was
    found = climb([step], {step.name(): Scorebook(contest, file).ordered()})
    played = climb([step], {step.name(): run(contest, Journal(contest, None), workers=1)})
    for numbers in (found, played):
        for timed in ("mean-ms", "longest-ms"):
            assert next(iter(numbers.values()))["steps"][0].pop(timed) >= 0
    assert found == played


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


def test_the_published_numbers_are_what_the_games_say() -> None:
    plan = read_plan(PLAN.read_text(encoding="utf-8"))
    folder = ROOT / "bench" / "ladder"
    steps = {step.name(): step for step in plan}
    books = {path.stem: path for path in folder.iterdir()}
    assert set(books) <= set(steps), "what is no longer planned is deleted"
    played = {name: Scorebook(steps[name].contest(), path).ordered() for name, path in books.items()}
    numbers = (ROOT / "bench" / "ladder.json").read_text(encoding="utf-8")
    assert json.loads(json.dumps(climb(plan, played))) == json.loads(numbers), (
        "run tools/ladder.py --seconds 0"
    )


def test_every_level_of_every_game_stands_on_the_published_ladder() -> None:
    plan = read_plan(PLAN.read_text(encoding="utf-8"))
    for key in ("wizard", "rummikub", "carcassonne", "witchstone"):
        measured = {name for step in plan if step.game == key for name in (step.player, step.field)}
        assert set(house_levels(key)) <= measured
