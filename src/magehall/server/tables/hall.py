"""All tables of this node: finds them, lets one thing at a time happen at each, stores it, then shows it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from magehall.core import fresh_seed
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Act, Conflict, Person, Row, Step, Store
from magehall.server.tables import seating
from magehall.server.tables.bounds import has_room
from magehall.server.tables.fold import fold_log_aside
from magehall.server.tables.play import judge_draft
from magehall.server.tables.room import Room, Shown, line_of, rows_of
from magehall.server.tables.table import Table
from magehall.server.tables.timeouts import follows_rule
from magehall.server.tables.verbs import VERBS
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of table codes: none looks like something else."""

TRIES: Final = 5
CLAIM: Final = 6_000
"""Milliseconds for which a node is trusted to look after a table it has taken on."""

ALONE: Final = "alone"
"""The name of a node that has its store to itself."""

PLAYED: Final = entries.kind_of(entries.Played(seat=""))
"""The kind of entry after which a table's line in lists is unchanged."""

Judging = Callable[[Table], list[entries.Entry]]


class Hall:
    """The tables of this node."""

    def __init__(self, store: Store, node: str, most: int) -> None:
        self.store = store
        self.node = node
        self.most = most
        self.rooms: dict[str, Room] = {}
        self.reading = asyncio.Lock()
        """Held while a table is read: one log is folded at a time."""
        self.rewritten = 0
        """How often other nodes have changed what is already in a log."""
        self.due_of: Callable[[Table], int] = lambda table: 0
        """Says when somebody must look at a table next; 0 for never."""
        self.stored: Callable[[list[Row], float], None] = lambda rows, seconds: None
        """Called with what was stored and how long that took."""
        self.unstored: Callable[[], None] = lambda: None
        """Called when something could not be stored, and so was not shown either."""
        self.storing = 0
        """How many tables wait for the store."""
        self.changed: list[Callable[[Room], None]] = []
        """Called after something was stored and shown."""
        self.overtaken: list[Callable[[Room], None]] = []
        """Called after another node wrote at a table that is in memory here."""
        self.loaded: list[Callable[[Room], None]] = []
        """Called after a table was read from the store."""
        self.left: list[Callable[[Room], None]] = []
        """Called after a table has left memory."""

    @property
    def is_alone(self) -> bool:
        """Tell whether no other node can be at work on the same store."""
        return self.node == ALONE

    async def open(self, who: Person, terms: Terms, sits: bool = True) -> Room:
        """Make a table; its maker is its host, and sits on the first seat if wanted."""
        seating.agree(terms)
        written: list[entries.Entry] = [entries.Opened(terms=terms, host=who.id)]
        if sits:
            written.append(entries.Sat(seat="A", name=who.name, player=who.id, program=bool(who.owner)))
        return await self.make(written)

    async def make(self, written: list[entries.Entry]) -> Room:
        """Make a table whose log begins with these entries."""
        for _ in range(TRIES):
            room, step = self._prepared(written)
            try:
                await self.store.append([step])
            except Conflict:
                continue
            return self._keep(room)
        raise Refused("busy")

    async def rematch(self, who: Person, code: str) -> Room:
        """Make a table for the same people and bots, or find the one that was already made."""
        old = await self.room(code)
        async with old.lock:
            for _ in range(TRIES):
                if old.table.rematch is not None:
                    return await self.room(old.table.rematch)
                known = await self._known(old.table)
                room, step = self._prepared(seating.seated_again(old.table, who, known))
                farewell = entries.Rematched(table=room.table.code)
                if await self._store(old, [farewell], [step]):
                    return self._keep(room)
        raise Refused("busy")

    async def _known(self, table: Table) -> list[str]:
        """List the players of a table who have been neither forgotten nor removed from the house since."""
        found = [await self.store.player(player) for player in table.people()]
        return [one.id for one in found if one is not None and one.removed_why is None]

    def _prepared(self, written: list[entries.Entry]) -> tuple[Room, Step]:
        """Set a new table up, ready to be stored."""
        room = Room(Table(new_code(), fresh_seed()))
        rows = rows_of(1, written, wallclock.now())
        room.take(rows)
        return room, self._step(room, rows, room.table.seed)

    async def room(self, code: str) -> Room:
        """Find a table in memory or in the store."""
        room = self.rooms.get(code)
        if room is not None:
            room.used = wallclock.now()
            return room
        rewritten = self.rewritten
        seed = await self.store.seed(code) if set(code) <= set(LETTERS) else None
        if seed is None:
            raise Refused("no-such-table", table=code[:60])
        async with self.reading:
            is_new = code not in self.rooms
            if is_new:
                self._admit(Room(await fold_log_aside(code, seed, await self.store.rows(code))))
        if is_new and rewritten != self.rewritten:
            await self.read_anew(code)
        elif is_new and not self.is_alone:
            await self.catch_up(code)  # what was written before this table was known to be here
        return self.rooms.get(code) or await self.room(code)

    def _admit(self, room: Room) -> None:
        """Keep a table in memory that was read from the store."""
        self._keep(room)
        room.due = self.due_of(room.table)
        self._tell(self.loaded, room)

    def _keep(self, room: Room) -> Room:
        """Keep a table in memory, after making room for it."""
        self._forget_idle()
        return self.rooms.setdefault(room.table.code, room)

    def _tell(self, hooks: list[Callable[[Room], None]], room: Room) -> None:
        for hook in hooks:
            hook(room)

    async def do(self, who: Person, command: commands.Command) -> int:
        """Carry out a command; return the number of the last entry it wrote."""
        judge = VERBS[type(command)]
        if isinstance(command, commands.Say):  # someone muted a moment ago is heard at no node
            who = await self.store.player(who.id) or who

        def judging(table: Table) -> list[entries.Entry]:
            if table.barred is not None and not isinstance(command, commands.Say | commands.Mute):
                raise table.barred
            written = judge(table, who, command)
            if not (isinstance(command, commands.Start) or has_room(table, written)):
                raise Refused("log-full")
            return written

        return await self.write(command.table, judging)

    async def draft(self, who: Person, asked: commands.Draft) -> int:
        """Keep what somebody is composing, if the end of the clock will ask for it."""
        table = (await self.room(asked.table)).table
        seat, text = judge_draft(table, who, asked)
        if follows_rule(table):
            await self.store.keep_draft(table.code, seat, table.since[seat], text)
        return table.n

    async def write(self, code: str, judging: Judging, act: Act | None = None) -> int:
        """Judge, fold, store, show. If another node was faster, catch up and judge again.

        What a keeper did by it is noted together with what is written.
        """
        for _ in range(TRIES):
            room = self.rooms.get(code) or await self.room(code)
            async with room.lock:
                if self.rooms.get(code) is not room:  # it left while we were waiting for it
                    continue
                written = judging(room.table)
                if not written or await self._store(room, written, [], act):
                    return room.table.n
        raise Refused("busy")

    async def _store(
        self, room: Room, written: list[entries.Entry], also: list[Step], act: Act | None = None
    ) -> bool:
        shown = room.table.n
        rows = rows_of(shown + 1, written, max(wallclock.now(), room.table.at))
        first = written[0]
        ready = room.take(rows, first if isinstance(first, entries.Played) and len(written) == 1 else None)
        begun = wallclock.ticks()
        self.storing += 1
        try:
            await self.store.append([*also, self._step(room, rows, act=act)])
        except BaseException as error:
            if isinstance(error, Exception) and not isinstance(error, Conflict):
                self.unstored()
            await self._reread(room, shown)
            if isinstance(error, Conflict):
                return False
            raise
        finally:
            self.storing -= 1
        room.show(ready)
        self.stored(rows, wallclock.ticks() - begun)
        for hook in self.changed:
            hook(room)
        return True

    async def _reread(self, room: Room, shown: int) -> None:
        """Forget what could not be stored; show what others have written meanwhile."""
        try:
            rows = await self.store.rows(room.table.code)
        except BaseException:
            self._give_up(room)
            raise
        if not rows:  # it was cleared away
            self._give_up(room)
            raise Refused("no-such-table", table=room.table.code)
        room.show(await room.read_again(rows, shown))
        room.due = self.due_of(room.table)

    def _give_up(self, room: Room) -> None:
        """Forget a table of which nobody knows what is stored; its followers come back and resume."""
        self.rooms.pop(room.table.code, None)
        room.dismiss()

    async def remove(self, code: str, before: int) -> None:
        """Clear away a table that was not touched since a time."""
        room = self.rooms.get(code)
        async with nullcontext() if room is None else room.lock:
            await self.store.remove_table(code, before)
            self.drop(code)

    def drop(self, code: str) -> None:
        """Forget a table in memory, as after its log changed; its followers come back and read it again."""
        room = self.rooms.get(code)
        if room is not None:
            self._give_up(room)

    async def catch_up(self, code: str, told: Callable[[], list[Row]] = list) -> None:
        """Take in what another node has written, if the table is in memory here: as reported, or read."""
        room = self.rooms.get(code)
        if room is None:
            return
        async with room.lock:
            rows = told()
            if not rows or not self.overtake(room, rows):
                self.overtake(room, await self.store.rows(code, room.table.n))

    def overtake(self, room: Room, rows: list[Row]) -> bool:
        """Take in what another node wrote if it continues exactly where a table stands; say if it did."""
        new = [row for row in rows if row.n > room.table.n]
        if any(row.n != n for n, row in enumerate(new, room.table.n + 1)):
            return False
        if new:
            room.show(room.take(new))
            room.due = self.due_of(room.table)
            self._tell(self.overtaken, room)
        return True

    async def rewrite(self, code: str, change: Callable[[list[Row]], list[Row]]) -> None:
        """Change the bodies of entries, as when somebody wants to be forgotten; the game stays as it is."""
        room = await self.room(code)
        async with room.lock:
            rows = {row.n: row for row in await self.store.rows(code)}
            changed = change(list(rows.values()))
            if not changed:
                return
            rows |= {row.n: row for row in changed}
            shown = room.table.n
            missed = await room.read_again(list(rows.values()), shown)
            await self.store.rewrite(code, changed, line_of(room.table))
            self._show_anew(room, missed, shown)

    async def read_anew(self, code: str) -> None:
        """Take in what another node has changed in a log, if the table is in memory here."""
        room = self.rooms.get(code)
        if room is None:
            return
        async with room.lock:
            shown = room.table.n
            rows = await self.store.rows(code)
            async with self.reading:
                missed = await room.read_again(rows, shown)
            self._show_anew(room, missed, shown)
            await self.store.relist(line_of(room.table))  # this node may have listed the old names since

    def _show_anew(self, room: Room, missed: Shown, shown: int) -> None:
        """Show what others have written since entry `shown`, then everything as it is now."""
        room.show(missed)
        room.show(room.shown_anew())
        if room.table.n > shown:
            room.due = self.due_of(room.table)
            self._tell(self.overtaken, room)

    def _step(self, room: Room, rows: list[Row], seed: str | None = None, act: Act | None = None) -> Step:
        table = room.table
        due = self.due_of(table)
        had, room.due = room.due, due
        line = None if rows[0].kind == PLAYED and len(rows) == 1 else line_of(table)
        if not due and not had:
            return Step(table.code, rows, seed, line, act=act)
        return Step(table.code, rows, seed, line, due, self.node, wallclock.now() + CLAIM, act)

    def let_leave(self) -> None:
        """Let tables leave memory that nobody has looked at for a while: the log has everything."""
        now = wallclock.now()
        for room in [room for room in self.rooms.values() if room.may_leave(now)]:
            self._leave(room)

    def _forget_idle(self) -> None:
        """Keep memory bounded if tables come faster than they leave: the longest unused go first."""
        if len(self.rooms) >= self.most:
            idle = [room for room in self.rooms.values() if room.is_idle()]
            for room in sorted(idle, key=lambda room: room.used)[: 1 + self.most // 10]:
                self._leave(room)

    def _leave(self, room: Room) -> None:
        """Forget a table that nobody follows, until somebody asks for it or something is due there."""
        del self.rooms[room.table.code]
        self._tell(self.left, room)


def new_code() -> str:
    """Make up a short code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(6))
