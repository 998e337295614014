"""Answers questions about a table that change nothing: moves, why not, a hint, what happened meanwhile."""

from __future__ import annotations

from magehall.core import Seat
from magehall.server.aside import Aside
from magehall.server.refused import Refused
from magehall.server.speech import fault
from magehall.server.tables.hints import Hints
from magehall.server.tables.play import read_move
from magehall.server.tables.room import Room
from magehall.server.tables.streams import letter_of
from magehall.server.tables.table import GATHERING, Table, Viewer
from magehall.server.wire import commands
from magehall.server.wire.messages import HistoryPage, Judged, Meanwhile, Message, Possible


class Answers:
    """Answers what is asked about a table, mostly only to the holder of a seat, about that seat."""

    def __init__(self, hints: Hints, aside: Aside | None = None) -> None:
        self.hints = hints
        self.aside = aside or Aside()

    async def answer(self, room: Room, player: str, asked: commands.Asking, language: str) -> Message:
        """Answer a question."""
        if isinstance(asked, commands.History):
            return await told_before(room, player, asked)
        table = room.table
        seat = table.own_seat(asked.seat, player)
        match asked:
            case commands.Moves():
                return await self._propose(room, seat, asked)
            case commands.Why():
                return self._why(table, seat, asked, language)
            case commands.Hint():
                return await self.hints.answer(table, seat, asked, language)
            case commands.Since():
                return await self._since(room, seat, asked)

    async def _propose(self, room: Room, seat: Seat, asked: commands.Moves) -> Possible:
        """List the moves of a seat; if a solver proposes them, not in the event loop."""
        async with room.lock:  # nothing changes meanwhile
            table = room.table
            if table.game.lists_all_moves:
                return self._moves(table, seat, asked)
            return await self.aside.do(f"{table.code}/{seat}", lambda: self._moves(table, seat, asked))

    def _moves(self, table: Table, seat: Seat, asked: commands.Moves) -> Possible:
        moves = [str(move) for move in table.state.moves(seat)] if seat in table.acting() else []
        return Possible(id=asked.id, moves=moves, complete=table.game.lists_all_moves)

    def _why(self, table: Table, seat: Seat, asked: commands.Why, language: str) -> Judged:
        refusal = table.state.refuse(seat, read_move(table, asked.move))
        if refusal is None:
            return Judged(id=asked.id, legal=True)
        error = fault(Refused("illegal", refusal), language, table.names())
        return Judged(id=asked.id, legal=False, error=error)

    async def _since(self, room: Room, seat: Seat, asked: commands.Since) -> Meanwhile:
        async with room.lock:  # whatever is folded has been stored
            table = room.table
            after = max(table.last_turn(seat), table.n - commands.MOST_OF_HISTORY)
            return Meanwhile(id=asked.id, after=after, news=table.story.told(seat, after, table.n + 1))


def allowed(table: Table, player: str, letter: str | None) -> Viewer:
    """Say from where somebody may look: one of their seats, or as a watcher if watching is allowed.

    Someone the host removed may only watch an open table, as anyone may.
    """
    if letter is not None:
        return table.own_seat(letter, player)
    if player in table.company.removed and not (table.terms.visibility == "open" and table.terms.watching):
        raise Refused("removed-here")
    if table.terms.watching or table.status == GATHERING or table.seats_of(player):
        return None
    raise Refused("no-watching")


async def told_before(room: Room, player: str, asked: commands.History) -> HistoryPage:
    """Show a page of the log as far as somebody may know it."""
    async with room.lock:  # whatever is folded has been stored
        table = room.table
        viewer = allowed(table, player, asked.seat)
        before = table.n + 1 if asked.before is None else min(asked.before, table.n + 1)
        news = table.story.told(viewer, max(0, before - 1 - asked.limit), before)
        return HistoryPage(id=asked.id, table=table.code, seat=letter_of(viewer), news=news)
