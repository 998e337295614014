"""Doors for the games: what can be played, and how."""

from __future__ import annotations

import asyncio

from magehall.bots import helper, levels
from magehall.core import BadInput, BadOptions, Game, game, game_keys
from magehall.server.http.door import Ask, Door
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.tables.seating import agree, timeout_move
from magehall.server.wire.bodies import (
    EditionLine,
    GameLine,
    GameList,
    Judgement,
    OptionLine,
    Proposal,
    Puzzle,
    Solution,
)


async def list_games(ask: Ask) -> GameList:
    """List the games with their options, variants, editions and bots."""
    return GameList(games=[_line(game(key)) for key in game_keys()])


def _line(found: Game) -> GameLine:
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
    )


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
    Door("POST", "/terms", judge_terms, Proposal, Judgement),
    Door("POST", "/helpers/{game}", help_out, Puzzle, Solution, limit="hint"),
]
