"""Checks the marks between words that no rule can mend (`typography.py`): above all quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from magehall.locales.checks.fault import Fault
from magehall.locales.checks.sayings import sayings

QUOTES: Final = {"en": "“”", "bg": "„“", "el": "«»", "uk": "«»", "cs": "„“", "de": "„“"}
"""The quotation marks of a language."""
_MARKS: Final = "“”„«»‹›"
_QUOTED: Final = re.compile(r"\([«„“][^()]*[»“”]\)|pip install \"[^\"]*\"")
"""What is quoted from another language, and what is typed."""
_ALWAYS: Final = {
    "a straight apostrophe": re.compile(r"\w'\w"),
    "a straight quotation mark": re.compile('"'),
    "three full stops": re.compile(r"\.\.\."),
    "a space before a full stop": re.compile(r"\w [.,;!](?!\w)"),
    "an accent by itself": re.compile("[\N{GREEK TONOS}\N{ACUTE ACCENT}]"),
}


def wrong_letters(language: str) -> Iterator[Fault]:
    """Name messages with marks that the language writes differently."""
    others = "".join(mark for mark in _MARKS if mark not in QUOTES.get(language, _MARKS))
    wrong = (
        {**_ALWAYS, "quotation marks of another language": re.compile(f"[{others}]")} if others else _ALWAYS
    )
    seen: set[tuple[str, str]] = set()
    for saying in sayings(language):
        text = _QUOTED.sub("", saying.text)
        for what, sign in wrong.items():
            if (saying.key, what) not in seen and sign.search(text):
                seen.add((saying.key, what))
                yield Fault("letters", saying.key, f"{what}: {saying.text}")
