"""Writing: structs and plain values as plain data, and as JSON in the very bytes that msgspec writes."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from typing import Any, Final

from ._marks import UNSET, Factory, Raw
from ._struct import Struct, StructMeta

Write = Callable[[Any], Any]
ORDERS: Final = (None, "deterministic", "sorted")

text: Final = json.encoder.encode_basestring


class Writer(dict[type, Write]):
    """Writes values by their types; what to do with a type is found once."""

    def __init__(self, order: str | None) -> None:
        super().__init__()
        self.order = order

    def write(self, value: Any) -> Any:
        """Write a value."""
        return self[value.__class__](value)

    def __missing__(self, kind: type) -> Write:
        """Find out how values of a type are written."""
        if isinstance(kind, StructMeta):
            found = self.struct(kind)
        else:
            found = next((self[base] for base in kind.__mro__ if base in self), _refuse)
        self[kind] = found
        return found

    def array(self, values: Iterable[Any]) -> Any:
        """Write values in a row."""
        raise NotImplementedError

    def object(self, items: Iterable[tuple[Any, Any]]) -> Any:
        """Write values by their names."""
        raise NotImplementedError

    def struct(self, kind: StructMeta) -> Write:
        """Say how a struct is written: its tag goes before its fields, unless they are sorted."""
        config, slots = kind.__struct_config__, kind.__struct_slots__
        tag = [] if config.tag is None else [config.tag]
        if config.array_like:
            return lambda value: self.array([*tag, *value.__struct_values__()])
        plan = [(str(config.tag_field), place, UNSET) for place, _ in enumerate(tag)]
        for place, slot in enumerate(slots.values(), len(tag)):
            plan.append((slot.encoded, place, slot.default if config.omit_defaults else UNSET))
        if self.order == "sorted":
            plan.sort(key=lambda field: field[0])

        def write(value: Struct) -> Any:
            held = (*tag, *value.__struct_values__())
            return self.object(
                [
                    (name, held[place])
                    for name, place, default in plan
                    if held[place] is not UNSET
                    and (default is UNSET or not _is_default(held[place], default))
                ]
            )

        return write

    def dictionary(self, value: Mapping[Any, Any]) -> Any:
        """Write a dictionary, sorted if that is wanted."""
        return self.object(sorted(value.items()) if self.order else value.items())


def _is_default(held: Any, default: Any) -> bool:
    """Tell whether a value is the default itself, or as empty as the one that would be made."""
    return held is default or (
        isinstance(default, Factory)
        and default.make in (list, dict, set)
        and type(held) is default.make
        and not held
    )


def _refuse(value: Any) -> Any:
    kind = type(value)
    name = kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
    raise TypeError(f"Encoding objects of type {name} is unsupported")


class PlainWriter(Writer):
    """Returns plain data."""

    def __init__(self, order: str | None) -> None:
        super().__init__(order)
        self.update(dict.fromkeys((type(None), bool, int, float, str), lambda value: value))
        self.update(dict.fromkeys((list, set, frozenset), self.array))
        self[tuple] = lambda value: tuple(self.array(value))
        self[dict] = self.dictionary
        self[bytes] = lambda value: b64encode(value).decode()

    def array(self, values: Iterable[Any]) -> list[Any]:
        """Make a list."""
        return [self[value.__class__](value) for value in values]

    def object(self, items: Iterable[tuple[Any, Any]]) -> dict[Any, Any]:
        """Make a dictionary."""
        return {self[name.__class__](name): self[value.__class__](value) for name, value in items}


class JsonWriter(Writer):
    """Writes JSON without spaces, and without escaping what UTF-8 can say."""

    def __init__(self, order: str | None) -> None:
        super().__init__(order)
        self.update(dict.fromkeys((list, tuple, set, frozenset), self.array))
        self[dict] = self.dictionary
        self[type(None)] = lambda value: "null"
        self[bool] = lambda value: "true" if value else "false"
        self[int] = int.__repr__
        self[float] = float_text
        self[str] = text
        self[bytes] = lambda value: f'"{b64encode(value).decode()}"'
        self[Raw] = lambda value: value.text.decode()

    def array(self, values: Iterable[Any]) -> str:
        """Write an array."""
        return f"[{','.join([self[value.__class__](value) for value in values])}]"

    def object(self, items: Iterable[tuple[Any, Any]]) -> str:
        """Write an object."""
        return f"{{{','.join([f'{_key(name)}:{self[value.__class__](value)}' for name, value in items])}}}"


def _key(name: Any) -> str:
    if isinstance(name, str):
        return text(name)
    if type(name) is int:
        return f'"{name}"'
    raise TypeError("Only dicts with str-like or number-like keys are supported")


def float_text(value: float) -> str:
    """Write a float: the shortest text for it, with an exponent where msgspec writes one."""
    if not isfinite(value):
        return "null"
    mantissa, mark, exponent = float.__repr__(value).partition("e")
    if not mark:
        return mantissa
    if exponent == "-05":
        sign = "-" if value < 0 else ""
        return f"{sign}0.0000{mantissa.strip('-').replace('.', '')}"
    return f"{mantissa}e{int(exponent)}"


_plain_writers: Final = {order: PlainWriter(order) for order in ORDERS}
_json_writers: Final = {order: JsonWriter(order) for order in ORDERS}


def json_writer(order: str | None) -> JsonWriter:
    """Return the writer of JSON in an order."""
    if order not in ORDERS:
        raise ValueError(f"`order` must be one of `{{None, 'deterministic', 'sorted'}}`, got {order!r}")
    return _json_writers[order]


def to_builtins(value: Any, *, order: str | None = None) -> Any:
    """Return a value as plain data."""
    return _plain_writers[order].write(value)
