"""Doors for players: guests, names, tokens."""

from __future__ import annotations

from magehall.core import seat_text
from magehall.server import wallclock
from magehall.server.http.door import Ask, Door
from magehall.server.http.lists import lines
from magehall.server.store import Person
from magehall.server.tables.clocks import deadline
from magehall.server.tables.seating import printable
from magehall.server.tables.table import PLAYING, Table
from magehall.server.wire.bodies import Hush, Introduction, Me, Nothing, TableList, Token, Turn, TurnList

FAR = 1 << 62


async def introduce(ask: Ask) -> Me:
    """Become a guest with a name, or change your name."""
    name = printable(ask.body.name)
    known = await ask.known()
    if known is None:
        ask.house.limits.spend("guest", ask.address)
        guest = await ask.house.identity.welcome(name)
        ask.cookie = await ask.house.identity.begin(guest, ask.request)
        return Me(id=guest.id, name=name)
    await ask.house.store.rename_player(Person(known.id, name))
    return Me(id=known.id, name=name)


async def me(ask: Ask) -> Me:
    """Say who you are."""
    who = await ask.who()
    until = who.muted_until if who.is_muted(wallclock.now()) else None
    return Me(
        id=who.id,
        name=who.name,
        keeper=not ask.house.porch.is_at(ask.request.scope) and await ask.house.store.is_keeper(who.id),
        muted=None if until is None else Hush(until=until, why=who.muted_why or ""),
    )


async def make_token(ask: Ask) -> Token:
    """Make a bearer token for programs that play in your name; it is shown once."""
    return Token(token=await ask.house.identity.token(await ask.who()))


async def revoke_tokens(ask: Ask) -> Nothing:
    """Revoke all your bearer tokens."""
    who = await ask.who()
    await ask.house.store.revoke_tokens(who.id)
    return Nothing()


async def my_tables(ask: Ask) -> TableList:
    """List the tables you sit at."""
    who = await ask.who()
    return lines(await ask.house.store.tables_of(who.id, 100))


async def my_turns(ask: Ask) -> TurnList:
    """List the games waiting for you, the most urgent first."""
    who = await ask.who()
    found: list[Turn] = []
    for line in await ask.house.store.tables_of(who.id, 1000):
        if line.status == PLAYING:
            room = await ask.house.hall.room(line.table)
            found += turns_at(room.table, who.id)
    return TurnList(turns=sorted(found, key=lambda turn: (turn.deadline or FAR, turn.since)))


def turns_at(table: Table, player: str) -> list[Turn]:
    """List a player's seats that a table is waiting for."""
    own = [seat for seat in table.seats_of(player) if seat in table.acting() and not table.bot_on(seat)]
    return [
        Turn(
            table=table.code,
            seat=seat_text(seat),
            game=table.terms.game,
            since=table.since_at[seat],
            deadline=deadline(table, seat) or None,
        )
        for seat in own
    ]


DOORS = [
    Door("PUT", "/me", introduce, Introduction, Me),
    Door("GET", "/me", me, None, Me),
    Door("POST", "/me/tokens", make_token, None, Token, 201),
    Door("DELETE", "/me/tokens", revoke_tokens, None, Nothing),
    Door("GET", "/me/tables", my_tables, None, TableList),
    Door("GET", "/me/turns", my_turns, None, TurnList),
]
