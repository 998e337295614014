"""Forgets players everywhere: names and words leave all logs, then the players go; the games stay."""

from __future__ import annotations

from functools import partial

from magehall.server.store import Act
from magehall.server.tables.absence import forgotten
from magehall.server.tables.erasing import erase
from magehall.server.tables.hall import Hall


async def forget(hall: Hall, player: str, *acts: Act) -> None:
    """Forget a person with their programs, or a program; what others did stays intact."""
    for program in await hall.store.programs_of(player):
        await _forget_one(hall, program.id)
    await _forget_one(hall, player, *acts)


async def _forget_one(hall: Hall, player: str, *acts: Act) -> None:
    await _erase_everywhere(hall, player)
    await hall.store.forget_results(player)
    await hall.store.forget_player(player, *acts)
    await _erase_everywhere(hall, player)  # what was said at another node before it heard of this


async def _erase_everywhere(hall: Hall, player: str) -> None:
    """Remove a player from all tables, and take names and words out of their logs."""
    for code in await hall.store.mentions(player):
        await hall.write(code, partial(forgotten, player=player))
        await hall.rewrite(code, partial(erase, player=player))
