"""Doors for players: guests, names, tokens."""

from __future__ import annotations

from magehall.server.http.door import Ask, Door
from magehall.server.http.lists import lines
from magehall.server.store import Person
from magehall.server.tables.seating import printable
from magehall.server.wire.bodies import Introduction, Me, TableList, Token


async def introduce(ask: Ask) -> Me:
    """Become a guest with a name, or take another name."""
    name = printable(ask.body.name)
    known = await ask.house.identity.who(ask.request)
    if known is None:
        ask.cookie = await ask.house.identity.welcome(name)
        return Me(id=ask.cookie.id, name=name)
    await ask.house.store.rename_player(Person(known.id, name))
    return Me(id=known.id, name=name)


async def me(ask: Ask) -> Me:
    """Say who you are."""
    who = await ask.who()
    return Me(id=who.id, name=who.name)


async def make_token(ask: Ask) -> Token:
    """Make a bearer token for programs that play in your name; it is shown once."""
    return Token(token=await ask.house.identity.token(await ask.who()))


async def my_tables(ask: Ask) -> TableList:
    """List the tables you sit at."""
    who = await ask.who()
    return lines(await ask.house.store.tables_of(who.id, 100))


DOORS = [
    Door("PUT", "/me", introduce, Introduction, Me),
    Door("GET", "/me", me, None, Me),
    Door("POST", "/me/tokens", make_token, None, Token, 201),
    Door("GET", "/me/tables", my_tables, None, TableList),
]
