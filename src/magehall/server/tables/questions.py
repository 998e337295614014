"""Answers questions about a table that change nothing: moves, why not, a hint, what happened meanwhile."""

from __future__ import annotations

from magehall.core import Seat
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.store import Store
from magehall.server.tables.hints import Hints
from magehall.server.tables.play import read_move
from magehall.server.tables.streams import told_after
from magehall.server.tables.table import Table
from magehall.server.wire import commands
from magehall.server.wire.messages import Judged, Meanwhile, Message, Possible


class Answers:
    """Answers what the one who holds a seat asks about it."""

    def __init__(self, store: Store, hints: Hints) -> None:
        self.store = store
        self.hints = hints

    async def answer(self, table: Table, player: str, asked: commands.Question, language: str) -> Message:
        """Answer a question."""
        seat = table.own_seat(asked.seat, player)
        match asked:
            case commands.Moves():
                return self._moves(table, seat, asked)
            case commands.Why():
                return self._why(table, seat, asked, language)
            case commands.Hint():
                return await self.hints.answer(table, seat, asked, language)
            case commands.Since():
                return await self._since(table, seat, asked)

    def _moves(self, table: Table, seat: Seat, asked: commands.Moves) -> Possible:
        moves = [str(move) for move in table.state.moves(seat)] if seat in table.acting() else []
        return Possible(id=asked.id, moves=moves, complete=table.game.lists_all_moves)

    def _why(self, table: Table, seat: Seat, asked: commands.Why, language: str) -> Judged:
        refusal = table.state.refuse(seat, read_move(table, asked.move))
        if refusal is None:
            return Judged(id=asked.id, legal=True)
        error = fault(Refused("illegal", refusal), language, table.names())
        return Judged(id=asked.id, legal=False, error=error)

    async def _since(self, table: Table, seat: Seat, asked: commands.Since) -> Meanwhile:
        after = table.last_turn(seat)
        rows = [row for row in await self.store.rows(table.code) if row.n <= table.n]
        return Meanwhile(id=asked.id, after=after, news=told_after(table.code, table.seed, rows, seat, after))
