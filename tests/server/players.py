"""People for tests: they choose any legal move from their own view, as a client would."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from magehall import Rng, game
from magehall.core import read_seat
from tests.server.harness import Denial, Guest

Data = dict[str, Any]


def any_move(view: Data, seat: str, seed: str) -> str:
    found = game(view["game"])
    rng = Rng(seed)
    world = found.imagine(found.read_view(view), rng)
    return str(rng.choice(world.moves(read_seat(seat))))


async def play_to_the_end(guest: Guest, table: str, seats: list[str], most: int = 10_000) -> int:
    """Play the guest's seats until the game is over; give the number of decisions made."""
    made = 0
    while made < most:
        await guest.until(lambda: _must_act(guest, table, seats))
        picture = guest.picture(table, seats[0])
        if picture["status"] == "finished":
            return made
        seat = next(seat for seat in seats if seat in picture["acting"])
        view = guest.view(table, seat)
        move = any_move(view, seat, f"{guest.name}/{guest.numbers[(table, seat)]}")
        try:
            await guest.do("play", table, seat=seat, move=move, n=guest.numbers[(table, seat)])
            made += 1
        except Denial as denial:
            assert denial.code in ("stale", "finished"), denial.error
    return made


def _must_act(guest: Guest, table: str, seats: list[str]) -> bool:
    picture = guest.picture(table, seats[0])
    if picture["status"] == "finished":
        return True
    heard = {guest.numbers[(table, seat)] for seat in seats}
    return len(heard) == 1 and any(seat in picture["acting"] for seat in seats)


@asynccontextmanager
async def meanwhile(playing: Coroutine[Any, Any, int]) -> AsyncIterator[None]:
    """Let somebody play on for as long as the others need it."""
    task = asyncio.create_task(playing)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
