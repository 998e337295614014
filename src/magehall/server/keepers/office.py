"""The office: everything that a keeper can do or see, the same from the page and from the command line.

Nothing here draws a view or reads a seed or the hash of a secret: keepers see who plays, never what they
hold.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from magehall import __version__
from magehall.server import wallclock
from magehall.server.access.accounts import plain
from magehall.server.figures import NEVER, backup_age
from magehall.server.forgetting import forget
from magehall.server.http.lists import lines
from magehall.server.keepers import sheets
from magehall.server.refused import Refused
from magehall.server.settings import Settings
from magehall.server.store import Act, Person, Report, Restraint, Right
from magehall.server.store.keepers import MUTED, REMOVED, Kind, Known, facts_of, new_act
from magehall.server.tables import order
from magehall.server.tables.erasing import rename as rename_entries
from magehall.server.tables.hall import Hall
from magehall.server.tables.seating import printable
from magehall.server.tables.streams import picture
from magehall.server.wire.admin import (
    MOST,
    AuditList,
    Deciding,
    Gathered,
    KeeperLine,
    KeeperList,
    NodeLine,
    NowPage,
    PlayerList,
    PlayerPage,
    ReportList,
    TableSheet,
)
from magehall.server.wire.bodies import Made, TableList
from magehall.server.wire.programs import Program

HOUR: Final = 3_600_000
COMMAND_LINE: Final = ""
"""The actor of what no keeper did."""


class Office:
    """Where keepers work: on the store and the tables of a house, whether it is open or not."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.store = hall.store
        self.settings = settings
        self.node: Callable[[], NodeLine] | None = None
        """Tells how busy the answering node is."""

    async def now(self) -> NowPage:
        """Show what is running."""
        now = wallclock.now()
        census = await self.store.census(now)
        node = None if self.node is None else self.node()
        nodes = set(census.nodes) | ({self.hall.node} if node is not None else set())
        games = sorted({game for game, _ in census.tables})
        return NowPage(
            version=__version__,
            at=now,
            nodes=len(nodes),
            node=node,
            store=await self.store.probe() or "ok",
            backup=self._backup(),
            tables=[_gathered(game, census.tables) for game in games],
            players=census.players,
            accounts=census.accounts,
            reports=census.open_reports,
        )

    def _backup(self) -> float | None:
        folder = self.settings.backup_dir
        age = backup_age(Path(folder)) if folder else NEVER
        return None if age == NEVER else age

    async def players(self, text: str = "", before: str = "", limit: int = MOST) -> PlayerList:
        """Find players by part of the name, the login, the id or the code of a table."""
        found = await self.store.find_players(text, before, limit)
        now = wallclock.now()
        return PlayerList(players=[sheets.player_line(known, now) for known in found])

    async def player(self, player: str) -> PlayerPage:
        """Show what a keeper needs to know about a player."""
        known, store = await self._known(player), self.store
        about = await store.reports_about(player, MOST)
        by = await store.reports_by(player, MOST)
        restraints = await store.restraints_of(player)
        names = await store.names_of([known.owner, *(restraint.keeper for restraint in restraints)])
        return PlayerPage(
            player=sheets.player_line(known, wallclock.now()),
            owner=sheets.keeper_named(known.owner, names),
            bots=[Program(id=bot.id, name=bot.name) for bot in await store.programs_of(player)],
            devices=len(await store.sessions_of(player)),
            tables=lines(await store.tables_of(player, MOST)).tables,
            restraints=[sheets.restraint_line(restraint, names) for restraint in restraints],
            about=await sheets.report_lines(store, about),
            by=await sheets.report_lines(store, by),
        )

    async def rename(self, by: str, player: str, name: str, why: str = "") -> None:
        """Give a player another name, at all tables that know them too."""
        known = await self._known(player)
        name = printable(name)
        act = self._act(by, "rename", player, name=name, why=why)
        await self.store.rename_player(Person(known.id, name), act)
        for code in await self.store.mentions(player):
            await self.hall.rewrite(code, partial(rename_entries, player=player, name=name))

    async def mute(self, by: str, player: str, hours: int = 0, why: str = "") -> None:
        """Mute a player at every table, for some hours or for good."""
        await self._restrainable(by, player)
        restraint = self._restraint(by, player, MUTED, hours, why)
        await self.store.restrain(restraint, self._act(by, "mute", player, hours=hours, why=why))

    async def unmute(self, by: str, player: str) -> None:
        """Let a player speak again."""
        await self._relieve(by, player, MUTED, "unmute")

    async def remove(self, by: str, player: str, why: str = "") -> None:
        """Remove a player from the house: whatever they hold open is closed, and nobody waits for them."""
        await self._restrainable(by, player)
        restraint = self._restraint(by, player, REMOVED, 0, why)
        await self.store.restrain(restraint, self._act(by, "remove", player, why=why))
        await self._put_out(player)

    async def restore(self, by: str, player: str) -> None:
        """Let a removed player come back."""
        await self._relieve(by, player, REMOVED, "restore")

    async def forget(self, by: str, player: str) -> None:
        """Forget a player as they could do themselves; only the fact is noted."""
        known = await self._known(player)
        self._check_other(by, known)
        await forget(self.hall, player, self._act(by, "forget"))

    async def tables(self, text: str = "", before: str = "", limit: int = MOST) -> TableList:
        """Find tables that are gathering or playing."""
        return lines(await self.store.find_tables(text, before, limit))

    async def table(self, code: str) -> TableSheet:
        """Show who sits at a table and what was agreed, nothing of the game."""
        room = await self.hall.room(code)
        async with room.lock:
            table = room.table
            return TableSheet(table=table.code, n=table.n, at=table.at, picture=picture(table))

    async def close(self, by: str, code: str, why: str = "") -> Made:
        """Close a table; a running game ends without a result."""
        act = self._act(by, "close", table=code, why=why)
        return Made(table=code, n=await self.hall.write(code, order.close(why.strip()), act))

    async def host(self, by: str, code: str, player: str) -> Made:
        """Make someone who sits at a table its host."""
        act = self._act(by, "host", player, table=code)
        return Made(table=code, n=await self.hall.write(code, order.hand_over(player), act))

    async def reports(self, only_open: bool = False, before: str = "", limit: int = MOST) -> ReportList:
        """List what was reported."""
        found = await self.store.reports(only_open, before, limit)
        waiting = (await self.store.census(wallclock.now())).open_reports
        return ReportList(reports=await sheets.report_lines(self.store, found), open=waiting)

    async def decide(self, by: str, report: str, asked: Deciding) -> None:
        """Decide on a report; the decision mutes or removes the player it is about."""
        found = await self.store.report(report)
        if found is None:
            raise Refused("no-such-report")
        if found.decision:
            raise Refused("already-decided")
        act = self._act(by, "decide", report=report, decision=asked.decision, note=asked.note)
        restraint, acts = await self._consequence(by, found, asked)
        now = wallclock.now()
        decided = found._replace(
            decision=asked.decision, decided_by=by, decided_at=now, note=asked.note.strip()
        )
        await self.store.decide(decided, restraint, [act, *acts])
        if asked.decision == REMOVED:
            await self._put_out(found.about)

    async def _consequence(
        self, by: str, report: Report, asked: Deciding
    ) -> tuple[Restraint | None, list[Act]]:
        """Say what a decision means for the player a report is about."""
        if asked.decision not in (MUTED, REMOVED):
            return None, []
        await self._restrainable(by, report.about)
        kind: Kind = "muted" if asked.decision == MUTED else "removed"
        hours = asked.hours if kind == MUTED else 0
        told = {"hours": hours} if kind == MUTED else {}
        act = self._act(by, {"muted": "mute", "removed": "remove"}[kind], report.about, why=asked.why, **told)
        return self._restraint(by, report.about, kind, hours, asked.why), [act]

    async def audit(self, before: str = "", limit: int = MOST) -> AuditList:
        """List what keepers did."""
        acts = await self.store.acts(before, limit)
        about = {act.id: await self._about(act) for act in acts}
        names = await self.store.names_of([*(act.keeper for act in acts), *about.values()])
        return AuditList(acts=[sheets.audit_line(act, about[act.id], names) for act in acts])

    async def _about(self, act: Act) -> str:
        """Say whom an act was about; for a decision, whom the report was about."""
        report = facts_of(act).get("report")
        found = await self.store.report(str(report)) if report is not None else None
        return found.about if found is not None else act.subject

    async def grant(self, login: str) -> None:
        """Make the holder of an account a keeper; only the command line can."""
        player = await self._holder(login)
        if await self.store.is_keeper(player):
            return
        act = self._act(COMMAND_LINE, "grant", player)
        await self.store.grant(Right(player, act.at, COMMAND_LINE), act)

    async def revoke(self, login: str) -> None:
        """Take the right of a keeper from the holder of an account; only the command line can."""
        player = await self._holder(login)
        if await self.store.is_keeper(player):
            await self.store.revoke(player, self._act(COMMAND_LINE, "revoke", player))

    async def keepers(self) -> KeeperList:
        """List the keepers."""
        rights = await self.store.keepers()
        names = await self.store.names_of(
            [player for right in rights for player in (right.player, right.granted_by)]
        )
        return KeeperList(
            keepers=[
                KeeperLine(
                    id=right.player,
                    name=names.get(right.player, ""),
                    login=await self.store.login_of(right.player),
                    at=right.at,
                    by=sheets.keeper_named(right.granted_by, names),
                )
                for right in rights
            ]
        )

    async def _holder(self, login: str) -> str:
        account = await self.store.account(plain(login))
        if account is None:
            raise Refused("no-such-login", login=login)
        return account.player

    async def _known(self, player: str) -> Known:
        known = await self.store.known(player)
        if known is None:
            raise Refused("no-such-player")
        return known

    async def _restrainable(self, by: str, player: str) -> None:
        """Refuse to restrain yourself, another keeper, or a program, for which its owner answers."""
        known = await self._known(player)
        self._check_other(by, known)
        if known.owner:
            raise Refused("owner-answers")

    def _check_other(self, by: str, known: Known) -> None:
        """Refuse to get rid of yourself, or of a keeper whose right the command line has not taken away."""
        if known.id == by:
            raise Refused("not-yourself")
        if known.is_keeper:
            raise Refused("keeper")

    async def _relieve(self, by: str, player: str, kind: Kind, act: str) -> None:
        await self._known(player)
        if any(restraint.kind == kind for restraint in await self.store.restraints_of(player)):
            await self.store.relieve(player, kind, self._act(by, act, player))

    async def _put_out(self, player: str) -> None:
        """Remove a player and their programs from all unfinished tables."""
        for one in (player, *(bot.id for bot in await self.store.programs_of(player))):
            for code in await self.store.unfinished(one):
                await self.hall.write(code, partial(order.put_out, player=one))

    def _restraint(self, by: str, player: str, kind: Kind, hours: int, why: str) -> Restraint:
        now = wallclock.now()
        return Restraint(player, kind, now + hours * HOUR if hours else 0, now, by, why.strip())

    def _act(self, by: str, act: str, player: str = "", **facts: str | int) -> Act:
        return new_act(wallclock.now(), by, act, player, **facts)


def _gathered(game: str, tables: dict[tuple[str, str], int]) -> Gathered:
    found = {status: number for (key, status), number in tables.items() if key == game}
    return Gathered(game=game, **found)
