"""Walks through what Fluent has read."""

from __future__ import annotations

from collections.abc import Iterator


def nodes(found: object) -> Iterator[object]:
    """Return a node of Fluent's trees and all nodes below it."""
    if isinstance(found, list):
        for each in found:
            yield from nodes(each)
    elif hasattr(found, "__dict__"):
        yield found
        yield from nodes(list(vars(found).values()))
