"""The journal of a step of the ladder, short enough to be published: one line per deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magehall.arena.contest import Contest, seatings
from magehall.arena.deals import Played, Result
from magehall.arena.journal import Journal

DIGITS = 4
MICROSECONDS = 6


class Scorebook(Journal):
    """Keeps the scores and ranks of all seats; other counts, and the time, only of the player.

    In the first game of a deal the player has the first seat, in the second the second, and so on.
    """

    def __init__(self, contest: Contest, path: Path) -> None:
        self.pairing = contest.pairings()[0]
        self.seatings = seatings(self.pairing, contest.seats)
        super().__init__(contest, path)

    def line(self, result: Result) -> dict[str, object]:
        """Return what is written about a deal."""
        return {
            "number": result.number,
            "deal": result.deal,
            "games": [game_data(game, own) for own, game in enumerate(result.games)],
            "seconds": round(result.seconds[result.player], MICROSECONDS),
            "longest": round(result.longest[result.player], MICROSECONDS),
        }

    def result(self, data: dict[str, Any]) -> Result:
        """Read a deal; of the field only scores and ranks are known."""
        player, field = self.pairing.player, self.pairing.field
        games = [read_game(written, own, self.seatings[own]) for own, written in enumerate(data["games"])]
        times = {player: data["seconds"]}, {player: data["longest"]}
        return Result(data["number"], player, field, data["deal"], games, *times)


def game_data(game: Played, own: int) -> list[object]:
    """Return a game as scores, ranks, the player's moves, moves refused, and the player's counts."""
    counted = {name: round(value, DIGITS) for name, value in game.tally[own].items()}
    return [game.scores, game.ranks, game.moves[own], game.refusals, counted]


def read_game(written: list[Any], own: int, seating: list[str]) -> Played:
    """Read a game."""
    scores, ranks, made, refusals, counted = written
    moves = [0] * len(seating)
    tally: list[dict[str, float]] = [{} for _ in seating]
    moves[own], tally[own] = made, counted
    return Played(seating, scores, ranks, tally, moves, refusals)
