"""What happens to the mage and the witch."""

from __future__ import annotations

from typing import Final

from msgspec import field

from magehall.core.shape import Event, Letter
from magehall.games.carcassonne.expansions.mage_witch.view import Figure, Stand
from magehall.games.carcassonne.shape import Cell, Kind, Segment, Spot


class FigureMoved(Event):
    """A player put a figure on a road or city; `origin` is where it stood."""

    seat: Letter
    figure: Figure
    origin: Stand
    at: Cell
    segment: Segment
    feature: Kind = field(name="kind")
    tiles: int


class FigureRemoved(Event):
    """A player had to take a figure off the landscape."""

    seat: Letter
    figure: Figure
    origin: Spot


class FigureReturned(Event):
    """A figure went back beside the landscape from a completed road or city."""

    figure: Figure
    origin: Spot


class FiguresMet(Event):
    """A tile joined the mage's road or city with the witch's; the player in turn must move one of them."""

    seat: Letter
    mage: Spot
    witch: Spot


class FiguresIdle(Event):
    """A symbol tile came, but neither figure could go anywhere and neither was in the landscape."""

    seat: Letter


EVENTS: Final = (FigureMoved, FigureRemoved, FigureReturned, FiguresMet, FiguresIdle)
