"""How a game ended."""

from __future__ import annotations

from typing import final

from magehall.core.seat import Seat, seat_text


@final
class Outcome:
    """Scores, ranks and winners, with the reason the game ended."""

    def __init__(self, scores: tuple[int, ...], reason: str, ranks: tuple[int, ...] | None = None) -> None:
        self.scores = scores
        self.reason = reason
        self.ranks = ranks if ranks is not None else ranks_of(scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats ranked first; more than one if victory is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def data(self) -> dict[str, object]:
        """Give the outcome as plain data."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": [seat_text(seat) for seat in self.winners],
            "reason": self.reason,
        }

    def __repr__(self) -> str:
        return f"Outcome({self.scores!r}, {self.reason!r}, {self.ranks!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.scores, self.reason, self.ranks)


def ranks_of(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Rank scores from 1, the highest first; equal scores share a rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
