"""Doors for programs that play: people register them as bots, and they listen to streams of lines."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial

from starlette.responses import Response, StreamingResponse

from magehall.server import wallclock
from magehall.server.access.identity import ID_BYTES, Admission
from magehall.server.http.door import Ask, Door
from magehall.server.lines import event_lines, table_lines
from magehall.server.refused import Refused
from magehall.server.store import Invitation, Person
from magehall.server.store.trouble import StoreTrouble
from magehall.server.tables.absence import forgotten
from magehall.server.tables.seating import printable
from magehall.server.tables.table import GATHERING
from magehall.server.wire.bodies import Nothing
from magehall.server.wire.programs import Inviting, Program, ProgramList, Registered, Registering

MOST = 20
"""Programs that one person may register."""
NDJSON = "application/x-ndjson"


async def owner(ask: Ask) -> Person:
    """Return the person who asks; programs register no programs."""
    who = await ask.who()
    if who.owner:
        raise Refused("people-only")
    return who


async def own_program(ask: Ask) -> Person:
    """Find the program in the path, if the asker registered it."""
    who = await owner(ask)
    wanted = ask.request.path_params["bot"]
    for program in await ask.house.store.programs_of(who.id):
        if program.id == wanted:
            return program
    raise Refused("no-such-program")


async def register_bot(ask: Ask) -> Registered:
    """Register a program as a bot; its bearer token is shown once."""
    who = await owner(ask)
    if len(await ask.house.store.programs_of(who.id)) >= MOST:
        raise Refused("too-many-programs", most=MOST)
    program = Person(secrets.token_urlsafe(ID_BYTES), printable(ask.body.name), owner=who.id)
    await ask.house.store.add_program(program, wallclock.now())
    token = await ask.house.identity.token(program)
    return Registered(id=program.id, name=program.name, token=token)


async def my_bots(ask: Ask) -> ProgramList:
    """List the programs you registered as bots."""
    who = await owner(ask)
    found = await ask.house.store.programs_of(who.id)
    return ProgramList(bots=[Program(id=program.id, name=program.name) for program in found])


async def renew_bot(ask: Ask) -> Registered:
    """Give one of your programs a new token, shown once; its old ones are revoked."""
    program = await own_program(ask)
    await ask.house.store.revoke_tokens(program.id)
    token = await ask.house.identity.token(program)
    return Registered(id=program.id, name=program.name, token=token)


async def remove_bot(ask: Ask) -> Nothing:
    """Let one of your programs play no more; the games it played stay."""
    program = await own_program(ask)
    for code in await ask.house.store.mentions(program.id):
        await ask.house.hall.write(code, partial(forgotten, player=program.id))
    await ask.house.store.forget_player(program.id)
    return Nothing()


async def invite(ask: Ask) -> Nothing:
    """Invite a program to a table where you sit or that you host."""
    who = await ask.who()
    room = await ask.house.hall.room(ask.code)
    table = room.table
    if who.id != table.host and not table.seats_of(who.id):
        raise Refused("not-seated")
    if table.status != GATHERING:
        raise Refused("already-started")
    program = await ask.house.store.player(ask.body.bot)
    if program is None or not program.owner:
        raise Refused("no-such-program")
    await ask.house.store.invite(program.id, Invitation(table.code, who.id, wallclock.now()))
    return Nothing()


async def program_asking(ask: Ask) -> Admission:
    """Return the program that asks; people use the socket."""
    by = await ask.admitted()
    if not by.who.owner:
        raise Refused("not-a-program")
    return by


async def bot_events(ask: Ask) -> Response:
    """Stream what happens at a bot's tables, one JSON object per line: invited, started, finished."""
    by = await program_asking(ask)
    return streamed(ask, by.who, event_lines(ask.house, by))


async def bot_table(ask: Ask) -> Response:
    """Stream a table from a bot's seat, one JSON object per line: sync, news, and each turn of its own."""
    by = await program_asking(ask)
    room = await ask.house.hall.room(ask.code)
    seat = room.table.own_seat(ask.request.query_params.get("seat", "A"), by.who.id)
    return streamed(ask, by.who, table_lines(ask.house, by, room, seat))


def streamed(ask: Ask, who: Person, lines: AsyncIterator[bytes]) -> Response:
    """Send lines as they come, past proxies that would buffer them, as long as the store can be read."""
    holding = ask.house.holding
    holding.check(who.id, ask.address)

    async def held() -> AsyncIterator[bytes]:
        with suppress(StoreTrouble), holding.hold(who.id, ask.address):
            async for line in lines:
                yield line

    return StreamingResponse(held(), media_type=NDJSON, headers={"X-Accel-Buffering": "no"})


DOORS = [
    Door("POST", "/me/bots", register_bot, Registering, Registered, 201, limit="guest"),
    Door("GET", "/me/bots", my_bots, None, ProgramList),
    Door("POST", "/me/bots/{bot}/token", renew_bot, None, Registered, 201, limit="guest"),
    Door("DELETE", "/me/bots/{bot}", remove_bot, None, Nothing),
    Door("POST", "/tables/{code}/invite", invite, Inviting, Nothing, limit="table"),
    Door("GET", "/bot/events", bot_events, kind=NDJSON),
    Door("GET", "/bot/tables/{code}", bot_table, kind=NDJSON, query={"seat": "The seat; A if none is named"}),
]
