"""Doors for tables: make one, look at it, and every verb a command can have."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from magehall.server.http.door import Ask, Door
from magehall.server.http.lists import lines
from magehall.server.refused import Refused
from magehall.server.tables.moves import moves_of
from magehall.server.tables.questions import allowed, told_before
from magehall.server.tables.streams import picture, view_of
from magehall.server.tables.table import Table, Viewer
from magehall.server.tables.verbs import VERBS
from magehall.server.wire import commands
from magehall.server.wire.bodies import Made, Opening, TableList, TablePage
from magehall.server.wire.messages import Advice, HistoryPage, Judged, Meanwhile, Message, Possible


async def open_table(ask: Ask) -> Made:
    """Make a table."""
    room = await ask.house.hall.open(await ask.who(), ask.body.terms, ask.body.sit)
    return Made(table=room.table.code, n=room.table.n)


async def lobby(ask: Ask) -> TableList:
    """List the open tables that are gathering players."""
    return lines(await ask.house.store.lobby(100))


async def show_table(ask: Ask) -> TablePage:
    """Show a table as a watcher sees it, or from a seat of yours (`?seat=A`)."""
    room = await ask.house.hall.room(ask.code)
    who = await ask.known()
    letter = ask.request.query_params.get("seat")
    viewer = allowed(room.table, "" if who is None else who.id, letter)
    async with room.lock:
        return page(room.table, viewer, letter)


def page(table: Table, viewer: Viewer, letter: str | None) -> TablePage:
    """Show everything a viewer may see of a table."""
    return TablePage(
        table=table.code,
        seat=letter,
        n=table.n,
        at=table.at,
        picture=picture(table),
        view=view_of(table, viewer),
        moves=moves_of(table, viewer),
    )


async def history(ask: Ask) -> HistoryPage:
    """Show a page of the log, as a watcher may know it or one of your seats (`?seat=A`); the latest first."""
    room = await ask.house.hall.room(ask.code)
    who = await ask.known()
    given = ask.request.query_params
    try:
        named = {name: given[name] for name in PAGE if name in given}
        asked = msgspec.convert(named, commands.History, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", why=str(error)) from None
    return await told_before(room, "" if who is None else who.id, asked)


def asking(kind: type[commands.Question]) -> Callable[[Ask], Awaitable[Message]]:
    """Make the handler of a question: the same one the socket uses."""

    async def handler(ask: Ask) -> Message:
        who = await ask.who()
        room = await ask.house.hall.room(ask.code)
        ask.names = room.table.names()
        limit = LIMITED.get(kind)
        if limit is not None:
            ask.house.limits.spend(limit, who.id)
        return await ask.house.answers.answer(room, who.id, ask.body, ask.language)

    handler.__doc__ = kind.__doc__
    handler.__name__ = str(kind.__struct_config__.tag)
    return handler


LIMITED: dict[type[commands.Command], str] = {
    commands.Say: "say",
    commands.Hint: "hint",
    commands.Draft: "draft",
}
"""What a player may ask less often than the rest."""

QUESTIONS: dict[type[commands.Question], type[Message]] = {
    commands.Moves: Possible,
    commands.Why: Judged,
    commands.Hint: Advice,
    commands.Since: Meanwhile,
}
"""Each question with the shape of its answer."""


async def rematch(ask: Ask) -> Made:
    """Play again with the same people at another table."""
    room = await ask.house.hall.rematch(await ask.who(), ask.code)
    return Made(table=room.table.code, n=room.table.n)


async def draft(ask: Ask) -> Made:
    """Keep the move you are composing, as it stands, for when your clock runs out; none if untouched."""
    who = await ask.who()
    ask.house.limits.spend(LIMITED[commands.Draft], who.id)
    n = await ask.house.hall.draft(who, msgspec.structs.replace(ask.body, table=ask.code))
    return Made(table=ask.code, n=n)


def verb(kind: type[commands.Command]) -> Callable[[Ask], Awaitable[Made]]:
    """Make the handler of a verb: the same command that the socket takes."""

    async def handler(ask: Ask) -> Made:
        who = await ask.who()
        room = await ask.house.hall.room(ask.code)
        ask.names = room.table.names()
        limit = LIMITED.get(kind)
        if limit is not None:
            ask.house.limits.spend(limit, who.id)
        n = await ask.house.hall.do(who, msgspec.structs.replace(ask.body, table=ask.code))
        return Made(table=ask.code, n=n)

    handler.__doc__ = kind.__doc__
    handler.__name__ = str(kind.__struct_config__.tag)
    return handler


PAGE = {
    "seat": "A seat of yours",
    "before": "Entries before this number; without it, the latest",
    "limit": f"So many entries, {commands.MOST_OF_HISTORY} at most",
}

DOORS = [
    Door("POST", "/tables", open_table, Opening, Made, 201, limit="table"),
    Door("GET", "/tables", lobby, None, TableList),
    Door("GET", "/tables/{code}", show_table, None, TablePage, query={"seat": "A seat of yours"}),
    Door("GET", "/tables/{code}/history", history, None, HistoryPage, query=PAGE),
    Door("POST", "/tables/{code}/rematch", rematch, commands.Rematch, Made),
    Door("POST", "/tables/{code}/draft", draft, commands.Draft, Made),
    *(
        Door("POST", f"/tables/{{code}}/{kind.__struct_config__.tag}", verb(kind), kind, Made)
        for kind in VERBS
    ),
    *(
        Door("POST", f"/tables/{{code}}/{kind.__struct_config__.tag}", asking(kind), kind, answer)
        for kind, answer in QUESTIONS.items()
    ),
]
