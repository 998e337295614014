"""Declarations made a second time with the stand-in, data that fits them, and data that is damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from magehall import standins

real: Any = msgspec
standin: Any = import_module(f"{standins.__name__}.msgspec")

Hint = Any
CONFIG = ("frozen", "omit_defaults", "forbid_unknown_fields", "array_like", "tag", "tag_field")
MARKS = standin.Meta.__slots__


def twin(hint: Hint) -> Any:
    """Say the same type in the stand-in's words."""
    origin: Any = get_origin(hint)
    inner = get_args(hint)
    if isinstance(hint, type(real.Struct)):
        return twin_struct(hint)
    if hint in (real.UnsetType, real.Raw):
        return {real.UnsetType: standin.UnsetType, real.Raw: standin.Raw}[hint]
    if origin is Annotated:
        return Annotated[twin(hint.__origin__), *(twin_mark(mark) for mark in hint.__metadata__)]
    if origin in (Union, UnionType):
        return Union[*(twin(each) for each in inner)]
    if origin in (None, Literal):
        return hint
    return origin[tuple(each if each is Ellipsis else twin(each) for each in inner)]


def twin_mark(mark: object) -> object:
    """Say the same about a type."""
    if not isinstance(mark, real.Meta):
        return mark
    return standin.Meta(**{name: getattr(mark, name) for name in MARKS})


@cache
def twin_struct(kind: type[msgspec.Struct]) -> Any:
    """Declare the same struct."""
    hints = get_type_hints(kind, include_extras=True)
    fields = []
    for each in real.structs.fields(kind):
        said: dict[str, Any] = {"name": each.encode_name}
        if each.default is not real.NODEFAULT:
            said["default"] = standin.UNSET if each.default is real.UNSET else each.default
        elif each.default_factory is not real.NODEFAULT:
            made = each.default_factory
            said["default_factory"] = twin_struct(made) if isinstance(made, type(real.Struct)) else made
        fields.append((each.name, twin(hints[each.name]), standin.field(**said)))
    config = {name: getattr(kind.__struct_config__, name) for name in CONFIG}
    return standin.defstruct(kind.__name__, fields, kw_only=True, **config)


def fitting(hint: Hint) -> st.SearchStrategy[Any]:
    """Make plain data of a type."""
    if isinstance(hint, type(real.Struct)):
        return fitting_struct(hint)
    origin: Any = get_origin(hint)
    if origin is Annotated:
        said = {
            name: getattr(mark, name)
            for mark in hint.__metadata__
            if isinstance(mark, real.Meta)
            for name in MARKS
        }
        return fitting_with(
            hint.__origin__, {name: value for name, value in said.items() if value is not None}
        )
    return fitting_with(hint, {})


def fitting_with(hint: Hint, said: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Make plain data of a type that keeps to what is said about it."""
    origin: Any = get_origin(hint)
    origin, inner = origin or hint, get_args(hint)
    least = said.get("min_length", 0)
    sizes = {"min_size": least, "max_size": min(said.get("max_length", least + 3), least + 3)}
    if origin is str:
        return st.from_regex(said["pattern"]) if "pattern" in said else st.text(**sizes)
    if origin is int:
        return st.integers(said.get("ge"), said.get("le"))
    if origin is float:
        return st.floats(allow_nan=False, allow_infinity=False) | st.integers()
    if origin is bool:
        return st.booleans()
    if origin in (None, type(None)):
        return st.none()
    if origin is tuple and inner[1:] != (Ellipsis,):
        return st.tuples(*(fitting(each) for each in inner)).map(list)
    if origin is dict:
        return st.dictionaries(*(fitting(each) for each in inner), **sizes) if inner else st.just({})
    if origin in (Any, real.Raw):
        return junk
    if hasattr(origin, "_fields"):
        return st.tuples(*(fitting(each) for each in get_type_hints(origin).values())).map(list)
    if origin is Literal:
        return st.sampled_from(inner)
    if origin in (Union, UnionType):
        return st.one_of([fitting(each) for each in inner if each is not real.UnsetType])
    return st.lists(fitting(inner[0]) if inner else junk, **sizes)


@cache
def fitting_struct(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Make what a struct is read from."""
    hints = get_type_hints(kind, include_extras=True)
    needed: dict[str, Any] = {}
    others: dict[str, Any] = {}
    config = kind.__struct_config__
    if config.tag is not None:
        needed[str(config.tag_field)] = st.just(config.tag)
    for each in real.structs.fields(kind):
        (needed if each.required else others)[each.encode_name] = fitting(hints[each.name])
    return st.fixed_dictionaries(needed, optional=others)


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 70)
    | st.sampled_from([2**40, 1.5, 0.0, "A", "off", "", "ü\n", "seat"]),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["seat", "x"]), inner, max_size=2)
    ),
    max_leaves=4,
)
"""What belongs nowhere in particular."""


@st.composite
def damaged(draw: Callable[..., Any], hint: Hint) -> Any:
    """Make data of a type, and now and then break it somewhere."""
    data = draw(fitting(hint))
    for _ in range(draw(st.integers(0, 2))):
        data = draw(broken(data))
    return data


@st.composite
def broken(draw: Callable[..., Any], data: Any) -> Any:
    """Set junk somewhere in data, leave something out or add it."""
    if isinstance(data, dict) and data and draw(st.integers(0, 9)):
        name = draw(st.sampled_from(sorted(data)))
        way = draw(st.integers(0, 7))
        if way == 0:
            return {key: value for key, value in data.items() if key != name}
        if way == 1:
            return {**data, draw(st.sampled_from(["x", "seat", "game", "kind"])): draw(junk)}
        return {**data, name: draw(broken(data[name]))}
    if isinstance(data, list) and data and draw(st.integers(0, 9)):
        place = draw(st.integers(0, len(data) - 1))
        return [*data[:place], draw(broken(data[place])), *data[place + 1 :]]
    return draw(junk)


def heard(library: Any, read: Callable[[], Any]) -> dict[str, Any]:
    """Tell all there is to tell about what is read, or what is wrong with it."""
    try:
        found = read()
    except library.DecodeError as error:
        return {"error": type(error).__name__, "text": str(error)}
    return {
        "repr": repr(found),
        "data": repr(library.to_builtins(found)),
        "json": library.json.encode(found),
        "sorted": library.json.encode(found, order="sorted"),
    }


def both(hint: Hint, data: Any) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Read data with the real one and with the stand-in: as plain data, and as JSON."""
    text, other = json.dumps(data), twin(hint)
    return [
        (heard(real, lambda: real.convert(data, hint)), heard(standin, lambda: standin.convert(data, other))),
        (
            heard(real, lambda: real.json.decode(text, type=hint)),
            heard(standin, lambda: standin.json.decode(text, type=other)),
        ),
    ]
