"""Lets bots take their turns: the level asked for, then the medium bot, then any legal move."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import Final

from magehall.core import Move, NotationError, Rng, Seat, seat_text
from magehall.server import wallclock
from magehall.server.bots.workers import Late, Thinking
from magehall.server.refused import Refused
from magehall.server.tables.duties import BOT, duties
from magehall.server.tables.play import judge_move
from magehall.server.tables.table import Table
from magehall.server.wire import entries
from magehall.server.wire.thoughts import Answer, Question

log = logging.getLogger("magehall.bots")

FALLBACK: Final = "medium"


def question(table: Table, seat: Seat, level: str, why: bool = False) -> Question:
    """Put a seat's view into a question; its stream of chance is not that of the deals."""
    secret = hashlib.sha256(f"bots/{table.seed}".encode()).hexdigest()
    return Question(
        game=table.terms.game,
        level=level,
        seat=seat,
        view=table.state.view(seat).bytes(),
        seed=f"{secret}/{table.since[seat]}/{seat_text(seat)}",
        why=why,
    )


class Thinkers:
    """Finds a move for a bot's seat, whatever happens to the bot."""

    def __init__(self, workers: Thinking, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.thought: Callable[[str, float, bool], None] = lambda level, seconds, well: None
        """Called with how long a bot thought, and whether it had an answer."""

    async def choose(self, table: Table, seat: Seat, level: str) -> Move | None:
        """Return a legal move: the bot's own, or a simpler one's if it fails; None if none is needed now."""
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
        """Ask a worker; a failure is an answer without a move and without a thought."""
        begun = wallclock.ticks()
        try:
            answer = await self.workers.ask(asked, self.seconds)
        except Late as error:
            answer = Answer(error=str(error))
        self.thought(asked.level, wallclock.ticks() - begun, not answer.error)
        if answer.error:
            log.warning("bot error", extra={"level": asked.level, "error": answer.error})
        return answer


def legal(table: Table, seat: Seat, answer: Answer) -> Move | None:
    """Read a bot's move if the rules allow it."""
    try:
        move = table.game.read(answer.move)
        table.attempt(seat, move)
    except (NotationError, Refused):
        return None
    return move


def judge_bot_move(table: Table, seat: Seat, move: Move, since: int) -> list[entries.Entry]:
    """Write down a bot's move, unless the seat has moved on, a person took it back, or all must wait."""
    now = wallclock.now()
    is_due = any(duty.seat == seat and duty.kind == BOT and duty.at <= now for duty in duties(table))
    return judge_move(table, seat, move) if is_due and table.since[seat] == since else []
