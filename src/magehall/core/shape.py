"""Shapes: what a view, an event or a set of options is, declared once and typed; everything else follows.

A shape is a frozen `msgspec.Struct`. Its plain data, strict reading, canonical bytes, equality, repr, pickle,
copy and JSON Schema need no further code. This module and every module that declares shapes (`view.py` and
`events.py` of a game) are never compiled: mypyc erases the annotations that say what a field may hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import UNSET, Meta, Struct
from msgspec.structs import replace

from magehall.core import seat, show
from magehall.core.errors import BadInput
from magehall.core.facts import Fact, facts_text
from magehall.core.options import Option
from magehall.core.seat import LETTERS, Seat

Letter = Annotated[seat.Letter, Meta(title="Letter")]
"""A seat, as it is written."""
Actor = Annotated[seat.Actor, Meta(title="Actor")]
"""A seat, or nature."""

OWN: Final = Meta(extra_json_schema={"x-audience": "own"})
"""Marks a field in which a seat may see what others do not."""
BY_SEAT: Final = Meta(extra_json_schema={"x-by": "seat"})
"""Marks a list with one item for each seat, in their order."""

T = TypeVar("T")
BySeat = Annotated[list[T], BY_SEAT]
"""Such a list: `scores: BySeat[int]`."""
Column = Annotated[tuple[T, ...], BY_SEAT]
"""The same for what is finished for good: it cannot change, so all viewers may share it."""

_HUMPS: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_write = msgspec.json.Encoder().encode
_write_sorted = msgspec.json.Encoder(order="sorted").encode


def kebab(name: str) -> str:
    """Write a class's name in kebab case."""
    return _HUMPS.sub("-", name).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Shape(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value with declared fields; what comes from outside is read strictly.

    It holds plain data, never itself, so the garbage collector need not look for cycles in it.
    """

    def data(self) -> dict[str, Any]:
        """Return the shape as plain data, exactly as a reader of its JSON gets it."""
        return cast("dict[str, Any]", msgspec.json.decode(_write(self)))

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Self:
        """Read what `data` returns; junk is a `BadInput` that names the field."""
        try:
            return msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            raise _bad(cls, error) from None

    @classmethod
    def read_json(cls, text: bytes | str) -> Self:
        """Read what `json` or `bytes` writes."""
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:  # a ValidationError is one too
            raise _bad(cls, error) from None

    def json(self) -> bytes:
        """Write the shape as JSON, its fields in the order of their declaration."""
        return _write(self)

    def bytes(self) -> bytes:
        """Write the shape in its one canonical form."""
        return _write_sorted(self)

    def __hash__(self) -> int:
        return hash(self.bytes())


def _bad(kind: type[Shape], error: Exception) -> BadInput:
    return BadInput(f"no {kebab(kind.__name__).replace('-', ' ')}: {error}", "shape", {"error": str(error)})


class View(Shape, tag_field="game", kw_only=True):
    """All that one seat, or a watcher, may know of a game. A game declares its own, tagged with its key."""

    seat: Annotated[Letter | None, OWN]
    """Whose view it is; null for a watcher."""
    seats: Annotated[int, Meta(ge=1, le=len(LETTERS))]
    """How many players there are."""

    @property
    def me(self) -> Seat:
        """The seat from which this is seen."""
        if self.seat is None:
            raise BadInput("a watcher has no seat", "no-seat")
        return LETTERS.index(self.seat)

    def __str__(self) -> str:
        return show.text(self.data(), {})

    def _repr_svg_(self) -> str:
        """Draw the view in a notebook."""
        return show.svg(self)


class Options(Shape, rename="kebab"):
    """What was agreed before a game: each field a `Literal`, the default first."""


class Event(Shape, tag_field="event", tag=kebab):
    """One thing that happened; subclasses are named by a verb in the past tense (`TrickWon`).

    `to` says who may know it: all, the player on the event's own `seat`, or the other players. Where that
    depends on what was agreed, a subclass with the same tag says so.
    """

    to: ClassVar[Literal["all", "own", "others"]] = "all"

    @property
    def kind(self) -> str:
        """The event's name in kebab case, as in the locales: `trick-won`."""
        return str(self.__struct_config__.tag)

    @property
    def facts(self) -> dict[str, Fact]:
        """What happened, as facts for a language to make a sentence of; by their names on the wire."""
        names = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        found = {encoded: getattr(self, name) for name, encoded in names}
        return {name: fact for name, fact in found.items() if fact is not UNSET}

    def is_for(self, seat: Seat | None) -> bool:
        """Tell whether a seat (or a watcher, None) may know of this."""
        return self.to == "all" or (
            seat is not None and (LETTERS[seat] == self._owner()) == (self.to == "own")
        )

    def audience(self, seats: int = len(LETTERS)) -> tuple[Seat, ...] | None:
        """List the seats that may know of this; None if everybody may, watchers too."""
        return None if self.to == "all" else tuple(seat for seat in range(seats) if self.is_for(seat))

    def _owner(self) -> str:
        return str(cast("Any", self).seat)

    def __str__(self) -> str:
        return " ".join([self.kind, *facts_text(self.facts)])


V = TypeVar("V", bound=View)


def fill_own(public: V, own: dict[str, object]) -> V:
    """Return a view with a seat's own values filled in."""
    return replace(public, **check_own(type(public), own))


def check_own(kind: type[View], own: dict[str, object]) -> dict[str, object]:
    """Return what a seat sees differently, if all of it is in fields marked so; anything else is an error."""
    if not own.keys() <= own_fields(kind):
        wrong = sorted(own.keys() - own_fields(kind))
        raise TypeError(f"{kind.__name__}.{wrong[0]} is not marked OWN, so no seat may see it otherwise")
    return own


@cache
def own_fields(kind: type[Shape]) -> frozenset[str]:
    """Name the fields of a shape in which a seat may see what others do not, directly or further inside."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name in kind.__struct_fields__ if _holds_own(hints[name]))


@cache
def is_own(kind: type[Shape], name: str) -> bool:
    """Tell whether a field itself is marked as a seat's own, not just something inside it."""
    return OWN in getattr(get_type_hints(kind, include_extras=True)[name], "__metadata__", ())


def _holds_own(hint: Any) -> bool:
    if OWN in getattr(hint, "__metadata__", ()):
        return True
    if isinstance(hint, type) and issubclass(hint, Shape):
        return bool(own_fields(hint))
    return any(_holds_own(inner) for inner in get_args(hint))


def differences(one: object, other: object, path: str = "") -> Iterator[tuple[str, bool]]:
    """Find where two values differ: each place by name, and whether it lies in a field marked `OWN`."""
    if one is other:
        return
    if isinstance(one, Shape) and type(one) is type(other):
        for name in one.__struct_fields__:
            found = differences(getattr(one, name), getattr(other, name), f"{path}.{name}" if path else name)
            yield from ((place, marked or is_own(type(one), name)) for place, marked in found)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, theirs, f"{path}[{number}]")
    elif one != other:
        yield path, False


def options_of(kind: type[Options]) -> tuple[Option, ...]:
    """List the options that are declared, with their values in order."""
    hints = get_type_hints(kind, include_extras=True)
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple(_option(encoded, hints[name]) for name, encoded in names)


def _option(name: str, hint: Any) -> Option:
    marks = getattr(hint, "__metadata__", ())
    unsaid = "".join(mark.value for mark in marks if isinstance(mark, Unsaid))
    for mark in marks:
        if isinstance(mark, Choice):
            return Option(name, mark.values, unsaid, mark.pattern, mark.examples)
    return Option(name, get_args(hint.__origin__ if marks else hint), unsaid)


class Choice(NamedTuple):
    """Marks an option with more values than a page offers: the usual ones, and a pattern for the others."""

    values: tuple[str, ...]
    pattern: str
    examples: tuple[str, ...]


class Unsaid:
    """Marks an option whose default used to be another: the value meant by records that do not name it."""

    def __init__(self, value: str) -> None:
        self.value = value
