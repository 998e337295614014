"""What happens at a crop circle."""

from __future__ import annotations

from typing import final

from magehall.core.facts import Fact
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import Event


@final
class CircleShuffledIn(Event):
    """Nature's lot brought a crop circle into the game."""

    def __init__(self, tile: str, role: str) -> None:
        super().__init__({"tile": tile, "role": role})


@final
class CircleIdle(Event):
    """A crop circle came, but nobody had a meeple of its kind in the landscape."""

    def __init__(self, seat: Seat, role: str) -> None:
        super().__init__({"seat": seat_text(seat), "role": role})


@final
class ActionChosen(Event):
    """The player in turn chose what everybody may or must do."""

    def __init__(self, seat: Seat, action: str, role: str) -> None:
        super().__init__({"seat": seat_text(seat), "action": action, "role": role})


@final
class MeepleAdded(Event):
    """A player added a meeple to an own one."""

    def __init__(self, seat: Seat, role: str, at: str, segment: str, supply: int) -> None:
        facts: dict[str, Fact] = {"seat": seat_text(seat), "role": role, "at": at, "segment": segment}
        super().__init__({**facts, "supply": supply})


@final
class MeepleTakenBack(Event):
    """A player took a meeple back."""

    def __init__(self, seat: Seat, role: str, at: str, segment: str, supply: int) -> None:
        facts: dict[str, Fact] = {"seat": seat_text(seat), "role": role, "at": at, "segment": segment}
        super().__init__({**facts, "supply": supply})


@final
class AdditionDeclined(Event):
    """A player could have added a meeple and did not."""

    def __init__(self, seat: Seat, role: str) -> None:
        super().__init__({"seat": seat_text(seat), "role": role})
