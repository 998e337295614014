"""The rules of each game in each language, prepared when somebody asks."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from magehall.ask.index import Index, Passage
from magehall.ask.sentences import deciding
from magehall.ask.tongue import Tongue
from magehall.core import Game, is_ours
from magehall.locales import Words
from magehall.locales.asked import Lines, asked
from magehall.locales.catalogues import HOUSE

MOST: Final = 10
"""So many clauses answer a question at most."""
LONGEST: Final = 300
"""So many letters of a question are read."""


class Answer(NamedTuple):
    """A clause that answers a question, as it stands in the rules."""

    clause: str
    heading: str
    text: str
    sentence: str
    """What of the text answers."""
    score: float
    """How well it answers, from 0 to about 1."""


def ask(game: Game, question: str, language: str, most: int = MOST) -> list[Answer]:
    """Return the clauses of a game that answer a question, best first; none if none fits."""
    index, asked = index_of(game, language), question[:LONGEST]
    return [
        Answer(
            found.passage.clause,
            found.passage.heading,
            found.passage.text,
            deciding(found.passage.text, asked, found.asked, index.reading),
            round(found.score, 4),
        )
        for found in index.ask(asked, most)
    ]


@cache
def index_of(game: Game, language: str) -> Index:
    """Prepare the rules of a game for questions in a language."""
    house = asked("house", language)
    own = asked(game.key, language, HOUSE if is_ours(game) else game.package)
    return Index(passages_of(game, language, own), Tongue(house), alike(game, own, house))


def alike(game: Game, own: Lines, house: Lines) -> list[str]:
    """Return the groups of words that mean the same in a game, those of all games last."""
    return [*own.get(f"{game.key}-alike", ()), *house.get("house-alike", ())]


def passages_of(game: Game, language: str, own: Lines) -> list[Passage]:
    """Collect what belongs to each clause."""
    words = Words(language)
    return [
        Passage(key, words.clause(game, key), heading, _notes(game, words, key), own.get(f"{key}-asked", []))
        for heading, keys in words.sections(game).items()
        for key in keys
    ]


def _notes(game: Game, words: Words, key: str) -> list[str]:
    """Return how printed editions word a clause."""
    number = key.rpartition("-")[2]
    editions = [edition for edition in game.editions().values() if key in edition.differences]
    return [words.tell(game, f"edition-{edition.key}-{number}") for edition in editions]
