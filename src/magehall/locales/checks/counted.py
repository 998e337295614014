"""Checks that a count has words for none and for one wherever another language has them."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.locales.checks.fault import Fault
from magehall.locales.checks.trees import counts, exact, messages
from magehall.locales.languages import LANGUAGES


def unsaid_counts(language: str) -> Iterator[Fault]:
    """Name counts for which another language has special words at 0, and this one has none."""
    others = [other for other in LANGUAGES if other != language]
    for key in messages(language):
        for other in others:
            if key not in messages(other):
                continue
            lacking = sorted(exact(other, key) - _said(language, key))
            if lacking:
                name, number = lacking[0]
                yield Fault("count", key, f"[{number}] of ${name}, as in {other}")
                break


def _said(language: str, key: str) -> frozenset[tuple[str, str]]:
    """Return the numbers for which a message has words: a form for one also serves 1."""
    return exact(language, key) | {(name, "1") for name in counts(language, key)}
