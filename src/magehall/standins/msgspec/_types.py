"""Types as they are declared, taken apart."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from ._marks import Meta, UnsetType


class Member(NamedTuple):
    """One of the types a value may have, with what is said about it."""

    hint: Any
    said: dict[str, Any]


def bare(hint: Any) -> Member:
    """Strip what is said about a type; what was said last counts, and more for a schema is added."""
    said: dict[str, Any] = {}
    if get_origin(hint) is Annotated:
        for mark in hint.__metadata__:
            if isinstance(mark, Meta):
                more = {**said.get("extra_json_schema", {}), **(mark.said().get("extra_json_schema", {}))}
                said.update(mark.said(), **({"extra_json_schema": more} if more else {}))
        hint = hint.__origin__
    return Member(type(None) if hint is None else hint, said)


def members(hint: Any) -> list[Member]:
    """List the types a value may have; an optional field has no type for being left out."""
    inner, said = bare(hint)
    if get_origin(inner) not in (Union, UnionType):
        return [Member(inner, said)]
    found = [member for each in get_args(inner) if each is not UnsetType for member in members(each)]
    return [Member(found[0].hint, {**said, **found[0].said})] if len(found) == 1 else found
