"""Doors for accounts and one's own data: keep an identity, take it along, see all of it, be forgotten."""

from __future__ import annotations

from functools import partial

import msgspec

from magehall.server.http.door import Ask, Door
from magehall.server.http.lists import lines
from magehall.server.tables.erasing import erased, own_entries
from magehall.server.wire.bodies import Credentials, Me, Nothing, OwnData, OwnTable, Recovering, Recovery
from magehall.server.wire.entries import AnyEntry


async def make_account(ask: Ask) -> Recovery:
    """Keep your identity under a login and a password; the recovery code is shown once."""
    who = await ask.who()
    code = await ask.house.accounts.make(who, ask.body.login, ask.body.password)
    return Recovery(recovery=code)


async def sign_in(ask: Ask) -> Me:
    """Get in by login and password."""
    ask.house.limits.spend("login", ask.body.login)
    ask.cookie = await ask.house.accounts.sign_in(ask.body.login, ask.body.password)
    return Me(id=ask.cookie.id, name=ask.cookie.name)


async def recover(ask: Ask) -> Recovery:
    """Get in by the recovery code, and choose a new password; all other devices must sign in again."""
    ask.house.limits.spend("login", ask.body.login)
    body = ask.body
    ask.cookie, code = await ask.house.accounts.recover(body.login, body.recovery, body.password)
    return Recovery(recovery=code)


async def sign_out(ask: Ask) -> Nothing:
    """Forget who you are on this device."""
    ask.forgets = True
    return Nothing()


async def my_data(ask: Ask) -> OwnData:
    """Give all that the server keeps about you."""
    who = await ask.who()
    store = ask.house.store
    tables = [
        OwnTable(
            table=code, entries=[_shown(entry) for _, entry in own_entries(await store.rows(code), who.id)]
        )
        for code in await store.mentions(who.id)
    ]
    return OwnData(
        id=who.id,
        name=who.name,
        login=await store.login_of(who.id),
        tokens=await store.tokens_of(who.id),
        sits_at=lines(await store.tables_of(who.id, 10_000)).tables,
        tables=tables,
    )


def _shown(entry: AnyEntry) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(entry)
    return data


async def forget_me(ask: Ask) -> Nothing:
    """Be forgotten: names and words go from all tables, account and tokens too; the games stay."""
    who = await ask.who()
    for code in await ask.house.store.mentions(who.id):
        await ask.house.hall.rewrite(code, partial(erased, player=who.id))
    await ask.house.store.forget_player(who.id)
    ask.forgets = True
    return Nothing()


DOORS = [
    Door("POST", "/me/account", make_account, Credentials, Recovery, 201, limit="login"),
    Door("GET", "/me/data", my_data, None, OwnData, limit="record"),
    Door("DELETE", "/me", forget_me, None, Nothing, limit="record"),
    Door("POST", "/sessions", sign_in, Credentials, Me, limit="login"),
    Door("POST", "/sessions/recover", recover, Recovering, Recovery, limit="login"),
    Door("DELETE", "/sessions", sign_out, None, Nothing),
]
