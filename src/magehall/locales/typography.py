"""Writes a catalogue's text as the language is printed: apostrophes, dashes, fixed spaces, percentages.

Translators type what their keyboard has. Only our own words are changed: what is filled in, such as a
player's name, stays as it is. The browser's twin is `typography.ts`; a test checks that both write the same.
"""

from __future__ import annotations

import re
from typing import Final

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_Rules = list[tuple[re.Pattern[str], str]]

_ALL: Final[_Rules] = [
    (re.compile(r"(?<=\w)'(?=\w)"), "\N{RIGHT SINGLE QUOTATION MARK}"),
    (re.compile(r"\.\.\."), "\N{HORIZONTAL ELLIPSIS}"),
]
_LEAN: Final[_Rules] = [(re.compile(r"(?<=[\d}])[ \u00A0]%"), "%")]
_SPACED: Final[_Rules] = [(re.compile(r"(?<=[\d}]) ?%"), f"{_NO_BREAK}%")]
_OWN: Final[dict[str, _Rules]] = {
    "en": _LEAN,
    "el": [*_LEAN, (re.compile("(?<=[\\d}])\N{GREEK TONOS}"), "\N{PRIME}")],
    "bg": _SPACED,
    "uk": [*_SPACED, (re.compile(r"(?<=\s)–(?=\s)"), "—")],
    "cs": [
        *_SPACED,
        (re.compile(r"(?i)(?<![\w$.-])(?!(?<=[\d}] )s)([ksvzouai]) (?=[\w{„(])"), rf"\1{_NO_BREAK}"),
    ],
    "de": _SPACED,
}
"""Czech lines do not end with a one-letter word; after a number an s is a second."""


def typeset(catalogue: str, language: str) -> str:
    """Write the text of a catalogue, or of one entry, as the language is printed."""
    for pattern, written in (*_ALL, *_OWN.get(language.partition("-")[0], ())):
        catalogue = pattern.sub(written, catalogue)
    return catalogue
