"""Doors for the games: what can be played, and how."""

from __future__ import annotations

from magehall.bots import levels
from magehall.core import Game, game, game_keys
from magehall.server.http.door import Ask, Door
from magehall.server.wire.bodies import EditionLine, GameLine, GameList, OptionLine


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
    )


DOORS = [Door("GET", "/games", list_games, None, GameList)]
