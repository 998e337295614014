"""What can be agreed before a game: options, and editions as named sets of them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, final

from magehall.core import keeping
from magehall.core.errors import BadOptions


@final
class Option:
    """One thing to agree on, with its possible values, the default first.

    Where a default was another one day, `unsaid` is that: records that are silent about it were played so.
    """

    def __init__(self, name: str, values: tuple[str, ...], unsaid: str = "") -> None:
        self.name = name
        self.values = values
        self.unsaid = unsaid or values[0]

    @property
    def default(self) -> str:
        """The value that holds where nothing is said."""
        return self.values[0]

    def __repr__(self) -> str:
        changed = f", {self.unsaid!r}" if self.unsaid != self.default else ""
        return f"Option({self.name!r}, {self.values!r}{changed})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.name, self.values, self.unsaid)


@final
class Edition:
    """A printed edition: its language, title, options, and the clauses it words in a way of its own.

    Where it set options otherwise one day, `unsaid` is that: its records that are silent were played so.
    """

    def __init__(self, key: str, body: dict[str, Any]) -> None:
        self.key = key
        self.language = str(body["language"])
        self.title = str(body["title"])
        self.options: dict[str, str] = dict(body.get("options", {}))
        self.unsaid: dict[str, str] = dict(body.get("unsaid", {}))
        self.differences: list[str] = list(body.get("differences", []))

    def __repr__(self) -> str:
        return f"<Edition {self.key}: {self.title}>"

    def __eq__(self, other: object) -> bool:
        return keeping.alike(self, other)

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return Edition, (self.key, keeping.held(self))


def settle(known: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """Give every option its value: the chosen one where it is possible, else the default."""
    names = [option.name for option in known]
    for name in chosen:
        if name not in names:
            raise BadOptions(
                f"there is no option {name!r}; options are {', '.join(names)}",
                reason="unknown-option",
                facts={"option": name, "options": ", ".join(names)},
            )
    for option in known:
        value = chosen.get(option.name, option.default)
        if value not in option.values:
            values = ", ".join(option.values)
            raise BadOptions(
                f"option {option.name} cannot be {value!r}; it is one of {values}",
                reason="option-value",
                facts={"option": option.name, "value": value, "values": values},
            )
    return {option.name: chosen.get(option.name, option.default) for option in known}


def silent(known: tuple[Option, ...], edition: Edition | None) -> dict[str, str]:
    """Give what a record means that does not name options which were set otherwise one day."""
    changed = {option.name: option.unsaid for option in known if option.unsaid != option.default}
    if edition is None:
        return changed
    return {**{name: changed[name] for name in changed if name not in edition.options}, **edition.unsaid}


def spelled(known: tuple[Option, ...], edition: Edition | None, chosen: Mapping[str, str]) -> dict[str, str]:
    """Give the options besides those chosen that a new record must name: its silence would mean the older."""
    printed = edition.options if edition is not None else {}
    defaults = {option.name: option.default for option in known}
    changed = [name for name in silent(known, edition) if name not in chosen]
    return {name: printed.get(name, defaults[name]) for name in changed}


def read_editions(toml: str) -> dict[str, Edition]:
    """Read a game's `editions.toml`."""
    return {key: Edition(key, body) for key, body in tomllib.loads(toml).items()}
