"""Says refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.core import Game
from magehall.core import game as find_game
from magehall.locales import LANGUAGES, Words
from magehall.server.refused import Refused
from magehall.server.wire.messages import Fault


def language_from(accepted: str) -> str:
    """Pick the first of our languages from an Accept-Language header, or a plain tag; English otherwise."""
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def fault(refused: Refused, language: str, names: Sequence[str] = ()) -> Fault:
    """Put a refusal into words."""
    words = Words(language)
    refusal = refused.refusal
    if refusal is None:
        message = words.say(refused.words, **refused.facts)
        return Fault(code=refused.code, message=message, facts=dict(refused.facts))
    return Fault(
        code=refused.code,
        message=words.reason(game_of(refusal.clause), refusal, names),
        clause=refusal.clause,
        reason=refusal.reason,
        facts=dict(refusal.facts),
    )


def game_of(clause: str) -> Game:
    """Find the game whose rule a clause is."""
    return find_game(clause.rpartition("-")[0])
