"""Structs: classes whose fields are declared, made once when the class is."""

from __future__ import annotations

import sys
from importlib import import_module
from reprlib import recursive_repr
from typing import Any, ClassVar, Final, NamedTuple, get_origin

from ._marks import NODEFAULT, Factory, Field

FRESH: Final = object()
"""Marks a default that has to be made."""

PLAIN: Final[dict[str, Any]] = {
    "tag": None,
    "tag_field": None,
    "rename": None,
    "frozen": False,
    "omit_defaults": False,
    "forbid_unknown_fields": False,
    "array_like": False,
    "gc": True,
}
"""What can be set for a class and its subclasses, and its value if nothing is set."""


class StructConfig(NamedTuple):
    """What was set for a class."""

    frozen: bool
    omit_defaults: bool
    forbid_unknown_fields: bool
    array_like: bool
    gc: bool
    tag: str | int | None
    tag_field: str | None


class Slot(NamedTuple):
    """A field: its name on the wire, its default, and whether it is keyword-only."""

    encoded: str
    default: Any
    kw_only: bool


class StructMeta(type):
    """Makes structs."""

    __struct_options__: dict[str, Any]
    __struct_slots__: dict[str, Slot]
    __struct_config__: StructConfig
    __struct_fields__: tuple[str, ...]
    __struct_encode_fields__: tuple[str, ...]
    __struct_defaults__: tuple[Any, ...]

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        space: dict[str, Any],
        *,
        kw_only: bool = False,
        **chosen: Any,
    ) -> StructMeta:
        """Make a struct from the body of a class and its head."""
        if unknown := chosen.keys() - PLAIN.keys():
            raise TypeError(f"the stand-in for msgspec knows no {min(unknown)!r}")
        options, slots = dict(PLAIN), dict[str, Slot]()
        for base in reversed(bases):
            if isinstance(base, StructMeta):
                options.update(base.__struct_options__)
                slots.update(base.__struct_slots__)
        options.update((option, value) for option, value in chosen.items() if value is not None)
        inherited = set(slots)
        slots.update(_declared(space, kw_only, options["rename"]))
        space["__slots__"] = tuple(field for field in slots if field not in inherited)
        if options["frozen"]:
            space.setdefault("__setattr__", _immutable)
            space.setdefault("__delattr__", _immutable)
        made = super().__new__(cls, name, bases, space)
        made.__struct_options__ = options
        made.__struct_slots__ = _in_order(slots)
        made.__struct_config__ = _config(name, options)
        _equip(made, made.__struct_slots__)
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **_chosen: Any) -> None:
        super().__init__(name, bases, space)


def _annotations(space: dict[str, Any]) -> dict[str, Any]:
    """Return the annotations of a class being made; from Python 3.14 on they may have to be asked for."""
    if "__annotations__" in space or sys.version_info < (3, 14):
        return dict(space.get("__annotations__", {}))
    annotationlib = import_module("annotationlib")

    annotate = annotationlib.get_annotate_from_class_namespace(space)
    if annotate is None:
        return {}
    return dict(annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF))


def _declared(space: dict[str, Any], kw_only: bool, rename: str | None) -> dict[str, Slot]:
    """Take the fields out of a class's body."""
    found: dict[str, Slot] = {}
    for name, hint in _annotations(space).items():
        if not _is_of_the_class(hint):
            said = space.pop(name, NODEFAULT)
            said = said if isinstance(said, Field) else Field(said, None)
            found[name] = Slot(said.name or _renamed(name, rename), _default(said.default), kw_only)
    return found


def _is_of_the_class(hint: Any) -> bool:
    if isinstance(hint, str):
        return hint.startswith(("ClassVar", "typing.ClassVar"))
    return hint is ClassVar or get_origin(hint) is ClassVar


def _renamed(name: str, rename: str | None) -> str:
    if rename not in (None, "kebab"):
        raise TypeError(f"the stand-in for msgspec knows no way to rename by {rename!r}")
    return name if rename is None else name.strip("_").replace("_", "-")


def _default(value: Any) -> Any:
    """Return the default as it is kept: of a mutable one, each struct gets its own."""
    if not isinstance(value, (list, dict, set)):
        return value
    if value:
        raise TypeError(
            f"Using a non-empty mutable collection ({value!r}) as a default value is unsafe. "
            "Instead configure a `default_factory` for this field."
        )
    return Factory(type(value))


def _in_order(slots: dict[str, Slot]) -> dict[str, Slot]:
    """Put keyword-only fields behind the others."""
    by_place = {name: slot for name, slot in slots.items() if not slot.kw_only}
    optional = False
    for name, slot in by_place.items():
        if optional and slot.default is NODEFAULT:
            raise TypeError(
                f"Required field {name!r} cannot follow optional fields. Either reorder the struct fields, "
                "or set `kw_only=True` in the struct definition."
            )
        optional = slot.default is not NODEFAULT
    return {**by_place, **{name: slot for name, slot in slots.items() if slot.kw_only}}


