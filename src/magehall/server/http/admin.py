"""Doors for the keepers of the house, and the one by which anyone can report something.

To everyone else these doors seem not to exist: nobody learns by trying who has the right. A program's token,
which is more easily lost than a session, opens none of them.
"""

from __future__ import annotations

import msgspec

from magehall.server.http.door import Ask, Door, inside
from magehall.server.keepers.reports import take_down
from magehall.server.refused import Refused
from magehall.server.wire.admin import (
    MOST,
    AuditList,
    Closing,
    Deciding,
    Hosting,
    KeeperList,
    Muting,
    NowPage,
    Page,
    PlayerList,
    PlayerPage,
    Removing,
    Renaming,
    Reported,
    Reporting,
    ReportList,
    TableSheet,
)
from magehall.server.wire.bodies import Made, Nothing, TableList


async def keeper(ask: Ask) -> str:
    """Give the keeper who asks; for everybody else there is no such door."""
    by = await ask.house.identity.admit(ask.request)
    if by is None or by.session is None or not await ask.house.store.is_keeper(by.who.id):
        raise Refused("no-such-page")
    ask.cookie = by.cookie
    return by.who.id


def page(ask: Ask) -> Page:
    """Read which part of a list is asked for."""
    given = ask.request.query_params
    try:
        named = {name: given[name] for name in ("q", "before", "limit", "open") if name in given}
        return msgspec.convert(named, Page, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", why=str(error)) from None


def player(ask: Ask) -> str:
    """Return the player in the path."""
    return str(ask.request.path_params["player"])


async def admin_now(ask: Ask) -> NowPage:
    """Show what is running: tables, sockets, what waits, how the store is doing."""
    await keeper(ask)
    return await ask.house.office.now()


async def admin_keepers(ask: Ask) -> KeeperList:
    """List the keepers of the house."""
    await keeper(ask)
    return await ask.house.office.keepers()


async def admin_players(ask: Ask) -> PlayerList:
    """Find players, those seen last first."""
    await keeper(ask)
    asked = page(ask)
    return await ask.house.office.players(asked.q, asked.before, asked.limit)


async def admin_player(ask: Ask) -> PlayerPage:
    """Show what a keeper needs to know about a player."""
    await keeper(ask)
    return await ask.house.office.player(player(ask))


async def admin_rename(ask: Ask) -> Nothing:
    """Give a player another name, at all tables too."""
    await ask.house.office.rename(await keeper(ask), player(ask), ask.body.name, ask.body.why)
    return Nothing()


async def admin_mute(ask: Ask) -> Nothing:
    """Mute a player at every table, for some hours or for good."""
    await ask.house.office.mute(await keeper(ask), player(ask), ask.body.hours, ask.body.why)
    return Nothing()


async def admin_unmute(ask: Ask) -> Nothing:
    """Let a player speak again."""
    await ask.house.office.unmute(await keeper(ask), player(ask))
    return Nothing()


async def admin_remove(ask: Ask) -> Nothing:
    """Remove a player from the house: sockets close, tokens end, and they leave their tables."""
    await ask.house.office.remove(await keeper(ask), player(ask), ask.body.why)
    return Nothing()


async def admin_restore(ask: Ask) -> Nothing:
    """Let a removed player come back."""
    await ask.house.office.restore(await keeper(ask), player(ask))
    return Nothing()


async def admin_forget(ask: Ask) -> Nothing:
    """Forget a player, as they could do themselves; other people's games stay intact."""
    await ask.house.office.forget(await keeper(ask), player(ask))
    return Nothing()


async def admin_tables(ask: Ask) -> TableList:
    """Find tables that are gathering or playing, the latest first."""
    await keeper(ask)
    asked = page(ask)
    return await ask.house.office.tables(asked.q, asked.before, asked.limit)


async def admin_table(ask: Ask) -> TableSheet:
    """Show who sits at a table and what was agreed, nothing of the game."""
    await keeper(ask)
    return await ask.house.office.table(ask.code)


async def admin_close(ask: Ask) -> Made:
    """Close a table: a running game ends without a result, and everyone there is told why."""
    return await ask.house.office.close(await keeper(ask), ask.code, ask.body.why)


async def admin_host(ask: Ask) -> Made:
    """Make someone who sits at a table its host."""
    return await ask.house.office.host(await keeper(ask), ask.code, ask.body.player)


async def admin_reports(ask: Ask) -> ReportList:
    """List what was reported, the latest first."""
    await keeper(ask)
    asked = page(ask)
    return await ask.house.office.reports(asked.open, asked.before, asked.limit)


async def admin_decide(ask: Ask) -> Nothing:
    """Decide on a report; the decision may mute or remove the player it is about."""
    await ask.house.office.decide(await keeper(ask), str(ask.request.path_params["report"]), ask.body)
    return Nothing()


async def admin_audit(ask: Ask) -> AuditList:
    """List what keepers did, the latest first."""
    await keeper(ask)
    asked = page(ask)
    return await ask.house.office.audit(asked.before, asked.limit)


async def report(ask: Ask) -> Reported:
    """Report something said at a table, or a name there, to the keepers of the house."""
    who = await ask.who()
    return Reported(id=await take_down(ask.house.hall, who, ask.code, ask.body))


PAGE = {
    "before": "What comes after the line with this id, or the table with this code",
    "limit": f"So many lines, {MOST} at most",
}

DOORS = [
    Door("POST", "/tables/{code}/reports", report, Reporting, Reported, 201, limit="report"),
    inside("GET", "/admin/now", admin_now, None, NowPage),
    inside("GET", "/admin/keepers", admin_keepers, None, KeeperList),
    inside(
        "GET",
        "/admin/players",
        admin_players,
        None,
        PlayerList,
        query={"q": "A part of the name, the login, the id, or the code of a table", **PAGE},
    ),
    inside("GET", "/admin/players/{player}", admin_player, None, PlayerPage),
    inside("PUT", "/admin/players/{player}/name", admin_rename, Renaming, Nothing),
    inside("PUT", "/admin/players/{player}/mute", admin_mute, Muting, Nothing),
    inside("DELETE", "/admin/players/{player}/mute", admin_unmute, None, Nothing),
    inside("PUT", "/admin/players/{player}/removal", admin_remove, Removing, Nothing),
    inside("DELETE", "/admin/players/{player}/removal", admin_restore, None, Nothing),
    inside("DELETE", "/admin/players/{player}", admin_forget, None, Nothing),
    inside(
        "GET",
        "/admin/tables",
        admin_tables,
        None,
        TableList,
        query={"q": "The code, the game, or a part of a name", **PAGE},
    ),
    inside("GET", "/admin/tables/{code}", admin_table, None, TableSheet),
    inside("POST", "/admin/tables/{code}/close", admin_close, Closing, Made),
    inside("POST", "/admin/tables/{code}/host", admin_host, Hosting, Made),
    inside(
        "GET",
        "/admin/reports",
        admin_reports,
        None,
        ReportList,
        query={"open": "1 for those that wait for a decision", **PAGE},
    ),
    inside("POST", "/admin/reports/{report}/decision", admin_decide, Deciding, Nothing),
    inside("GET", "/admin/audit", admin_audit, None, AuditList, query=PAGE),
]
