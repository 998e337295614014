"""What happens in a landscape. Everything is open, so everyone may know it."""

from __future__ import annotations

from typing import final

from magehall.core.facts import Fact
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import Event


def seats_text(seats: list[Seat]) -> list[str]:
    """Write seats as letters."""
    return [seat_text(seat) for seat in seats]


@final
class StarterChosen(Event):
    """Nature chose the start player."""

    def __init__(self, seat: Seat) -> None:
        super().__init__({"seat": seat_text(seat)})


@final
class TileDrawn(Event):
    """A tile was drawn and shown; so many are left in the stack."""

    def __init__(self, seat: Seat, tile: str, left: int) -> None:
        super().__init__({"seat": seat_text(seat), "tile": tile, "left": left})


@final
class TileDiscarded(Event):
    """A tile fitted nowhere and left the game."""

    def __init__(self, seat: Seat, tile: str, left: int) -> None:
        super().__init__({"seat": seat_text(seat), "tile": tile, "left": left})


@final
class TilePlaced(Event):
    """A tile was placed."""

    def __init__(self, seat: Seat, tile: str, at: str, rotation: int) -> None:
        super().__init__({"seat": seat_text(seat), "tile": tile, "at": at, "rotation": rotation})


@final
class MeeplePlaced(Event):
    """A meeple took a role on a segment of the tile just placed."""

    def __init__(self, seat: Seat, role: str, at: str, segment: str, supply: int) -> None:
        facts: dict[str, Fact] = {
            "seat": seat_text(seat),
            "role": role,
            "at": at,
            "segment": segment,
            "supply": supply,
        }
        super().__init__(facts)


@final
class MeeplePassed(Event):
    """A player put no meeple on the tile just placed."""

    def __init__(self, seat: Seat) -> None:
        super().__init__({"seat": seat_text(seat)})


@final
class MeeplesReturned(Event):
    """Meeples came home from a scored feature, so many to each seat named."""

    def __init__(self, seats: list[Seat], counts: list[int]) -> None:
        super().__init__({"seats": seats_text(seats), "counts": counts, "total": sum(counts)})


@final
class RoadScored(Event):
    """A road was scored; the facts say how its points came about."""


@final
class CityScored(Event):
    """A city was scored; the facts say how its points came about."""


@final
class MonasteryScored(Event):
    """A monastery was scored; the facts say how its points came about."""


@final
class FieldScored(Event):
    """A field was scored for the completed cities that touch it."""


@final
class CityFed(Event):
    """By the first edition's rule a completed city paid the farmers of all fields round it."""


@final
class FeatureUnclaimed(Event):
    """A road or city was completed with no meeple in it."""

    def __init__(self, kind: str, at: str, segment: str, tiles: int) -> None:
        super().__init__({"kind": kind, "at": at, "segment": segment, "tiles": tiles})


@final
class FinalScoringBegan(Event):
    """The last turn was over and everything unfinished came to be scored."""

    def __init__(self, scores: list[int]) -> None:
        super().__init__({"scores": scores})


@final
class GameEnded(Event):
    """The final scoring was done."""

    def __init__(self, winners: list[Seat], points: int, scores: list[int]) -> None:
        super().__init__({"seats": seats_text(winners), "points": points, "scores": scores})
