"""What can be agreed before a game: options, and editions as named sets of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, final

from magehall.core import keeping
from magehall.core.errors import BadOptions


@final
class Option:
    """One thing to agree on, with the values offered, the default first.

    If the default used to be another value, that is `unsaid`: records that do not name the option were played
    with it. An option may accept more than it offers, for those who know what they want: anything that fits
    the regular expression `pattern`, with some `examples`.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        unsaid: str = "",
        pattern: str = "",
        examples: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.values = values
        self.unsaid = unsaid or values[0]
        self.pattern = pattern
        self.examples = examples

    @property
    def default(self) -> str:
        """The value in force if nothing is said."""
        return self.values[0]

    def takes(self, value: str) -> bool:
        """Tell whether this value is allowed."""
        if value in self.values:
            return True
        return self.pattern != "" and re.fullmatch(self.pattern, value, re.ASCII) is not None

    def told(self) -> tuple[str, ...]:
        """List the values as people see them: those offered, then examples of the rest."""
        return (*self.values, *self.examples)

    def __repr__(self) -> str:
        changed = f", {self.unsaid!r}" if self.unsaid != self.default else ""
        wider = f", pattern={self.pattern!r}, examples={self.examples!r}" if self.pattern else ""
        return f"Option({self.name!r}, {self.values!r}{changed}{wider})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.name, self.values, self.unsaid, self.pattern, self.examples)


@final
class Edition:
    """A printed edition: its language, title, options, and the clauses it words in its own way.

    If it used to set options differently, `unsaid` holds those values: its records that do not name them were
    played with them.
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
        return Edition, (self.key, keeping.contents(self))


def settle(known: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """Give every option its value: the chosen one if it is possible, otherwise the default."""
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
        if not option.takes(value):
            values = ", ".join(option.told()) + (" …" if option.pattern else "")
            raise BadOptions(
                f"option {option.name} cannot be {value!r}; it is one of {values}",
                reason="option-value",
                facts={"option": option.name, "value": value, "values": values},
            )
    return {option.name: chosen.get(option.name, option.default) for option in known}


def silent(known: tuple[Option, ...], edition: Edition | None) -> dict[str, str]:
    """Return what a record means by not naming options that used to be set differently."""
    changed = {option.name: option.unsaid for option in known if option.unsaid != option.default}
    if edition is None:
        return changed
    return {**{name: changed[name] for name in changed if name not in edition.options}, **edition.unsaid}


def spelled(known: tuple[Option, ...], edition: Edition | None, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return the unchosen options that a new record must name: left out, they would mean older values."""
    printed = edition.options if edition is not None else {}
    defaults = {option.name: option.default for option in known}
    changed = [name for name in silent(known, edition) if name not in chosen]
    return {name: printed.get(name, defaults[name]) for name in changed}


def read_editions(toml: str) -> dict[str, Edition]:
    """Read a game's `editions.toml`."""
    import tomllib

    return {key: Edition(key, body) for key, body in tomllib.loads(toml).items()}
