"""The mark by which a test names the clauses it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[T], T]:
    """Mark a test as proof of these clauses: `@rule("wizard-23")`."""
    import pytest

    return pytest.mark.rule(*clauses)
