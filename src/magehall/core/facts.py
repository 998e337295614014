"""Plain facts: what events, refusals and reasons carry, for each language to make a sentence of."""

from __future__ import annotations

Fact = str | int | list[str] | list[int]
"""A fact is plain. Keys `seat` and `…_seat` hold a seat's letter, `seats` a list of them."""


def facts_text(facts: dict[str, Fact]) -> list[str]:
    """Write facts as `name=value` words, in the order they were given."""
    return [f"{name}={_fact_text(value)}" for name, value in facts.items()]


def _fact_text(value: Fact) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, list) else str(value)
