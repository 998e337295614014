"""Why a move is refused: the rule's clause and the facts, never a sentence."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from magehall.core import keeping
from magehall.core.facts import Fact, facts_text


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """A player mistake as a value; the words for it are in the locales."""

    def __init__(self, clause: str, reason: str, facts: dict[str, Fact] | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.facts: dict[str, Fact] = facts or {}

    def data(self) -> dict[str, object]:
        """Return the refusal as plain data."""
        return {"clause": self.clause, "reason": self.reason, "facts": dict(self.facts)}

    def __str__(self) -> str:
        return " ".join([self.clause, self.reason, *facts_text(self.facts)])

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        return keeping.reduce(self)
