"""What happens at a crop circle."""

from __future__ import annotations

from typing import Final

from magehall.core.shape import Event, Letter
from magehall.games.carcassonne.expansions.crop_circles.view import Action, Circle
from magehall.games.carcassonne.shape import Cell, Role, Segment


class CircleShuffledIn(Event):
    """Nature's draw brought a crop circle into the game."""

    tile: Circle
    role: Role


class CircleIdle(Event):
    """A crop circle came, but nobody had a meeple of its kind in the landscape."""

    seat: Letter
    role: Role


class ActionChosen(Event):
    """The player in turn chose what everyone may or must do."""

    seat: Letter
    action: Action
    role: Role


class MeepleAdded(Event):
    """A player added a meeple to one already there."""

    seat: Letter
    role: Role
    at: Cell
    segment: Segment
    supply: int


class MeepleTakenBack(Event):
    """A player took a meeple back."""

    seat: Letter
    role: Role
    at: Cell
    segment: Segment
    supply: int


class AdditionDeclined(Event):
    """A player could have added a meeple and did not."""

    seat: Letter
    role: Role


EVENTS: Final = (CircleShuffledIn, CircleIdle, ActionChosen, MeepleAdded, MeepleTakenBack, AdditionDeclined)
