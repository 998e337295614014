"""Puts refusals into the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.core import Game
from magehall.core import game as find_game
from magehall.locales import LANGUAGES, Words
from magehall.locales.languages import PSEUDO, SOURCE, WRITTEN
from magehall.server.refused import Refused
from magehall.server.wire.messages import Fault


def language_from(accepted: str, asked: str | None = None) -> str:
    """Take the language asked for, else the first of ours in an Accept-Language header, else English.

    Asked for by name, a language is also given that players are not offered yet: translators want to see
    their work.
    """
    if asked in (*WRITTEN, PSEUDO):
        return asked
    for part in (asked or accepted).split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return SOURCE


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
