"""Compares the entries of a language with the English ones: missing, unused, or saying something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fluent.syntax import ast

from magehall.locales.checks.fault import Fault
from magehall.locales.checks.trees import entries, messages, names, terms, variables
from magehall.locales.languages import SOURCE, keys


def missing(language: str) -> Iterator[Fault]:
    """Name the messages, and the parts of messages, that are not translated yet."""
    for key, source in messages(SOURCE).items():
        if key not in keys(SOURCE):
            continue
        own = messages(language).get(key)
        if own is None:
            yield Fault("missing", key)
            continue
        parts = {attribute.id.name for attribute in own.attributes}
        yield from (Fault("missing", f"{key}.{part}") for part in _parts(source) if part not in parts)


def unknown(language: str) -> Iterator[Fault]:
    """Name what nobody asks for, what occurs twice and what cannot be read."""
    known = messages(SOURCE)
    for key in sorted(keys(language)):
        if key not in known:
            yield Fault("unused", key)
        elif key in messages(language):
            parts = _parts(messages(language)[key])
            yield from (Fault("unused", f"{key}.{part}") for part in parts if part not in _parts(known[key]))
    yield from (Fault("broken", "", entry.content or "") for entry in _junk(language))
    named = Counter(
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        for entry in entries(language)
        if isinstance(entry, ast.Message | ast.Term)
    )
    yield from (Fault("twice", key) for key, times in sorted(named.items()) if times > 1)


def wrong_names(language: str) -> Iterator[Fault]:
    """Name placeholders found on one side only, ours or the English; and words that do not exist."""
    for key in messages(language):
        found = names(language, key)
        for other in sorted(found.messages - messages(language).keys() - messages(SOURCE).keys()):
            yield Fault("nowhere", key, other)
        for term in sorted(found.terms - terms(language)):
            yield Fault("nowhere", key, f"-{term}")
        if key in messages(SOURCE):
            differ = variables(language, key) ^ variables(SOURCE, key)
            yield from (Fault("placeholder", key, f"${name}") for name in sorted(differ))


def _parts(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def _junk(language: str) -> list[ast.Junk]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Junk)]
