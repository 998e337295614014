"""What a contest showed, as plain data: shares, margins, ratings, what each game counts, and times."""

from __future__ import annotations

from typing import Any

from magehall.arena.contest import Contest, Pairing
from magehall.arena.deals import Result
from magehall.arena.numbers import Estimate, elo_of, estimate, estimate_share, margins, shares, tallies
from magehall.arena.ratings import rate
from magehall.arena.sprt import Sprt
from magehall.core import is_compiled

DIGITS = 4


def summarise(contest: Contest, results: list[Result], sprt: Sprt | None) -> dict[str, object]:
    """Put everything together; all but `timing` is the same on every machine."""
    anchor = "medium" if "medium" in contest.players else contest.players[-1]
    found: dict[str, object] = {
        "contest": contest.data(),
        "games": sum(len(result.games) for result in results),
        "refusals": sum(game.refusals for result in results for game in result.games),
        "pairings": [pairing_data(contest, pairing, results) for pairing in contest.pairings()],
        "ratings": [
            {"player": rating.player, "elo": round(rating.elo, 1), "low": round(rating.low, 1)}
            | {"high": round(rating.high, 1), "games": rating.games}
            for rating in rate(results, anchor)
        ],
        "tallies": {
            name: {key: rounded(value) for key, value in counted.items()}
            for name, counted in tallies(results).items()
        },
        "timing": timing(results),
    }
    if sprt is not None:
        found["sprt"] = sprt_data(sprt, results)
    return found


def pairing_data(contest: Contest, pairing: Pairing, results: list[Result]) -> dict[str, object]:
    """Report how one player did among a field of another."""
    own = [found for found in results if (found.player, found.field) == (pairing.player, pairing.field)]
    share = estimate_share(shares(own))
    return {
        "player": pairing.player,
        "field": pairing.field,
        "deals": len(own),
        "games": sum(len(result.games) for result in own),
        "parity": round(1 / contest.seats, DIGITS),
        "share": rounded(share),
        "elo": [round(elo_of(number, contest.seats), 1) for number in share],
        "margin": rounded(estimate(margins(own))),
        "margins": [round(value, 2) for value in margins(own)],
    }


def sprt_data(sprt: Sprt, results: list[Result]) -> dict[str, object]:
    """Report how a sequential test ended."""
    low, high = sprt.bounds()
    values = shares(results)
    evidence = sprt.evidence(values) if len(values) > 1 else 0.0
    return {
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "bounds": [round(low, 3), round(high, 3)],
        "evidence": round(evidence, 3),
        "verdict": sprt.verdict(results),
    }


def timing(results: list[Result]) -> dict[str, Any]:
    """Return the milliseconds each player needed for a decision on this machine, on average and at most."""
    seconds: dict[str, float] = {}
    moves: dict[str, int] = {}
    longest: dict[str, float] = {}
    for result in results:
        for name, spent in result.seconds.items():
            seconds[name] = seconds.get(name, 0.0) + spent
            longest[name] = round(max(longest.get(name, 0.0), 1000 * result.longest[name]), 1)
        for game in result.games:
            for name, made in zip(game.seating, game.moves, strict=True):
                moves[name] = moves.get(name, 0) + made
    each = {name: round(1000 * spent / max(moves.get(name, 0), 1), 3) for name, spent in seconds.items()}
    return {"compiled": is_compiled(), "milliseconds": each, "longest": longest}


def rounded(value: Estimate) -> list[float]:
    """Return an estimate as mean, low and high."""
    return [round(number, DIGITS) for number in value]
