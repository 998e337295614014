"""What can go wrong at an outside edge. Player mistakes are values: see `Refusal`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from magehall.core import keeping

if TYPE_CHECKING:
    from magehall.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(ValueError):
    """Something from outside that Magehall cannot use; its text is one clear line.

    The `reason` and its facts let others say the same in another language.
    """

    def __init__(self, message: str, reason: str = "", facts: dict[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts: dict[str, str | int] = facts or {}

    def __reduce__(self) -> tuple[object, ...]:
        return keeping.reduce(self, *self.args)


@mypyc_attr(allow_interpreted_subclasses=True)
class NotationError(BadInput):
    """A text that is not well-formed, with the position of the first wrong character."""

    def __init__(self, message: str, text: str, position: int) -> None:
        super().__init__(message)
        self.text = text
        self.position = position


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordError(BadInput):
    """A record that cannot be read, with line and column counted from one."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOptions(BadInput):
    """Options that do not exist or do not go together; `refusal` cites the clause, if there is one."""

    def __init__(
        self,
        message: str,
        refusal: Refusal | None = None,
        reason: str = "",
        facts: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(message, reason, facts)
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalMove(BadInput):
    """A well-formed move that the rules refuse here and now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherRules(BadInput):
    """A game played by a version of its rules that cannot be played here."""

    def __init__(self, key: str, rules: int, known: list[int]) -> None:
        listed = ", ".join([str(number) for number in known])
        super().__init__(
            f"this game of {key} is played by version {rules} of its rules; this program knows {listed}",
            "other-rules",
            {"game": key, "version": rules, "known": listed},
        )
