"""The contract of an expansion: its leaflet, and its layer of one running game.

The base game knows expansions only by this contract. They are found by listing the folder `expansions`;
removing one removes its option, its tiles and its moves, and leaves nothing behind.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from importlib import import_module, resources
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from magehall.core import keeping
from magehall.core.chance import Rng
from magehall.core.forms import MoveForm
from magehall.core.game import Chance
from magehall.core.move import Move
from magehall.core.options import Option
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat
from magehall.core.shape import Event, Shape, options_of
from magehall.games.carcassonne.shape import SHELF, Declared, names_on_the_shelf
from magehall.games.carcassonne.tiles import Tile

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


class Layer(metaclass=ABCMeta):  # noqa: PLW1641 - it changes, so it has no hash
    """An expansion's part of one running game: its own data and its moments in a turn."""

    @abstractmethod
    def name(self) -> str:
        """Return the name of the expansion's option."""

    @abstractmethod
    def copy(self) -> Layer:
        """Return an independent copy."""

    def __reduce__(self) -> tuple[object, ...]:
        return keeping.reduce(self)

    def __eq__(self, other: object) -> bool:
        return keeping.alike(self, other)

    def begun(self, state: CarcassonneState) -> bool:
        """The game begins: tell whether nature decides something before the first turn."""
        return False

    def tile_placed(self, state: CarcassonneState) -> bool:
        """A tile was placed: tell whether a decision is due before the meeple."""
        return False

    def turn_scored(self, state: CarcassonneState) -> bool:
        """The turn was scored: tell whether a decision is due before the next one."""
        return False

    def worth(self, state: CarcassonneState, feature: i64, tiles: i64, points: i64) -> i64:
        """Return what a road or city of this many tiles and points is worth, when completed or at the end."""
        return points

    def explain(self, state: CarcassonneState, feature: i64, tiles: i64, points: i64) -> dict[str, int]:
        """Return what changed a worth, by who is behind it, as the expansion declares its facts."""
        return {}

    def completed(self, state: CarcassonneState, feature: i64) -> None:  # noqa: B027  (most have nothing to do)
        """A road or city was completed and, if somebody claimed it, scored."""

    def deciding(self, state: CarcassonneState) -> i64:
        """Return the seat whose decision is due, or nature."""
        return state.turn

    @abstractmethod
    def knows(self, move: Move) -> bool:
        """Tell whether a move is of this expansion."""

    @abstractmethod
    def moves(self, state: CarcassonneState) -> list[Move]:
        """List every answer to the decision that is due."""

    def proposals(self, state: CarcassonneState) -> list[Move]:
        """List answers that differ in effect, for players who weigh each."""
        return self.moves(state)

    @abstractmethod
    def refuse(self, state: CarcassonneState, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move of this expansion, or another move made while its decision is due."""

    @abstractmethod
    def apply(self, state: CarcassonneState, seat: Seat, move: Move) -> None:
        """Carry out a legal answer; when nothing more is due, `turn.answered` continues the turn."""

    def answer_any(self, state: CarcassonneState, rng: Rng) -> None:
        """Answer at random, each listed move equally likely."""
        moves = self.moves(state)
        self.apply(state, int(self.deciding(state)), moves[rng.below(len(moves))])

    def draw(self, state: CarcassonneState, rng: Rng) -> Move:
        """Decide for nature."""
        raise AssertionError(f"nature decides nothing at {self.name()}")

    def chances(self, state: CarcassonneState) -> list[Chance]:
        """List what nature may decide, with the probabilities."""
        return []

    def pieces(self) -> list[str]:
        """Name the physical pieces the expansion adds besides tiles."""
        return []

    @abstractmethod
    def part(self, state: CarcassonneState) -> Shape:
        """Draw the expansion's part of a view."""

    @abstractmethod
    def restore(self, state: CarcassonneState, part: Shape) -> None:
        """Take over what `part` shows; what cannot be so is a `BadInput`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion(metaclass=ABCMeta):
    """An expansion as it comes in its box."""

    declared: ClassVar[Declared]
    """What it adds to the declarations of the base game."""
    events: ClassVar[tuple[type[Event], ...]]
    """What can happen in it."""
    forms: ClassVar[tuple[MoveForm, ...]]
    """How its moves are written."""

    def option(self) -> Option:
        """Return the option that brings it into play."""
        return self.options()[0]

    def options(self) -> tuple[Option, ...]:
        """List all its options, the one that brings it into play first."""
        return options_of(self.declared.options)

    @abstractmethod
    def every_tile(self) -> list[Tile]:
        """Return all its tiles."""

    @abstractmethod
    def tiles(self, options: Mapping[str, str]) -> list[Tile]:
        """Return the tiles it may add with these options."""

    @abstractmethod
    def layer(self, options: Mapping[str, str]) -> Layer | None:
        """Begin its part of a game, or None if the options leave it out."""

    @abstractmethod
    def read(self, text: str) -> Move | None:
        """Read a move of this expansion strictly, or return None if the verb is not its own."""

    @abstractmethod
    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the number of decisions it adds to a game."""


def on_the_shelf() -> list[Expansion]:
    """Find every expansion, in the order of the folders' names."""
    found: list[Expansion] = []
    for name in names_on_the_shelf():
        made = import_module(f"{SHELF}.{name}.leaflet").EXPANSION
        assert isinstance(made, Expansion), f"the expansion {name} answers the contract"
        found.append(made)
    return found


def left_out(expansion: Expansion) -> str:
    """Return the value of an expansion's option that leaves it out."""
    options = {option.name: option.default for option in expansion.options()}
    for value in expansion.option().values:
        if expansion.layer({**options, expansion.option().name: value}) is None:
            return value
    raise AssertionError(f"one can play without {expansion.option().name}")


def leaflet(package: str, name: str) -> str:
    """Read a text file that lies beside an expansion or the base game."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")
