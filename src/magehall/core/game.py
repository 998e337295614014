"""The contract: the questions every game and every running game answers."""

from __future__ import annotations

import json
from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from magehall.core import show
from magehall.core.chance import Rng
from magehall.core.errors import BadOptions, IllegalMove
from magehall.core.event import Event
from magehall.core.figures import Figures
from magehall.core.move import Move
from magehall.core.options import Edition, Option, read_editions, settle
from magehall.core.outcome import Outcome
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat

Listener = Callable[[Event], None]


class Chance(NamedTuple):
    """One of nature's possible moves with its probability."""

    move: Move
    weight: float


@mypyc_attr(allow_interpreted_subclasses=True)
class View(metaclass=ABCMeta):
    """All that one seat, or a spectator, may know of a game: plain data, built up from nothing."""

    @abstractmethod
    def data(self) -> dict[str, object]:
        """Give the view as plain serialisable data; `Game.read_view` reads it back."""

    def bytes(self) -> bytes:
        """Write the view in its one canonical form."""
        return json.dumps(self.data(), separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.bytes())

    def __str__(self) -> str:
        return show.text(self.data(), {})

    def _repr_svg_(self) -> str:
        """Draw the view in a notebook."""
        return show.svg(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """One running game; mutable, cheap to copy."""

    def __init__(self) -> None:
        self.listener: Listener | None = None

    @abstractmethod
    def acting(self) -> tuple[Seat, ...]:
        """Say who must act: nobody (the game is over), nature, one seat, or several at once."""

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """List every legal move of a seat, or proposals where turns are composed."""

    @abstractmethod
    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move: None where it is legal, else the clause and the facts."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move that is known to be legal."""

    @abstractmethod
    def draw(self, rng: Rng) -> Move:
        """Make nature's move, sampled with the right weights."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Give what a seat may know; None is a spectator."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Give the points of each seat so far."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""

    @abstractmethod
    def copy(self) -> State:
        """Give an independent copy without a listener."""

    @abstractmethod
    def pieces(self) -> list[str]:
        """Name every physical piece, wherever it is, in a fixed order: none may appear or vanish."""

    @abstractmethod
    def secrets(self, seat: Seat | None) -> dict[str, str]:
        """Name what a seat must not know: each hidden piece or decision and where it truly is.

        Places are written `kind: place` where not all hidden pieces can change places with each other.
        """

    def own(self, seat: Seat, public: dict[str, object]) -> dict[str, object]:
        """Give what a seat's view says otherwise than `public`, the data of a watcher's view.

        `{**public, **own(seat, public)}` is `view(seat).data()`; a game that is much watched gives these few
        keys without drawing the whole view.
        """
        told = self.view(seat).data()
        return {key: value for key, value in told.items() if key not in public or public[key] != value}

    def redraw(self, before: dict[str, object]) -> dict[str, object]:
        """Give the data of a watcher's view, where `before` is what it was earlier in this game, or empty.

        It is `view(None).data()`; a game that is much watched takes over what cannot have changed: that costs
        nothing to draw and nothing to compare. What is given may share its parts with `before`.
        """
        return self.view(None).data()

    def time_is_up(self, draft: Move | None) -> tuple[Seat, Move] | None:
        """Say whose move follows when the time of a decision is over; None where the game has no rule for it.

        `draft` is the move that the player was composing, as it lies; None where nothing was touched.
        """
        return None

    def chances(self) -> list[Chance]:
        """List nature's possible moves with their weights, or nothing where they are too many to list."""
        return []

    def play(self, seat: Seat, move: Move) -> None:
        """Judge a move and carry it out; an illegal one raises `IllegalMove` and changes nothing."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def playout(self, rng: Rng) -> None:
        """Play on to the end: nature by its weights, each seat uniformly among its listed moves."""
        while True:
            acting = self.acting()
            if not acting:
                return
            seat = acting[0]
            if seat == CHANCE:
                self.apply(seat, self.draw(rng))
            else:
                moves = self.moves(seat)
                self.apply(seat, moves[rng.below(len(moves))])

    def __str__(self) -> str:
        """Write the position for people who program: all of it, the hidden pieces by their places."""
        return show.text(self.view(None).data(), self.secrets(None))

    def _repr_svg_(self) -> str:
        """Draw in a notebook what a spectator sees."""
        return show.svg(self.view(None))

    def tell(self, event: Event) -> None:
        """Tell the listener, if there is one; build events only after asking `listener is not None`."""
        if self.listener is not None:
            self.listener(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """A game of the house; stateless."""

    # Class variables, so that games of others, which are not compiled, can set them too.
    key: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    variants: ClassVar[dict[str, dict[str, str]]] = {}
    package: ClassVar[str]
    lists_all_moves: ClassVar[bool] = True

    @abstractmethod
    def begin(self, seats: int, options: dict[str, str]) -> State:
        """Start a game whose options are settled."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """Make up a full world that fits what a view knows."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """Read a move strictly; `str(move)` writes it back."""

    @abstractmethod
    def read_view(self, data: Mapping[str, object]) -> View:
        """Read what `View.data` gives."""

    @abstractmethod
    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the number of moves of a game, nature's included."""

    def figures(self, seats: int, events: Sequence[Event]) -> list[Figures]:
        """Count what a game's statistics tell of each seat, from all that happened; nothing by default."""
        return [{} for _ in range(seats)]

    def refuse_options(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that are possible one by one but perhaps not together."""
        return None

    def refuse_terms(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that make no sense together, though such a game can be played: records of it stay."""
        return None

    def refuse_both(self, option: str) -> Refusal | None:
        """Name the clause by which an option has one value only, for those who ask for two of them."""
        return None

    def settle(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Give every option its value where a game is agreed on, or refuse what does not go together."""
        options = self.recall(seats, chosen)
        refusal = self.refuse_terms(seats, options)
        if refusal is not None:
            raise _not_together(refusal)
        return options

    def recall(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Give every option its value in a game agreed on earlier: only what cannot be played is refused."""
        if seats not in self.seats:
            raise BadOptions(
                f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}",
                reason="seats",
                facts={"least": self.seats[0], "most": self.seats[-1], "seats": seats},
            )
        options = settle(self.options, chosen)
        refusal = self.refuse_options(seats, options)
        if refusal is not None:
            raise _not_together(refusal)
        return options

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """Start a game with the chosen options, the others at their defaults."""
        return self.begin(seats, self.settle(seats, options or {}))

    def editions(self) -> dict[str, Edition]:
        """Return the printed editions this game knows, by key; a game without `editions.toml` has none."""
        return read_editions(self.text("editions.toml")) if self.has_text("editions.toml") else {}

    def edition(self, key: str) -> Edition:
        """Give one printed edition."""
        editions = self.editions()
        if key not in editions:
            raise BadOptions(
                f"{self.key} has no edition {key!r}; there are {', '.join(editions)}",
                reason="no-edition",
                facts={"edition": key, "editions": ", ".join(editions)},
            )
        return editions[key]

    def has_text(self, name: str) -> bool:
        """Tell whether a text file lies beside the game."""
        try:
            return resources.files(self.package).joinpath(name).is_file()
        except (ImportError, TypeError):  # a game that is a single file has nothing beside it
            return False

    def text(self, name: str) -> str:
        """Read a text file that lies beside the game."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")


def _not_together(refusal: Refusal) -> BadOptions:
    return BadOptions(f"these options do not go together: {refusal}", refusal)
