"""The contract: the questions every game and every running game answers."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from magehall.core import keeping, show
from magehall.core.chance import Rng
from magehall.core.errors import BadOptions, IllegalMove, OtherRules
from magehall.core.figures import Figures
from magehall.core.forms import MoveForm
from magehall.core.move import Move
from magehall.core.options import Edition, Option, read_editions, settle, silent, spelled
from magehall.core.outcome import Outcome
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, check_viewer, seat_text
from magehall.core.shape import Event, View, fill_own

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Listener = Callable[[Event], None]


class Chance(NamedTuple):
    """One of nature's possible moves with its probability."""

    move: Move
    weight: float


class Origin(NamedTuple):
    """How a game was begun."""

    key: str
    seats: int
    options: dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):  # noqa: PLW1641 - it changes, so it has no hash
    """One running game; mutable, cheap to copy."""

    shared: ClassVar[tuple[str, ...]] = ()
    """What is not kept, because starting the game again provides it."""

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
        """Judge a move: None if it is legal, otherwise the clause and the facts."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move that is known to be legal."""

    @abstractmethod
    def draw(self, rng: Rng) -> Move:
        """Make nature's move, sampled with the right weights."""

    @abstractmethod
    def public(self, before: View | None) -> View:
        """Draw what everyone sees alike: a watcher's view.

        It is not given a seat, so it cannot treat seats differently. `before` is a public view of an earlier
        position of this game, or None: anything that cannot have changed may be taken over from it, and then
        costs nothing to draw or to compare.
        """

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        """Draw the fields a seat sees differently from `public`; only fields marked `OWN` are allowed."""
        return {"seat": seat_text(seat)}

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know; None is a watcher.

        It is drawn afresh each time, so changing a list in it changes nothing else.
        """
        public = self.public(None)
        check_viewer(seat, public.seats)
        return public if seat is None else fill_own(public, self.private(seat, public))

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy without a listener."""

    @abstractmethod
    def pieces(self) -> list[str]:
        """Name every physical piece, wherever it is, in a fixed order: none may appear or vanish."""

    @abstractmethod
    def secrets(self, seat: Seat | None) -> dict[str, str]:
        """Name what a seat must not know: each hidden piece or decision and where it truly is.

        Places are written `kind: place` where some hidden pieces cannot swap places with others.
        """

    def time_is_up(self, draft: Move | None) -> tuple[Seat, Move] | None:
        """Say whose move follows when the time for a decision runs out; None if the game has no rule for it.

        `draft` is the move the player was composing, as it stands; None if nothing was touched.
        """
        return None

    def chances(self) -> list[Chance]:
        """List nature's possible moves with their weights, or nothing if there are too many to list."""
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

    def stage(self) -> str:
        """Say in a word or two how far the game has got, for `repr`; empty by default."""
        return ""

    def origin(self) -> Origin | None:
        """Say how the game was started, if its key finds it: a state that is kept starts there again.

        A compiled final class must say so; with None a blank state is made and filled.
        """
        return None

    def __reduce__(self) -> tuple[object, ...]:
        return begin_again, (type(self), self.origin()), self._held()

    def __setstate__(self, holding: Mapping[str, object]) -> None:
        self.listener = None
        keeping.fill(self, holding)

    def _held(self) -> dict[str, object]:
        left_out = ("listener", *self.shared)
        return {name: value for name, value in keeping.contents(self).items() if name not in left_out}

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Tell whether two states are of the same game and hold the same, whoever listens; they have no
        hash."""
        if self is other:
            return True
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.origin() == other.origin() and self._held() == other._held()

    def __repr__(self) -> str:
        acting = [seat_text(seat) if seat != CHANCE else "nature" for seat in self.acting()]
        parts = [self.stage(), f"{', '.join(acting)} to move" if acting else "over"]
        told = ", ".join([part for part in parts if part])
        return f"<{type(self).__name__} {told}, points {' '.join([str(score) for score in self.scores()])}>"

    def __str__(self) -> str:
        """Write the whole position for programmers, the hidden pieces by where they are."""
        return show.text(self.view(None).data(), self.secrets(None))

    def _repr_svg_(self) -> str:
        """Draw what a watcher sees, for a notebook."""
        return show.svg(self.view(None))

    def tell(self, event: Event) -> None:
        """Tell the listener, if there is one; build events only after checking `listener is not None`."""
        if self.listener is not None:
            self.listener(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """The rules of a game; stateless."""

    # Class variables, so that third-party games, which are not compiled, can set them too.
    key: ClassVar[str]
    rules: ClassVar[int] = 1
    """The version of the rules: it goes up when a fix changes what the moves in a log or a record mean."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    variants: ClassVar[dict[str, dict[str, str]]] = {}
    package: ClassVar[str]
    view: ClassVar[type[View]]
    """What a seat may know, as the game declares it."""
    events: ClassVar[tuple[type[Event], ...]] = ()
    """What can happen, as the game declares it."""
    forms: ClassVar[tuple[MoveForm, ...]] = ()
    """How each kind of move is written, as the game declares it; if it declares none, a move is just text."""
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

    def read_view(self, data: Mapping[str, object]) -> View:
        """Read what `View.data` returns, strictly."""
        return self.view.read(data)

    @abstractmethod
    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the number of moves of a game, nature's included."""

    def earlier(self) -> list[Game]:
        """Return the game by each earlier version of its rules that can still be played; none by default."""
        return []

    def knows(self, rules: int) -> bool:
        """Tell whether games by a version of the rules can be played."""
        return rules in self._known()

    def by(self, rules: int) -> Game:
        """Return the game by a version of its rules; an unknown version is an error that says so."""
        if rules == self.rules:
            return self
        for game in self.earlier():
            if game.rules == rules:
                return game
        raise OtherRules(self.key, rules, self._known())

    def _known(self) -> list[int]:
        return sorted([self.rules, *[game.rules for game in self.earlier()]])

    def figures(self, seats: int, events: Sequence[Event]) -> list[Figures]:
        """Count the statistics of each seat from everything that happened; none by default."""
        return [{} for _ in range(seats)]

    def refuse_options(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that are each possible but perhaps not together."""
        return None

    def refuse_terms(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Judge options that make no sense together though such a game can be played: its records stay
        valid."""
        return None

    def refuse_both(self, option: str) -> Refusal | None:
        """Name the clause that allows an option only one value, for when two are asked for."""
        return None

    def settle(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Give every option its value for a game being agreed on, or refuse what does not go together."""
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

    def agreed(self, edition: str | None, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return the options in force: the edition's, overridden by those chosen."""
        return {**(self.edition(edition).options if edition is not None else {}), **chosen}

    def unsaid(self, edition: str | None) -> dict[str, str]:
        """Return what a record means by not naming options whose values have changed since."""
        return silent(self.options, None if edition is None else self.edition(edition))

    def spelled(self, edition: str | None, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what a new record must name besides the options chosen: left out, it means the older
        value."""
        return spelled(self.options, None if edition is None else self.edition(edition), chosen)

    def editions(self) -> dict[str, Edition]:
        """Return the printed editions this game knows, by key; a game without `editions.toml` has none."""
        return read_editions(self.text("editions.toml")) if self.has_text("editions.toml") else {}

    def edition(self, key: str) -> Edition:
        """Return one printed edition."""
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
            return self._file(name).is_file()
        except (ImportError, TypeError):  # a game that is a single file has nothing beside it
            return False

    def text(self, name: str) -> str:
        """Read a text file that lies beside the game."""
        return self._file(name).read_text(encoding="utf-8")

    def texts(self, folder: str) -> list[str]:
        """Name the files of a folder that lies beside the game; there may be none."""
        try:
            found = self._file(folder)
            return sorted(file.name for file in found.iterdir()) if found.is_dir() else []
        except (ImportError, TypeError):
            return []

    def _file(self, name: str) -> Traversable:
        from importlib import resources  # slow to import, and most who import this read no file

        return resources.files(self.package).joinpath(name)

    def __reduce__(self) -> tuple[object, ...]:
        """Keep a game that its key finds by that key, so that there is only one; any other by what it
        holds."""
        from magehall.core.registry import game, is_registered

        return (game, (self.key,)) if is_registered(self) else keeping.reduce(self)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __eq__(self, other: object) -> bool:
        return keeping.alike(self, other)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<Game {self.key}>"


def begin_again(kind: type[State], origin: Origin | None) -> State:
    """Make a state to be filled: started as it was, or blank."""
    from magehall.core.registry import game

    return kind.__new__(kind) if origin is None else game(origin.key).begin(origin.seats, origin.options)


def _not_together(refusal: Refusal) -> BadOptions:
    return BadOptions(f"these options do not go together: {refusal}", refusal)
