"""Reads the catalogues as trees, to compare languages message by message."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from magehall.locales.catalogues import catalogues
from magehall.locales.nodes import nodes


class Names:
    """What a pattern names: variables, messages and terms, and which of them it selects by."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.counts: set[str] = set()
        """Variables by whose number a pattern selects."""
        self.exact: set[tuple[str, str]] = set()
        """Variables with a number that has words of its own."""
        self.kinds: dict[str, set[str]] = {}
        """Variables by whose word a pattern selects, with the words it knows."""
        for node in nodes(pattern):
            match node:
                case ast.VariableReference():
                    self.variables.add(node.id.name)
                case ast.MessageReference():
                    self.messages.add(node.id.name)
                case ast.TermReference():
                    self.terms.add(node.id.name)
                case ast.SelectExpression(selector=ast.VariableReference(id=name)):
                    self._selects(name.name, [variant.key for variant in node.variants])

    def _selects(self, name: str, keys: list[ast.Identifier | ast.NumberLiteral]) -> None:
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.exact |= {(name, key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
        if "one" in words:
            self.counts.add(name)
        else:
            self.kinds.setdefault(name, set()).update(words)


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Read all entries of a language, broken ones too."""
    parser = FluentParser(with_spans=False)
    return tuple(entry for catalogue in catalogues(language) for entry in parser.parse(catalogue).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by key; of two with the same name the first counts."""
    found: dict[str, ast.Message] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found.setdefault(entry.id.name, entry)
    return found


@cache
def terms(language: str) -> frozenset[str]:
    """Name the terms of a language."""
    return frozenset(entry.id.name for entry in entries(language) if isinstance(entry, ast.Term))


@cache
def names(language: str, key: str) -> Names:
    """Collect the names in a message, its attributes left out."""
    return Names(messages(language)[key].value)


def _with_others(language: str, key: str) -> list[str]:
    """Name a message and those it is made of; missing ones are left out."""
    found: dict[str, None] = {key: None}
    waiting = [key]
    while waiting:
        for other in sorted(names(language, waiting.pop()).messages):
            if other in messages(language) and other not in found:
                found[other] = None
                waiting.append(other)
    return list(found)


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """Return all variables a message needs, including by way of the messages it refers to."""
    return frozenset().union(*(names(language, each).variables for each in _with_others(language, key)))


@cache
def counts(language: str, key: str) -> frozenset[str]:
    """Return the variables by whose number a message selects, including by way of others."""
    return frozenset().union(*(names(language, each).counts for each in _with_others(language, key)))


@cache
def exact(language: str, key: str) -> frozenset[tuple[str, str]]:
    """Return the numbers for which a message has special words, including by way of others."""
    return frozenset().union(*(names(language, each).exact for each in _with_others(language, key)))


@cache
def kinds(language: str, key: str) -> dict[str, list[str]]:
    """Return the variables by whose word a message itself selects, with the words it knows."""
    return {name: sorted(words) for name, words in names(language, key).kinds.items()}
