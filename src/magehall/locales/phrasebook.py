"""All messages of a language: found at once, parsed one by one as they are used."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from magehall.locales.catalogues import HOUSE, catalogues
from magehall.locales.languages import PSEUDO, SOURCE, locale_of
from magehall.locales.pseudo import pseudo
from magehall.locales.typography import typeset

_ENTRIES: Final = re.compile(r"(?m)^(?=-?[a-zA-Z][\w-]* *=)")
"""Where a message or term of a catalogue begins."""
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that another one refers to."""


class Phrasebook:
    """The messages of one language in one package.

    Parsing a whole language takes a second, and hardly anybody needs more than a hundred messages. If a
    message refers to one that is not translated yet, the English one is put into it.
    """

    def __init__(self, language: str, package: str = HOUSE) -> None:
        self.language = language
        self.package = package
        self.bundle = FluentBundle([str(locale_of(language)).replace("_", "-")], use_isolating=False)
        self.written = _entries(language, package)
        """Messages and terms as they are written; of two with the same name the first counts."""
        self.known: set[str] = set()

    def message(self, key: str) -> Message:
        """Return a message; a missing one is a `LookupError`."""
        self._understand(key, self.written)
        return self.bundle.get_message(key)

    def _understand(self, key: str, written: Mapping[str, str]) -> None:
        """Parse a message or term, and everything it refers to."""
        if key in self.known or key not in written:
            return
        self.known.add(key)
        entry = written[key]
        printed = typeset(entry, self.language)
        self.bundle.add_resource(FluentResource(pseudo(printed) if self.language == PSEUDO else printed))
        for other in _NAMED.findall(entry):
            self._understand(other, self.written if other in self.written else self._source())

    def _source(self) -> Mapping[str, str]:
        return phrasebook(SOURCE, self.package).written


@cache
def phrasebook(language: str, package: str = HOUSE) -> Phrasebook:
    """Open the book of a language in a package."""
    return Phrasebook(language, package)


def _entries(language: str, package: str) -> dict[str, str]:
    if language == PSEUDO:
        return phrasebook(SOURCE, package).written
    found: dict[str, str] = {}
    for catalogue in catalogues(language, package):
        for entry in _ENTRIES.split(catalogue)[1:]:
            found.setdefault(entry.partition("=")[0].rstrip(), entry)
    return found
