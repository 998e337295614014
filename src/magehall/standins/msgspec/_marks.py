"""What declarations are written with: constraints, defaults, the value that is left out; and the errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

PACKAGE: Final = __package__ or ""
"""Where pickle finds the one value of a type, as the real ones are found."""


class MsgspecError(ValueError):
    """Anything that is wrong with data."""

    __module__ = PACKAGE


class DecodeError(MsgspecError):
    """It is not JSON."""

    __module__ = PACKAGE


class ValidationError(DecodeError):
    """It is not what was declared."""

    __module__ = PACKAGE


class UnsetType:
    """The type of `UNSET`, of which there is one."""

    __slots__ = ()
    __module__ = PACKAGE

    def __new__(cls) -> UnsetType:
        """Return the only one there is."""
        return UNSET

    def __repr__(self) -> str:
        return "UNSET"

    def __reduce__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET: Final[UnsetType] = object.__new__(UnsetType)
"""A field that is left out."""


class NoDefault:
    """The type of `NODEFAULT`, of which there is one."""

    __slots__ = ()
    __module__ = PACKAGE

    def __repr__(self) -> str:
        return "NODEFAULT"

    def __reduce__(self) -> str:
        return "NODEFAULT"


NODEFAULT: Final = NoDefault()
"""A field without a default must be given."""


class Factory:
    """A default that is made afresh each time."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make

    def __repr__(self) -> str:
        return "<factory>"


class Field:
    """What `field` says about a field."""

    __slots__ = ("default", "name")

    def __init__(self, default: Any, name: str | None) -> None:
        self.default = default
        self.name = name


def field(
    *, default: Any = NODEFAULT, default_factory: Any = NODEFAULT, name: str | None = None
) -> Any:  # it stands where a value of the field's type would
    """Say more about a field than its default: how to make it, or its name on the wire."""
    if default_factory is NODEFAULT:
        return Field(default, name)
    if default is not NODEFAULT:
        raise TypeError("Cannot set both `default` and `default_factory`")
    return Field(Factory(default_factory), name)


class Meta:
    """What `Annotated` says about a type: constraints on its values, and words for its schema."""

    __slots__ = (  # noqa: RUF023 - in the order of its repr
        "ge",
        "le",
        "pattern",
        "min_length",
        "max_length",
        "title",
        "description",
        "examples",
        "extra_json_schema",
    )

    def __init__(self, **said: Any) -> None:
        if unknown := said.keys() - set(self.__slots__):
            raise TypeError(f"{min(unknown)!r} is an invalid keyword argument for Meta.__new__()")
        for name in self.__slots__:
            setattr(self, name, said.get(name))

    def said(self) -> dict[str, Any]:
        """Return what is set, by name."""
        said = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in said.items() if value is not None}

    def __repr__(self) -> str:
        return f"msgspec.Meta({', '.join(f'{name}={value!r}' for name, value in self.said().items())})"

    def __eq__(self, other: object) -> bool:
        return self.said() == other.said() if isinstance(other, Meta) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.title, self.pattern, self.ge, self.le))  # type: ignore[attr-defined]


class Raw:
    """JSON as it is written, inserted or taken out unread."""

    __slots__ = ("text",)

    def __init__(self, text: bytes | str = b"") -> None:
        self.text = text.encode() if isinstance(text, str) else bytes(text)

    def __bytes__(self) -> bytes:
        return self.text

    def __len__(self) -> int:
        return len(self.text)

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Raw) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Raw:
        """Return another one that holds the same."""
        return Raw(self.text)
