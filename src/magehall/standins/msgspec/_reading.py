"""Strict reading: data of a declared type, or an error that names the place.

For each type a reader is made once: a table from the Python types a value may have to what is done with it.
JSON and plain data are read alike, except for a few words: msgspec reads JSON as it comes, so it knows
lengths last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import inf
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from ._marks import NODEFAULT, Raw, ValidationError
from ._struct import StructMeta
from ._types import Member, members
from ._writing import json_writer

Read = Callable[[Any], Any]
Table = dict[type, Read]

T = TypeVar("T")

NULL: Final = type(None)
ARRAYS: Final = (list, tuple, set, frozenset)
NAMES: Final[dict[type, str]] = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    bytes: "bytes",
    dict: "object",
    list: "array",
    NULL: "null",
}
"""What the types are called, in the order in which an error lists them."""


class Fault(Exception):
    """What is wrong, and the path to it, the innermost step first."""

    def __init__(self, message: str, is_key: bool = False) -> None:
        self.message = message
        self.is_key = is_key
        self.way: list[str] = []

    def below(self, step: str) -> Fault:
        """Add the place in what holds it."""
        self.way.append(step)
        return self

    def __str__(self) -> str:
        if not self.way and not self.is_key:
            return self.message
        key = "`key` in " if self.is_key else ""
        return f"{self.message} - at {key}`${''.join(reversed(self.way))}`"


def convert(value: Any, type: Any) -> Any:  # noqa: A002 - its name in msgspec
    """Read plain data of a type."""
    return checked(reader(type, False), value)


def checked(read: Read, value: Any) -> Any:
    """Read a value; anything wrong with it is an error."""
    try:
        return read(value)
    except Fault as fault:
        raise ValidationError(str(fault)) from None


@cache
def reader(hint: Any, is_json: bool) -> Read:
    """Make the reader of a type."""
    found = members(hint)
    if any(member.hint in (Any, object) for member in found):
        return _same
    if any(member.hint is Raw for member in found):
        return _raw if is_json else _by_type({}, "raw", False)
    table = _table(found, is_json)
    names = [name for kind, name in NAMES.items() if kind in table]
    if float in table:
        table.setdefault(int, _float(table[float]))
    for kind in ARRAYS[1:]:
        if list in table:
            table[kind] = table[list]
    table.update((member.hint, _same) for member in found if isinstance(member.hint, StructMeta))
    return _by_type(table, " | ".join(names), is_json)


def _float(read: Read) -> Read:
    def from_int(value: int) -> Any:
        try:
            return read(float(value))
        except OverflowError:
            raise Fault("Number out of range") from None

    return from_int


def _same(value: Any) -> Any:
    return value


def _raw(value: Any) -> Raw:
    return Raw(json_writer(None).write(value))


def _by_type(table: Table, names: str, is_json: bool) -> Read:
    """Make a reader that reads a value by the Python type it comes in."""

    def read(value: Any) -> Any:
        found = table.get(value.__class__)
        if found is _same:
            return value
        return other(value) if found is None else found(value)

    def other(value: Any) -> Any:
        kind = _plain_type(value)
        if kind in table and kind is not value.__class__:
            return table[kind](value)
        raise Fault(f"Expected `{names}`, got `{_name(value, is_json)}`")

    return read


def _plain_type(value: Any) -> type:
    """Return the type as which a value of a subclass is read."""
    if isinstance(value, Mapping):
        return dict
    return next((kind for kind in value.__class__.__mro__ if kind in NAMES or kind in ARRAYS), object)


def _name(value: Any, is_json: bool) -> str:
    if isinstance(value, ARRAYS):
        return "array"
    if is_json and value.__class__ is int and not -(1 << 63) <= value < 1 << 64:
        return "float"
    return NAMES.get(_plain_type(value), type(value).__name__)


def _table(found: list[Member], is_json: bool) -> Table:
    table: Table = {}
    values: list[Any] = []
    structs: list[StructMeta] = []
    for hint, said in found:
        if isinstance(hint, StructMeta):
            structs.append(hint)
        elif get_origin(hint) is Literal:
            values += get_args(hint)
        else:
            kind, read = _plain(hint, said, is_json)
            table[kind] = read
    for kind in {value.__class__ for value in values}:
        table.setdefault(kind, _one_of([value for value in values if value.__class__ is kind]))
    if structs:
        is_row = structs[0].__struct_config__.array_like
        table[list if is_row else dict] = _struct_of(structs, is_json)
    return table


def _plain(hint: Any, said: dict[str, Any], is_json: bool) -> tuple[type, Read]:
    """Say in which Python type a plain value comes, and how it is read."""
    kind, inner = get_origin(hint) or hint, get_args(hint)
    if kind in (bool, NULL):
        return kind, _same
    if kind in (int, float):
        return kind, _number(kind, said)
    if kind is str:
        return str, _string(said)
    if kind in (dict, Mapping):
        return dict, _sized("object", said, _dict(inner, is_json), is_json)
    if kind in (list, Sequence):
        return list, _sized("array", said, _list(inner, is_json), is_json)
    if kind is tuple:
        return list, _sized("array", said, _tuple(inner, is_json), is_json)
    if hasattr(kind, "_fields"):
        return list, _named_tuple(kind, is_json)
    raise TypeError(f"Type '{hint}' is not supported")


def _one_of(values: list[Any]) -> Read:
    own = {value: value for value in values}

    def read(value: Any) -> Any:
        if value not in own:
            raise Fault(f"Invalid enum value {value!r}")
        return own[value]  # the very one declared, as those who leave out defaults look for it

    return read


Check = tuple[Callable[[Any], bool], str]
"""What must be true, and what is said if it is not."""


def _checking(read: Read, checks: list[Check], is_last: bool) -> Read:
    """Make a reader that also checks: what it has read, or what it is about to read."""
    if not checks:
        return read

    def checked(value: Any) -> Any:
        found = read(value) if is_last else value
        for holds, text in checks:
            if not holds(found):
                raise Fault(text)
        return found if is_last else read(value)

    return checked


def _number(kind: type, said: dict[str, Any]) -> Read:
    if not said.keys() & {"ge", "le"}:
        return _same
    least, most = said.get("ge", -inf), said.get("le", inf)

    def read(value: Any) -> Any:
        if least <= value <= most:
            return value
        bound = f">= {kind(least)}" if value < least else f"<= {kind(most)}"
        raise Fault(f"Expected `{NAMES[kind]}` {bound}")

    return read


def _lengths(name: str, said: dict[str, Any]) -> list[Check]:
    least, most = said.get("min_length", 0), said.get("max_length")
    checks: list[Check] = []
    if least:
        checks.append((lambda value: len(value) >= least, f"Expected `{name}` of length >= {least}"))
    if most is not None:
        checks.append((lambda value: len(value) <= most, f"Expected `{name}` of length <= {most}"))
    return checks


def _string(said: dict[str, Any]) -> Read:
    checks = _lengths("str", said)
    if "pattern" in said:
        search = re.compile(said["pattern"]).search
        text = f"Expected `str` matching regex {said['pattern']!r}"
        checks.append((lambda value: search(value) is not None, text))
    return _checking(_same, checks, False)


def _sized(name: str, said: dict[str, Any], read: Read, is_json: bool) -> Read:
    return _checking(read, _lengths(name, said), is_json)


def _at(read: Read, value: Any, place: int) -> Any:
    try:
        return read(value)
    except Fault as fault:
        raise fault.below(f"[{place}]") from None


def _list(hints: tuple[Any, ...], is_json: bool) -> Read:
    inner = reader(hints[0], is_json) if hints else _same

    def read(values: Any) -> list[Any]:
        try:
            return [inner(value) for value in values]
        except Fault:
            return [_at(inner, value, place) for place, value in enumerate(values)]  # now it says where

    return read


def _tuple(hints: tuple[Any, ...], is_json: bool) -> Read:
    if not hints or hints[-1] is Ellipsis:
        several = _list(hints[:1], is_json)
        return lambda values: tuple(several(values))
    readers = [reader(hint, is_json) for hint in hints]

    def read(values: Any) -> tuple[Any, ...]:
        wrong = len(values) != len(readers)
        if wrong and not is_json:
            raise Fault(f"Expected `array` of length {len(readers)}, got {len(values)}")
        found = [
            _at(each, value, place) for place, (each, value) in enumerate(zip(readers, values, strict=False))
        ]
        if wrong:
            raise Fault(f"Expected `array` of length {len(readers)}")
        return tuple(found)

    return read


def _named_tuple(kind: Any, is_json: bool) -> Read:
    several = _tuple(tuple(get_type_hints(kind, include_extras=True).values()), is_json)
    return lambda values: kind(*several(values))


def _dict(hints: tuple[Any, ...], is_json: bool) -> Read:
    if not hints:
        return dict
    read_key, read_value = (reader(hint, is_json) for hint in hints)

    def read(data: Any) -> dict[Any, Any]:
        found = {}
        for key, value in data.items():
            try:
                name = read_key(key)
            except Fault as fault:
                raise Fault(fault.message, is_key=True) from None
            try:
                found[name] = read_value(value)
            except Fault as fault:
                raise fault.below("[...]") from None
        return found

    return read


def _struct_of(kinds: list[StructMeta], is_json: bool) -> Read:
    """Make the reader of a struct, or of several that are told apart by their tags."""
    if len(kinds) == 1:
        return _struct(kinds[0], is_json)
    config = kinds[0].__struct_config__
    if config.array_like or any(kind.__struct_config__.tag_field != config.tag_field for kind in kinds):
        raise TypeError("the stand-in for msgspec knows no such union of structs")
    tag_field, tags = str(config.tag_field), {kind.__struct_config__.tag: kind for kind in kinds}

    def read(data: Any) -> Any:
        if tag_field not in data:
            raise Fault(f"Object missing required field `{tag_field}`")
        tag = _tag(data[tag_field], tags, is_json, f".{tag_field}")
        return _struct(tags[tag], is_json)(data)

    return read


def _tag(given: Any, tags: Mapping[Any, Any], is_json: bool, step: str) -> Any:
    expected = type(next(iter(tags)))
    if given.__class__ is not expected:
        got = "" if is_json else f", got `{type(given).__name__}`"
        raise Fault(f"Expected `{NAMES[expected]}`{got}").below(step)
    if given not in tags:
        told = f"'{given}'" if is_json and isinstance(given, str) else repr(given)
        raise Fault(f"Invalid value {told}").below(step)
    return given


@cache
def _struct(kind: StructMeta, is_json: bool) -> Read:
    """Make the reader of a struct; its fields are looked at when the first one arrives."""
    made: list[Read] = []

    def read(data: Any) -> Any:
        if not made:
            make = _row if kind.__struct_config__.array_like else _object
            made.append(make(kind, is_json))
        return made[0](data)

    return read


def _field_readers(kind: StructMeta, is_json: bool) -> list[Read]:
    hints = get_type_hints(kind, include_extras=True)
    return [reader(hints[name], is_json) for name in kind.__struct_fields__]


def _object(kind: StructMeta, is_json: bool) -> Read:
    config, slots = kind.__struct_config__, kind.__struct_slots__
    readers = zip(slots, _field_readers(kind, is_json), strict=True)
    fields = {slots[name].encoded: (name, read) for name, read in readers}
    required = {name: slot.encoded for name, slot in slots.items() if slot.default is NODEFAULT}

    def read(data: Any) -> Any:
        found = {}
        for key, value in data.items():
            field = fields.get(key)
            if field is None:
                other(key, value)
                continue
            try:
                found[field[0]] = field[1](value)
            except Fault as fault:
                raise fault.below(f".{key}") from None
        for name, encoded in required.items():
            if name not in found:
                raise Fault(f"Object missing required field `{encoded}`")
        return kind(**found)

    def other(key: Any, value: Any) -> None:
        if not isinstance(key, str):
            raise Fault("Expected `str`", is_key=True)
        if config.tag is not None and key == config.tag_field:
            _tag(value, {config.tag: kind}, is_json, f".{key}")
        elif config.forbid_unknown_fields:
            raise Fault(f"Object contains unknown field `{key}`")

    return read


def _row(kind: StructMeta, is_json: bool) -> Read:
    """Make the reader of a struct that is written as an array."""
    config, slots = kind.__struct_config__, kind.__struct_slots__
    readers = _field_readers(kind, is_json)
    if config.tag is not None or config.forbid_unknown_fields:
        raise TypeError("the stand-in for msgspec knows no such array")
    required = [slot.default for slot in slots.values()].count(NODEFAULT)

    def read(values: Any) -> Any:
        found = [
            _at(each, value, place) for place, (each, value) in enumerate(zip(readers, values, strict=False))
        ]
        if len(found) < required:
            raise Fault(f"Expected `array` of at least length {required}, got {len(found)}")
        return kind(**dict(zip(slots, found, strict=False)))

    return read
