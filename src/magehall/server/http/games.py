"""Doors for the games: what can be played, and how."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.responses import Response

from magehall import ask as rules
from magehall.bots import helper, levels
from magehall.core import BadInput, BadOptions, Game, game, game_keys
from magehall.core.lesson import lesson_names
from magehall.core.schema import game_schema
from magehall.locales import Words
from magehall.server.http.door import JSON, Ask, Door, encode
from magehall.server.lessons import lesson_lines, lesson_page
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.tables.seating import agree, timeout_move
from magehall.server.wire.bodies import (
    AnswerLine,
    AnswerList,
    EditionLine,
    GameLine,
    GameList,
    GameWords,
    Judgement,
    LessonPage,
    OptionLine,
    Proposal,
    Puzzle,
    RulesSection,
    Solution,
)

BOARD: Final = "board.js"
"""The file beside a game's rules with its board for the browser."""
COVER: Final = "cover.svg"
"""The file beside it with the picture by which it is chosen."""
SCRIPT: Final = "text/javascript"
PICTURE: Final = "image/svg+xml"
SCHEMA: Final = "application/schema+json"
QUESTION: Final = {"q": "the question, in one's own words", "lang": "the language it is asked in"}
FRESH: Final = {"Cache-Control": "no-cache"}
"""A package may be reinstalled at any time."""


async def list_games(ask: Ask) -> Response:
    """List the games with their options, variants, editions and bots."""
    language = ask.language
    return Response(await ask.aside(lambda: _list(language)), media_type=JSON)


def _list(language: str) -> bytes:
    games = [game(key) for key in game_keys()]
    return encode(
        GameList(
            games=[
                _line(one, language, one.has_text(BOARD), one.has_text(COVER), tuple(lesson_names(one)))
                for one in games
            ]
        )
    )


@cache
def _line(found: Game, language: str, board: bool, cover: bool, lessons: tuple[str, ...]) -> GameLine:
    """Describe a game; what its package brings can change while others play."""
    words = Words(language)
    return GameLine(
        key=found.key,
        least=found.seats[0],
        most=found.seats[-1],
        options=[OptionLine(name=option.name, values=list(option.values)) for option in found.options],
        variants=found.variants,
        editions=[
            EditionLine(
                key=key,
                title=words.title(found, edition),
                language=edition.language,
                options=edition.options,
            )
            for key, edition in found.editions().items()
        ],
        bots=levels(found.key),
        helper=helper(found.key) is not None,
        timeout=timeout_move(found) is not None,
        title=words.title(found),
        summary=words.tell(found, "summary"),
        board=board,
        cover=cover,
        lessons=lesson_lines(found, lessons, words),
    )


def _named(ask: Ask) -> Game:
    """Find the game in the path."""
    key = ask.request.path_params["game"]
    try:
        return game(key)
    except BadInput:
        raise Refused("no-such-game", game=key) from None


async def show_words(ask: Ask) -> Response:
    """Give all words of a game with its rules, for pages that do not know it."""
    found, language = _named(ask), ask.language
    return Response(await ask.aside(lambda: _words(found, language)), media_type=JSON)


@cache
def _words(found: Game, language: str) -> bytes:
    words = Words(language)
    page = GameWords(
        title=words.title(found),
        summary=words.tell(found, "summary"),
        catalogue=words.catalogue(found),
        rules=[
            RulesSection(heading=heading, clauses={key: words.clause(found, key) for key in keys})
            for heading, keys in words.sections(found).items()
        ],
    )
    return encode(page)


async def ask_rules(ask: Ask) -> AnswerList:
    """Answer a question about the rules with clauses, best first."""
    found, language, question = _named(ask), ask.language, ask.request.query_params.get("q", "")
    if not 0 < len(question) <= rules.LONGEST:
        raise Refused("bad-request", why=f"q is a question of 1 to {rules.LONGEST} letters")
    answers = await ask.aside(lambda: rules.ask(found, question, language))
    return AnswerList(answers=[AnswerLine(**answer._asdict()) for answer in answers])


async def show_board(ask: Ask) -> Response:
    """Give the board that a game brings for the browser: one ES module."""
    return _file(ask, BOARD, SCRIPT)


async def show_cover(ask: Ask) -> Response:
    """Give the picture that a game brings, by which it is chosen."""
    return _file(ask, COVER, PICTURE)


def _file(ask: Ask, name: str, kind: str) -> Response:
    """Give a file that lies beside a game's rules."""
    found = _named(ask)
    if not found.has_text(name):
        raise Refused("no-such-page")
    return Response(found.text(name), media_type=kind, headers=FRESH)


async def show_schema(ask: Ask) -> Response:
    """Give the JSON Schema of what a game declares: its view, its events and its moves."""
    found = _named(ask)
    return Response(await ask.aside(lambda: _schema(found)), media_type=SCHEMA, headers=FRESH)


@cache
def _schema(found: Game) -> bytes:
    return encode(game_schema(found))


async def judge_terms(ask: Ask) -> Judgement:
    """Say whether terms go together, before a table is made with them."""
    try:
        agree(ask.body.terms)
    except Refused as refused:
        return Judgement(error=fault(refused, ask.language))
    return Judgement()


async def help_out(ask: Ask) -> Solution:
    """Find the best play for people playing with the box, if the game can."""
    key = ask.request.path_params["game"]
    found = helper(key) if key in game_keys() else None
    if found is None:
        raise Refused("no-such-game", game=key)
    try:
        return Solution(facts=await ask.aside(lambda: found(ask.body.facts)))
    except BadInput as error:
        refusal = error.refusal if isinstance(error, BadOptions) else None
        words = f"cli-error-{error.reason}" if error.reason else ""
        raise Refused("bad-option", refusal, words, **error.facts) from None


async def show_lesson(ask: Ask) -> Response:
    """Give a lesson played out: what is seen at every step, and what the judge says about every try."""
    found, name, language = _named(ask), ask.request.path_params["lesson"], ask.language
    if name not in lesson_names(found):
        raise Refused("no-such-page")
    return Response(await ask.aside(lambda: _lesson(found, name, language)), media_type=JSON, headers=FRESH)


@cache
def _lesson(found: Game, name: str, language: str) -> bytes:
    return encode(lesson_page(found, name, Words(language)))


DOORS = [
    Door("GET", "/games", list_games, None, GameList),
    Door("GET", "/games/{game}/words", show_words, None, GameWords),
    Door("GET", "/games/{game}/ask", ask_rules, None, AnswerList, query=QUESTION),
    Door("GET", "/games/{game}/schema.json", show_schema, kind=SCHEMA),
    Door("GET", "/games/{game}/board.js", show_board, kind=SCRIPT),
    Door("GET", "/games/{game}/cover.svg", show_cover, kind=PICTURE),
    Door("GET", "/games/{game}/lessons/{lesson}", show_lesson, None, LessonPage),
    Door("POST", "/terms", judge_terms, Proposal, Judgement),
    Door("POST", "/helpers/{game}", help_out, Puzzle, Solution, limit="hint"),
]
