"""Doors for the games: what can be played, and how."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from magehall.bots import helper, levels
from magehall.core import BadInput, BadOptions, Game, game, game_keys
from magehall.locales import Words
from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.tables.seating import agree, timeout_move
from magehall.server.wire.bodies import (
    EditionLine,
    GameLine,
    GameList,
    GameWords,
    Judgement,
    OptionLine,
    Proposal,
    Puzzle,
    RulesSection,
    Solution,
)

BOARD: Final = "board.js"
"""The file beside a game's rules with its board for the browser."""
SCRIPT: Final = "text/javascript"


async def list_games(ask: Ask) -> GameList:
    """List the games with their options, variants, editions and bots."""
    words = Words(ask.language)
    return GameList(games=[_line(game(key), words) for key in game_keys()])


def _line(found: Game, words: Words) -> GameLine:
    return GameLine(
        key=found.key,
        least=found.seats[0],
        most=found.seats[-1],
        options=[OptionLine(name=option.name, values=list(option.values)) for option in found.options],
        variants=found.variants,
        editions=[
            EditionLine(key=key, title=edition.title, language=edition.language, options=edition.options)
            for key, edition in found.editions().items()
        ],
        bots=levels(found.key),
        helper=helper(found.key) is not None,
        timeout=timeout_move(found) is not None,
        title=words.title(found),
        summary=words.tell(found, "summary"),
        board=found.has_text(BOARD),
    )


def _named(ask: Ask) -> Game:
    """Find the game in the path."""
    key = ask.request.path_params["game"]
    try:
        return game(key)
    except BadInput:
        raise Refused("no-such-game", game=key) from None


async def show_words(ask: Ask) -> GameWords:
    """Give all words of a game with its rules, for pages that do not know it."""
    found, words = _named(ask), Words(ask.language)
    return GameWords(
        title=words.title(found),
        summary=words.tell(found, "summary"),
        catalogue=words.catalogue(found),
        rules=[
            RulesSection(heading=heading, clauses={key: words.clause(found, key) for key in keys})
            for heading, keys in words.sections(found).items()
        ],
    )


async def show_board(ask: Ask) -> Response:
    """Give the board that a game brings for the browser: one ES module."""
    found = _named(ask)
    if not found.has_text(BOARD):
        raise Refused("no-such-page")
    return Response(found.text(BOARD), media_type=SCRIPT, headers={"Cache-Control": "no-cache"})


async def judge_terms(ask: Ask) -> Judgement:
    """Say whether terms go together, before a table is made on them."""
    try:
        agree(ask.body.terms)
    except Refused as refused:
        return Judgement(error=fault(refused, ask.language))
    return Judgement()


async def help_out(ask: Ask) -> Solution:
    """Find the best play for people who play with the box, where the game can."""
    key = ask.request.path_params["game"]
    found = helper(key) if key in game_keys() else None
    if found is None:
        raise Refused("no-such-game", game=key)
    try:
        return Solution(facts=await asyncio.to_thread(found, ask.body.facts))
    except BadInput as error:
        refusal = error.refusal if isinstance(error, BadOptions) else None
        words = f"cli-error-{error.reason}" if error.reason else ""
        raise Refused("bad-option", refusal, words, **error.facts) from None


DOORS = [
    Door("GET", "/games", list_games, None, GameList),
    Door("GET", "/games/{game}/words", show_words, None, GameWords),
    Door("GET", "/games/{game}/board.js", show_board, kind=SCRIPT),
    Door("POST", "/terms", judge_terms, Proposal, Judgement),
    Door("POST", "/helpers/{game}", help_out, Puzzle, Solution, limit="hint"),
]
