"""Checks for words we avoid: `glossary.toml` in the folder of a language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple

from magehall.locales.catalogues import HOUSE
from magehall.locales.checks.fault import Fault
from magehall.locales.checks.sayings import sayings


class Avoided(NamedTuple):
    """A word that is avoided in some messages, and the one used instead."""

    word: re.Pattern[str]
    say: str
    keys: re.Pattern[str]


@cache
def glossary(language: str) -> tuple[Avoided, ...]:
    """Read which words a language avoids; a language may have no such list."""
    file = resources.files(HOUSE).joinpath("locales", language, "glossary.toml")
    if not file.is_file():
        return ()
    listed = tomllib.loads(file.read_text(encoding="utf-8")).get("avoid", [])
    return tuple(
        Avoided(
            re.compile(rf"(?<!\w)(?:{each['word']})(?!\w)", re.IGNORECASE),
            each["say"],
            re.compile(each.get("keys", "")),
        )
        for each in listed
    )


def other_words(language: str) -> Iterator[Fault]:
    """Name messages with a word that the glossary replaces."""
    seen: set[tuple[str, str]] = set()
    for saying in sayings(language):
        for avoided in glossary(language):
            found = avoided.word.search(saying.text)
            if found and avoided.keys.match(saying.key) and (saying.key, avoided.say) not in seen:
                seen.add((saying.key, avoided.say))
                yield Fault("glossary", saying.key, f"{found[0]} → {avoided.say}")