def _config(name: str, options: dict[str, Any]) -> StructConfig:
    tag, tag_field = options["tag"], options["tag_field"]
    if callable(tag):
        tag = tag(name)
    elif tag is True or (tag is None and tag_field is not None):
        tag = name
    kept = {key: options[key] for key in StructConfig._fields if key not in ("tag", "tag_field")}
    return StructConfig(**kept, tag=tag, tag_field=None if tag is None else tag_field or "type")


def _equip(made: Any, slots: dict[str, Slot]) -> None:
    """Give a struct its names, and the functions written for its fields."""
    made.__struct_fields__ = tuple(slots)
    made.__struct_encode_fields__ = tuple(slot.encoded for slot in slots.values())
    places = tuple(name for name, slot in slots.items() if not slot.kw_only)
    type.__setattr__(made, "__match_args__", places)
    defaults = [slot.default for slot in slots.values()]
    while defaults and defaults[0] is NODEFAULT:
        del defaults[0]
    made.__struct_defaults__ = tuple(defaults)
    space: dict[str, Any] = {"_FRESH": FRESH}
    exec(_source(slots), space)
    for name, slot in slots.items():
        space[f"_set_{name}"] = getattr(made, name).__set__
        space[f"_make_{name}"] = getattr(slot.default, "make", None)
    made.__init__ = _named(space["__init__"], made, slots)
    made.__struct_values__ = space["values"]


def _source(slots: dict[str, Slot]) -> str:
    """Write a struct's `__init__`, and the function that returns its values."""
    head, body = ["self"], [" pass"]
    for name, slot in slots.items():
        if slot.kw_only and "*" not in head:
            head.append("*")
        head.append(name if slot.default is NODEFAULT else f"{name}=_FRESH")
        if isinstance(slot.default, Factory):
            body.append(f" if {name} is _FRESH: {name} = _make_{name}()")
        body.append(f" _set_{name}(self, {name})")
    values = "".join(f"self.{name}, " for name in slots)
    return "\n".join([f"def __init__({', '.join(head)}):", *body, f"def values(self): return ({values})", ""])


def _named(init: Any, made: type, slots: dict[str, Slot]) -> Any:
    """Set the defaults of an `__init__`, and the name that errors give it."""

    def kept(slot: Slot) -> Any:
        return FRESH if isinstance(slot.default, Factory) else slot.default

    given = {name: slot for name, slot in slots.items() if slot.default is not NODEFAULT}
    init.__defaults__ = tuple(kept(slot) for slot in given.values() if not slot.kw_only)
    init.__kwdefaults__ = {name: kept(slot) for name, slot in given.items() if slot.kw_only}
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init


def _immutable(self: object, name: str, value: object = None) -> None:
    raise AttributeError(f"immutable type: '{type(self).__name__}'")


class Struct(metaclass=StructMeta):
    """A value with declared fields; it equals another one of its class that holds the same."""

    __struct_config__: ClassVar[StructConfig]
    __struct_fields__: ClassVar[tuple[str, ...]]
    __struct_encode_fields__: ClassVar[tuple[str, ...]]

    def __struct_values__(self) -> tuple[Any, ...]:
        """Return what the fields hold, in order."""
        return ()

    def __eq__(self, other: object) -> bool:
        if self.__class__ is not other.__class__ or not isinstance(other, Struct):
            return NotImplemented
        return self is other or self.__struct_values__() == other.__struct_values__()

    def __hash__(self) -> int:
        if not self.__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), self.__struct_values__()))

    @recursive_repr("...")
    def __repr__(self) -> str:
        held = zip(self.__struct_fields__, self.__struct_values__(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in held)})"

    def __copy__(self) -> Any:
        return rebuilt(type(self), self._held())

    def __replace__(self, **changes: Any) -> Any:
        if unknown := [name for name in changes if name not in self.__struct_fields__]:
            raise TypeError(f"`{type(self).__name__}` has no field {unknown[0]!r}")
        return type(self)(**{**self._held(), **changes})

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (type(self), self._held())

    def _held(self) -> dict[str, Any]:
        return dict(zip(self.__struct_fields__, self.__struct_values__(), strict=True))


def rebuilt(kind: type[Struct], held: dict[str, Any]) -> Struct:
    """Make a struct again from what one held."""
    return kind(**held)


def defstruct(
    name: str,
    fields: list[Any],
    *,
    bases: tuple[type, ...] | None = None,
    module: str | None = None,
    namespace: dict[str, Any] | None = None,
    **options: Any,
) -> Any:
    """Make a struct from a list of fields: each a name, with its type and a default if it has them."""
    space = {"__module__": module, **(namespace or {})}
    hints: dict[str, Any] = {}
    for each in fields:
        field, hint, *default = (each, Any) if isinstance(each, str) else each
        hints[field] = hint
        if default:
            space[field] = default[0]
    return StructMeta(name, bases or (Struct,), {**space, "__annotations__": hints}, **options)
