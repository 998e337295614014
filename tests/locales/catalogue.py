"""Reads the catalogues as trees, to compare languages message by message."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from magehall.locales.words import catalogues


class Names(visitor.Visitor):
    """Collects the variables and the messages a pattern refers to, and by which of them it selects."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.counts: set[str] = set()
        self.kinds: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.name for key in (variant.key for variant in node.variants) if isinstance(key, ast.Identifier)
        }
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            if "one" in keys:
                self.counts.add(name)
            else:
                self.kinds.setdefault(name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Give the messages of a language by key; a broken or repeated one fails."""
    found: dict[str, ast.Message] = {}
    for catalogue in catalogues(language):
        for entry in FluentParser(with_spans=False).parse(catalogue).body:
            assert not isinstance(entry, ast.Junk), f"{language}: cannot be read: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def names(node: ast.Message | ast.Attribute) -> Names:
    """Collect the names in a message, its attributes left out."""
    found = Names()
    if node.value is not None:
        found.visit(node.value)
    return found


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """Give all variables a message needs, also by way of the messages it refers to."""
    found = names(messages(language)[key])
    needed = set(found.variables)
    for other in found.messages:
        needed |= variables(language, other)
    return frozenset(needed)


@cache
def counts(language: str, key: str) -> frozenset[str]:
    """Give the variables by whose number a message selects, also by way of others."""
    found = names(messages(language)[key])
    needed = set(found.counts)
    for other in found.messages:
        needed |= counts(language, other)
    return frozenset(needed)


@cache
def kinds(language: str, key: str) -> dict[str, list[str]]:
    """Give the variables by whose word a message itself selects, with the words it knows."""
    return {name: sorted(words) for name, words in names(messages(language)[key]).kinds.items()}
