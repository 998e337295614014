"""The published ladder: a plan of contests, and what they showed."""

from __future__ import annotations

import dataclasses
import tomllib
from dataclasses import dataclass
from typing import Any

from magehall.arena.contest import Contest
from magehall.arena.deals import Result
from magehall.arena.numbers import Estimate, estimate, estimate_share, margins, shares, tallies
from magehall.arena.ratings import rate
from magehall.arena.summary import rounded, timing
from magehall.core import game

SEED = "ladder"
"""Nothing is tuned on deals of this seed."""
FEWEST = 5
"""Results on fewer deals are not reported."""


@dataclass(frozen=True)
class Step:
    """One player among a field of another, and what is expected of it: lower bounds of what is measured."""

    game: str
    seats: int
    player: str
    field: str
    deals: int
    options: dict[str, str] = dataclasses.field(default_factory=dict)
    target: dict[str, float] = dataclasses.field(default_factory=dict)
    first: int = 0
    """Number of the first deal: a player changed after a measurement is measured on fresh deals."""

    def contest(self) -> Contest:
        """Return the contest to play."""
        options = game(self.game).settle(self.seats, self.options)
        players = (self.player, self.field)
        return Contest("match", self.game, self.seats, players, self.deals, SEED, self.first, options)

    def table(self) -> str:
        """Name the table: players of the same game with as many seats and the same rules are comparable."""
        rules = [f"{name} {value}" for name, value in self.options.items()]
        return ", ".join([f"{self.game}, {self.seats} players", *rules])

    def name(self) -> str:
        """Name the step as a file name."""
        return "-".join([self.table().replace(", ", "-").replace(" ", "-"), self.player, self.field])


def read_plan(text: str) -> list[Step]:
    """Read a plan: a TOML file with one table `[[step]]` for each."""
    return [Step(**step) for step in tomllib.loads(text)["step"]]


def measured(step: Step, results: list[Result]) -> dict[str, Any]:
    """Sum up what a step showed."""
    counted = tallies(results).get(step.player, {})
    spent = timing(results)
    return {
        "player": step.player,
        "field": step.field,
        "deals": len(results),
        "games": sum(len(result.games) for result in results),
        "planned": step.deals * step.seats,
        "refusals": sum(game.refusals for result in results for game in result.games),
        "share": rounded(estimate_share(shares(results))),
        "margin": rounded(estimate(margins(results))),
        "tally": {key: rounded(value) for key, value in counted.items()},
        "mean-ms": spent["milliseconds"][step.player],
        "longest-ms": spent["longest"][step.player],
        "target": step.target,
    }


def climb(plan: list[Step], played: dict[str, list[Result]]) -> dict[str, Any]:
    """Put together all steps played together, table by table, with ratings for each."""
    found: dict[str, Any] = {}
    results: dict[str, list[Result]] = {}
    for step in plan:
        own = played.get(step.name(), [])
        if len(own) >= min(FEWEST, step.deals):
            rung = found.setdefault(step.table(), {"game": step.game, "seats": step.seats, "steps": []})
            rung["steps"].append(measured(step, own))
            results.setdefault(step.table(), []).extend(own)
    for table, rung in found.items():
        rung["ratings"] = [
            {"player": one.player, "elo": rounded(Estimate(one.elo, one.low, one.high)), "games": one.games}
            for one in rate(results[table], "medium")
        ]
    return found
