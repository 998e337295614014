"""What an arena plays: who meets whom on which deals, every deal once with each player in every seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import permutations

from magehall.core import BadInput

KINDS = ("match", "gauntlet", "round-robin", "sprt")


@dataclass(frozen=True)
class Pairing:
    """One player among a field of equals."""

    player: str
    field: str


@dataclass(frozen=True)
class Task:
    """One deal of one pairing: the same chances for every seating. The unit of work and of statistics."""

    number: int
    pairing: Pairing
    deal: int


@dataclass(frozen=True)
class Contest:
    """A whole plan; deal `i` has the seed `<seed>/<i>`, whoever plays it and on however many processes."""

    kind: str
    game: str
    seats: int
    players: tuple[str, ...]
    deals: int
    seed: str
    first: int
    options: dict[str, str]
    apart: bool = False
    """Whether every player lives in a process of its own and is sent only bytes; results are the same."""

    def pairings(self) -> list[Pairing]:
        """List who meets whom: the first against all others, or all against each other."""
        if len(self.players) < 2 or len(set(self.players)) < len(self.players):
            raise BadInput("two or more different players", "arena-players", {"players": len(self.players)})
        if self.kind != "round-robin":
            return [Pairing(self.players[0], field) for field in self.players[1:]]
        pairs = permutations(self.players, 2)
        return [Pairing(*pair) for pair in pairs if self.seats > 2 or pair[0] < pair[1]]

    def tasks(self) -> list[Task]:
        """List every deal of every pairing, deal by deal, so that a contest cut short is balanced."""
        pairings = self.pairings()
        return [
            Task(number * len(pairings) + place, pairing, self.first + number)
            for number in range(self.deals)
            for place, pairing in enumerate(pairings)
        ]

    def seed_of(self, deal: int) -> str:
        """Name the chances of a deal."""
        return f"{self.seed}/{deal}"

    def data(self) -> dict[str, object]:
        """Return the plan as plain data."""
        return {**asdict(self), "players": list(self.players)}


def seatings(pairing: Pairing, seats: int) -> list[list[str]]:
    """Seat the player once in every seat, the field around it."""
    return [
        [pairing.player if seat == own else pairing.field for seat in range(seats)] for own in range(seats)
    ]
