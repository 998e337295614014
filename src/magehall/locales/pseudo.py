"""The pseudo-locale: English with accents and doubled vowels, for tests and pictures.

Text without accents on a screen does not come from the catalogues; text glued together shows its seams; text
without room for longer words is cut off.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from magehall.locales.nodes import nodes

_LETTERS: Final = str.maketrans(
    {
        **dict(zip("aeiou", ("áá", "éé", "íí", "óó", "úú"), strict=True)),
        **dict(zip("AEIOUYCNSZyndcrstz", "ÁÉÍÓÚÝČŇŠŽýňďčřšťž", strict=True)),
    }
)


def accented(text: str) -> str:
    """Write a text with accents, and about a third longer."""
    return text.translate(_LETTERS)


def pseudo(entry: str) -> str:
    """Write a message or term of a catalogue with accents; whatever is in braces stays."""
    tree = FluentParser(with_spans=False).parse_entry(entry)
    for node in nodes(tree):
        if isinstance(node, ast.TextElement):
            node.value = accented(node.value)
    return FluentSerializer().serialize_entry(tree)
