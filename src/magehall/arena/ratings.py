"""Ratings after Plackett and Luce: one strength per player, from whole rankings of tables of any size.

The strengths are those that make the rankings most likely, found by Hunter's MM algorithm. A faint draw with
an average player keeps them finite. Intervals come from resampling whole deals.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from magehall.arena.deals import Played, Result
from magehall.core import Rng

ROUNDS = 200
SAMPLES = 200
FAINT = 0.5
"""The weight of the draw with an average player."""

Stage = tuple[str, tuple[str, ...]]
"""Who came first among those who were left."""
Stages = dict[Stage, float]
"""How often each stage was seen."""


class Rating(NamedTuple):
    """A player's strength on the scale of Elo, with its 95 % interval; the anchor is at 0."""

    player: str
    elo: float
    low: float
    high: float
    games: int


def rate(results: list[Result], anchor: str, samples: int = SAMPLES) -> list[Rating]:
    """Rate every player of some results, the strongest first."""
    deals = [stages(result) for result in results]
    games = Counter(name for result in results for game in result.games for name in set(game.seating))
    found = ladder(deals, anchor)
    rng = Rng("ratings", "bootstrap")
    drawn = [ladder([rng.choice(deals) for _ in deals], anchor) for _ in range(samples)]
    ratings = []
    for player, elo in found.items():
        spread = sorted(sample.get(player, 0.0) for sample in drawn) or [elo]
        low, high = spread[int(0.025 * len(spread))], spread[min(int(0.975 * len(spread)), len(spread) - 1)]
        ratings.append(Rating(player, elo, low, high, games[player]))
    return sorted(ratings, key=lambda rating: -rating.elo)


def stages(result: Result) -> Stages:
    """Count the stages of all rankings of a deal; those who share a rank take turns at being first."""
    found: Stages = {}
    for game in result.games:
        orders = ordered(game)
        for order in orders:
            for place in range(len(order) - 1):
                stage = order[place], tuple(sorted(order[place:]))
                if len(set(stage[1])) > 1:
                    found[stage] = found.get(stage, 0.0) + 1 / len(orders)
    return found


def ordered(game: Played) -> list[list[str]]:
    """Return the players from first to last, once for every order of those who share a rank."""
    seats = len(game.seating)
    turns = range(seats if len(set(game.ranks)) < seats else 1)
    return [[game.seating[seat] for seat in sorted(range(seats), key=_place(game, turn))] for turn in turns]


def _place(game: Played, turn: int) -> Callable[[int], tuple[int, int]]:
    return lambda seat: (game.ranks[seat], (seat + turn) % len(game.seating))


def ladder(deals: list[Stages], anchor: str) -> dict[str, float]:
    """Return each player's strength on the scale of Elo."""
    total: Stages = {}
    for deal in deals:
        for stage, number in deal.items():
            total[stage] = total.get(stage, 0.0) + number
    strengths = fit(total)
    base = strengths.get(anchor, 1.0)
    return {player: 400 * math.log10(strength / base) for player, strength in strengths.items()}


def fit(counts: Stages) -> dict[str, float]:
    """Find the likeliest strengths."""
    players = sorted({name for _, left in counts for name in left})
    wins = dict.fromkeys(players, FAINT)
    for (first, _), number in counts.items():
        wins[first] += number
    strengths = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        met = {player: 2 * FAINT / (strengths[player] + 1.0) for player in players}
        for (_, left), number in counts.items():
            part = number / sum(strengths[name] for name in left)
            for name in left:
                met[name] += part
        new = {player: wins[player] / met[player] for player in players}
        if max(abs(math.log(new[player] / strengths[player])) for player in players) < 1e-6:
            return new
        strengths = new
    return strengths
