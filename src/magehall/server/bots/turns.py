"""Lets bots take their turns: the level asked for, then the medium bot, then any legal move."""

from __future__ import annotations

import hashlib
import logging
from typing import Final

from magehall.core import Move, NotationError, Rng, Seat, seat_text
from magehall.server.bots.workers import Late, Workers
from magehall.server.tables.play import moved
from magehall.server.tables.table import PLAYING, Table
from magehall.server.wire import entries
from magehall.server.wire.thoughts import Answer, Question

log = logging.getLogger("magehall.bots")

FALLBACK: Final = "medium"
SHORTEST, LONGEST = 500, 1500
"""A human-like pause, in milliseconds."""


def bots_to_move(table: Table) -> list[Seat]:
    """List the seats for which a bot must decide now."""
    if table.status != PLAYING:
        return []
    return [seat for seat in table.acting() if table.bot_on(seat) is not None]


def due(table: Table) -> int:
    """Say when the next bot moves; 0 for never."""
    return min((table.since_at[seat] + pause(table, seat) for seat in bots_to_move(table)), default=0)


def pause(table: Table, seat: Seat) -> int:
    """Give the time a bot pretends to think: the same whenever it is asked, a restart between or not."""
    if not table.terms.pause:
        return 0
    digest = hashlib.sha256(f"{table.code}/{table.since[seat]}/{seat}".encode()).digest()
    return SHORTEST + int.from_bytes(digest[:4], "big") % (LONGEST - SHORTEST)


def question(table: Table, seat: Seat, level: str, why: bool = False) -> Question:
    """Put a seat's view into a question; the stream of its chance is not that of the deals."""
    secret = hashlib.sha256(f"bots/{table.seed}".encode()).hexdigest()
    return Question(
        game=table.terms.game,
        level=level,
        seat=seat,
        view=table.state.view(seat).bytes(),
        seed=f"{secret}/{table.since[seat]}",
        why=why,
    )


class Thinkers:
    """Finds a move for a bot's seat, whatever happens to the bot."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds

    async def choose(self, table: Table, seat: Seat, level: str) -> Move | None:
        """Give a legal move: the bot's own, or a simpler one's if it fails; None if none is wanted now."""
        for trial in dict.fromkeys((level, FALLBACK)):
            if seat not in table.acting():
                return None
            move = legal(table, seat, await self.ask(question(table, seat, trial)))
            if move is not None:
                return move
            log.warning("bot failed", extra={"table": table.code, "seat": seat_text(seat), "level": trial})
        moves = table.state.moves(seat)
        return Rng(question(table, seat, "any").seed).choice(moves) if moves else None

    async def ask(self, asked: Question) -> Answer:
        """Ask a worker; a failure is an answer without a move."""
        try:
            answer = await self.workers.ask(asked, self.seconds)
        except Late as error:
            return Answer(error=str(error))
        if answer.error:
            log.warning("bot error", extra={"error": answer.error})
        return answer


def legal(table: Table, seat: Seat, answer: Answer) -> Move | None:
    """Read a bot's move if the rules allow it."""
    try:
        move = table.game.read(answer.move)
    except NotationError:
        return None
    return move if table.judge(seat, move) is None else None


def bot_moved(table: Table, seat: Seat, move: Move, since: int) -> list[entries.Entry]:
    """Write a bot's move down, unless the seat has moved on or a person has taken it."""
    is_due = seat in bots_to_move(table) and table.since[seat] == since
    return moved(table, seat, move) if is_due else []
