"""Ratings by openskill's Plackett-Luce model: each game and number of seats separately."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from magehall.server.store import Rating, Result

MODEL: Final = PlackettLuce()
CAUTION: Final = 3
"""How many deviations are taken off an estimate: the rating shown is one that is nearly certain."""


class Belief(NamedTuple):
    """How strong somebody is believed to be, and how uncertain that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def shown(self) -> float:
        """The one number to compare by: it begins at 0 and grows with strength and certainty."""
        return round(self.mu - CAUTION * self.sigma, 2)


def believed(before: Mapping[str, Belief], results: list[Result]) -> dict[str, Belief]:
    """Rate everyone again after a game; whoever held several seats, as a bot level may, gets their mean."""
    teams = [[MODEL.rating(mu=before[who].mu, sigma=before[who].sigma)] for who in _sitting(results)]
    rated = MODEL.rate(teams, ranks=[float(result.place) for result in results])
    found: dict[str, list[Belief]] = {}
    for who, (one,) in zip(_sitting(results), rated, strict=True):
        found.setdefault(who, []).append(Belief(one.mu, one.sigma))
    return {who: _mean(beliefs) for who, beliefs in found.items()}


def _sitting(results: list[Result]) -> list[str]:
    return [result.who for result in results]


def _mean(beliefs: list[Belief]) -> Belief:
    number = len(beliefs)
    return Belief(
        sum(belief.mu for belief in beliefs) / number, sum(belief.sigma for belief in beliefs) / number
    )


def next_ratings(latest: Mapping[str, Rating | None], results: list[Result]) -> list[Rating]:
    """Return the ratings that follow from a game, each with the next number of its owner."""
    before = {who: Belief() if old is None else Belief(old.mu, old.sigma) for who, old in latest.items()}
    first = results[0]
    return [
        Rating(
            game=first.game,
            seats=first.seats,
            who=who,
            number=1 if (old := latest[who]) is None else old.number + 1,
            mu=belief.mu,
            sigma=belief.sigma,
            table=first.table,
            at=first.at,
        )
        for who, belief in believed(before, results).items()
    ]
