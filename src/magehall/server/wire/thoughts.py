"""What goes between the server and the processes in which bots think."""

from __future__ import annotations

from magehall.server.wire.plain import Data, Wire


class Question(Wire, kw_only=True):
    """A view and who is asked: all that a bot gets."""

    game: str
    level: str
    seat: int
    view: bytes
    seed: str
    why: bool = False


class Because(Wire, kw_only=True):
    """One reason of a bot; the words for its code are in the locales."""

    code: str
    facts: Data
    weight: float


class Answer(Wire, kw_only=True):
    """A move, with reasons where they were asked for; no move where the bot failed."""

    move: str = ""
    reasons: list[Because] = []
    error: str = ""
