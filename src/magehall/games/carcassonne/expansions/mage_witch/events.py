"""What happens to the mage and the witch."""

from __future__ import annotations

from typing import final

from magehall.core.facts import Fact
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import Event


@final
class FigureMoved(Event):
    """A player put a figure on a road or city; `origin` is where it stood, or `beside` the landscape."""

    def __init__(self, seat: Seat, figure: str, origin: str, at: str, segment: str, tiles: int) -> None:
        facts: dict[str, Fact] = {"seat": seat_text(seat), "figure": figure, "origin": origin, "at": at}
        kind = segment.partition(".")[0]
        super().__init__({**facts, "segment": segment, "kind": kind, "tiles": tiles})


@final
class FigureRemoved(Event):
    """A player had to take a figure off the landscape."""

    def __init__(self, seat: Seat, figure: str, origin: str) -> None:
        super().__init__({"seat": seat_text(seat), "figure": figure, "origin": origin})


@final
class FigureReturned(Event):
    """A figure went back beside the landscape from a completed road or city."""

    def __init__(self, figure: str, origin: str) -> None:
        super().__init__({"figure": figure, "origin": origin})


@final
class FiguresMet(Event):
    """A tile joined the road or city of the mage with that of the witch; the player in turn must move one."""

    def __init__(self, seat: Seat, mage: str, witch: str) -> None:
        super().__init__({"seat": seat_text(seat), "mage": mage, "witch": witch})


@final
class FiguresIdle(Event):
    """A symbol tile came, but neither figure could go anywhere and none was in the landscape."""

    def __init__(self, seat: Seat) -> None:
        super().__init__({"seat": seat_text(seat)})
