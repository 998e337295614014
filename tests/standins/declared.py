"""Small structs, declared in all the ways there are: for the real msgspec, and for the stand-in."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType, field


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """Plain."""

    a: int
    b: str = "x"
    shared: ClassVar[int] = 3


class Named(Plain, frozen=True, kw_only=True, rename="kebab"):
    c_d: int
    e_: list[int] = []


class Redeclared(Plain, frozen=True):
    b: str = "y"
    c: int = 5


class Tagged(Struct, tag_field="event", tag=str.lower):
    x: int


class Inherited(Tagged):
    y: str | None = None


class Called(Inherited, tag="other"):
    pass


class ByName(Struct, tag=True):
    pass


class Base(Struct, tag_field="game", kw_only=True):
    z: int = 1
    w: int


class Behind(Base, omit_defaults=True):
    first: int
    second: bool | None = None
    third: int | UnsetType = UNSET
    fourth: dict[str, int] = field(default_factory=dict)
    fifth: Any = field(default_factory=lambda: 5, name="no-five")


class Row(Struct, array_like=True):
    a: int
    b: list[int] | None = None


class Tree(Struct):
    trees: list[Tree] = []
    bird: Tagged | Called | None = None
