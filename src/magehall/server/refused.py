"""Why the server refuses something: a code with facts, or the rule that a game cites."""

from __future__ import annotations

from typing import Final

from magehall.core import Fact, Refusal

STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-name": 400,
    "bad-record": 422,
    "not-signed-in": 401,
    "wrong-password": 401,
    "no-account": 404,
    "no-such-session": 404,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "wrong-origin": 403,
    "no-watching": 403,
    "muted": 403,
    "muted-here": 403,
    "removed": 403,
    "removed-here": 403,
    "not-the-host": 403,
    "not-yourself": 403,
    "keeper": 409,
    "owner-answers": 409,
    "no-hints": 403,
    "no-chat": 403,
    "not-a-program": 403,
    "people-only": 403,
    "not-at-home": 403,
    "no-home": 409,
    "no-such-program": 404,
    "no-push": 404,
    "no-such-service": 400,
    "too-many-programs": 409,
    "no-such-page": 404,
    "no-such-method": 405,
    "no-such-table": 404,
    "no-such-player": 404,
    "no-such-report": 404,
    "no-such-login": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-level": 400,
    "login-taken": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "already-reported": 409,
    "already-decided": 409,
    "nothing-to-report": 409,
    "not-removed": 409,
    "no-person": 409,
    "not-at-table": 409,
    "rated-removal": 409,
    "table-full": 409,
    "seat-free": 409,
    "seats-free": 409,
    "already-started": 409,
    "not-started": 409,
    "not-finished": 409,
    "finished": 409,
    "nothing-to-undo": 409,
    "turn-over": 409,
    "rated": 409,
    "revealed": 409,
    "not-your-turn": 409,
    "no-answer": 503,
    "already-asked": 409,
    "not-asked": 409,
    "nobody-there": 409,
    "not-gone": 409,
    "not-called": 409,
    "other-share": 409,
    "resigned": 409,
    "stale": 409,
    "log-full": 409,
    "busy": 409,
    "other-rules": 409,
    "not-understood": 422,
    "illegal": 422,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "store-away": 503,
}
"""Every code with its HTTP status; the words are in the locales (`server-error-…`)."""


LONGEST: Final = 500
"""Characters of a fact in a refusal: what somebody sent comes back in part, and never breaks the sentence."""


def _short(fact: Fact) -> Fact:
    is_long = isinstance(fact, str) and len(fact) > LONGEST
    return f"{fact[: LONGEST - 1]}…" if isinstance(fact, str) and is_long else fact


class Refused(Exception):
    """The server, or the game, says no; nothing has changed."""

    def __init__(self, code: str, refusal: Refusal | None = None, words: str = "", **facts: Fact) -> None:
        assert code in STATUS, f"{code} is in the table of codes"
        super().__init__(code)
        self.code = code
        self.refusal = refusal
        self.words = words or f"server-error-{code}"
        self.facts: dict[str, Fact] = {name: _short(fact) for name, fact in facts.items()}

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]
