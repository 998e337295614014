"""Which languages there are: a language is a folder, offered to players once it is nearly complete."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from typing import Final

from babel import Locale

from magehall.locales.catalogues import HOUSE, catalogues

_AGREED: Final = json.loads(resources.files(HOUSE).joinpath("locales", "languages.json").read_bytes())
"""Also read by the browser's client."""

SOURCE: Final[str] = _AGREED["source"]
"""The language that all others are translated from."""
PSEUDO: Final[str] = _AGREED["pseudo"]
"""Not a language: English with accents, and longer, for tests and pictures; never shown."""
SHOWN_FROM: Final[int] = _AGREED["shown_from"]
"""This percentage of messages must be translated before players are offered a language."""

_KEYS: Final = re.compile(r"\n([a-z][\w-]*) =")
_HELPER: Final = re.compile(r"[a-z]+-x-.+")
"""A message that only one language needs, for its cases."""


@cache
def keys(language: str) -> frozenset[str]:
    """Name the messages of a language; those that only this language needs are left out."""
    text = "\n".join(("", *catalogues(language)))
    return frozenset(key for key in _KEYS.findall(text) if not _HELPER.fullmatch(key))


def progress(language: str) -> float:
    """Say how much of a language is translated, in per cent."""
    if language in (SOURCE, PSEUDO):
        return 100.0
    return 100 * len(keys(language) & keys(SOURCE)) / len(keys(SOURCE))


def _folders() -> tuple[str, ...]:
    folders = resources.files(HOUSE).joinpath("locales").iterdir()
    found = sorted(folder.name for folder in folders if folder.is_dir() and catalogues(folder.name))
    return (SOURCE, *(tag for tag in found if tag != SOURCE))


WRITTEN: Final = _folders()
"""All languages somebody has begun, English first."""

LANGUAGES: Final = tuple(language for language in WRITTEN if progress(language) >= SHOWN_FROM)
"""The languages that players are offered, English first."""


def language_of(text: str) -> str:
    """Pick one of our languages from a tag such as `bg`, `el_GR.UTF-8` or `cs-CZ`; English otherwise."""
    start = text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return start if start in LANGUAGES else SOURCE


def locale_of(language: str) -> Locale:
    """Find out how a language writes numbers and dates."""
    return Locale.parse(SOURCE if language == PSEUDO else language, sep="-")


def own_name(language: str) -> str:
    """Name a language as its speakers do: `Čeština`."""
    name = locale_of(language).get_display_name() or language
    return name[:1].upper() + name[1:]
