"""Statistics of results: shares of victory, means over deals, and their intervals."""

from __future__ import annotations

import math
from typing import NamedTuple

from magehall.arena.deals import Played, Result

Z = 1.96
"""Standard errors to each side of a 95 % interval."""


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(game: Played, seat: int) -> float:
    """Return a seat's share of the victory: 1, or a part if it is shared."""
    return (game.ranks[seat] == 1) / game.ranks.count(1)


def own_seat(game: Played, player: str) -> int:
    """Find where the player of a pairing sat."""
    return game.seating.index(player)


def deal_share(result: Result) -> float:
    """Return the player's share of victory over the seats of a deal."""
    return sum(share(game, own_seat(game, result.player)) for game in result.games) / len(result.games)


def shares(results: list[Result]) -> list[float]:
    """Return the shares of victory, deal by deal."""
    return [deal_share(result) for result in results]


def margins(results: list[Result]) -> list[float]:
    """Return the player's points minus the mean of the others, deal by deal."""
    return [
        sum(margin(game, own_seat(game, found.player)) for game in found.games) / len(found.games)
        for found in results
    ]


def margin(game: Played, seat: int) -> float:
    """Return a seat's points minus the mean of the others."""
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return game.scores[seat] - sum(others) / len(others)


def estimate(values: list[float]) -> Estimate:
    """Return the mean of values, one for each deal, with its interval."""
    number = len(values)
    if number == 0:
        return Estimate(math.nan, math.nan, math.nan)
    mean = sum(values) / number
    if number == 1:
        return Estimate(mean, -math.inf, math.inf)
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
    width = student(number - 1) * error
    return Estimate(mean, mean - width, mean + width)


def student(freedom: int) -> float:
    """Return the standard errors to each side if the error itself is known from few deals (Student's t)."""
    z, v = Z, float(freedom)
    found = z + (z**3 + z) / (4 * v) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
    return found + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)


def estimate_share(values: list[float]) -> Estimate:
    """Return the mean of shares of victory: between 0 and 1, and uncertain even if all deals were alike."""
    mean, low, high = estimate(values)
    if len(set(values)) == 1:  # this many deals without one exception
        few = min(1.0, 3 / len(values))
        low, high = mean - few, mean + few
    return Estimate(mean, max(low, 0.0), min(high, 1.0))


def share_of(elo: float, seats: int) -> float:
    """Return the share of victory of a player this much stronger than a field of equals."""
    odds = 10 ** (elo / 400)
    return float(odds / (odds + seats - 1))


def elo_of(part: float, seats: int) -> float:
    """Return how much stronger than a field of equals a player is, from its share of victory."""
    part = min(max(part, 1e-4), 1 - 1e-4)
    return 400 * math.log10(part * (seats - 1) / (1 - part))


def tallies(results: list[Result]) -> dict[str, dict[str, Estimate]]:
    """Return each player's means of what the game counts, with intervals over deals."""
    found: dict[str, dict[str, list[float]]] = {}
    for result in results:
        for name in (result.player, result.field):
            for key, value in deal_tally(result, name).items():
                found.setdefault(name, {}).setdefault(key, []).append(value)
    return {
        name: {key: estimate(values) for key, values in counted.items()} for name, counted in found.items()
    }


def deal_tally(result: Result, name: str) -> dict[str, float]:
    """Give a player's mean over the games and seats of a deal."""
    rows = [game.tally[seat] for game in result.games for seat, who in enumerate(game.seating) if who == name]
    return {key: sum(row[key] for row in rows) / len(rows) for key in (rows[0] if rows else {})}
