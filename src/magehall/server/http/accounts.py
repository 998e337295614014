"""Doors for accounts and one's own data: keep an identity, take it along, see all of it, be forgotten."""

from __future__ import annotations

from functools import partial

import msgspec

from magehall.server.http.door import Ask, Door
from magehall.server.http.lists import lines
from magehall.server.standings.statistics import rating_line, result_line
from magehall.server.store import Person, Standing
from magehall.server.tables.absence import forgotten
from magehall.server.tables.erasing import erased, own_entries
from magehall.server.wire.bodies import Credentials, Me, Nothing, OwnData, OwnTable, Recovering, Recovery
from magehall.server.wire.entries import AnyEntry
from magehall.server.wire.programs import Program


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
    """Get in by the recovery code, and choose a new password; other devices and tokens are shut out."""
    ask.house.limits.spend("login", ask.body.login)
    body = ask.body
    ask.cookie, code = await ask.house.accounts.recover(body.login, body.recovery, body.password)
    await ask.house.store.revoke_tokens(ask.cookie.id)
    ask.house.hub.send_away(ask.cookie.id)
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
        notices=[subscription.endpoint for subscription in await store.subscriptions(who.id)],
        bots=[Program(id=bot.id, name=bot.name) for bot in await store.programs_of(who.id)],
        results=[result_line(result) for result in await store.results_of(who.id, 100_000)],
        ratings=[
            rating_line(Standing(rating, who.name, who.owner)) for rating in await store.ratings_of(who.id)
        ],
        sits_at=lines(await store.tables_of(who.id, 10_000)).tables,
        tables=tables,
    )


def _shown(entry: AnyEntry) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(entry)
    return data


async def forget_me(ask: Ask) -> Nothing:
    """Be forgotten: names, words, results and bots of yours go, account and tokens too; the games stay."""
    who = await ask.who()
    for program in await ask.house.store.programs_of(who.id):
        await forget(ask, program)
    await forget(ask, who)
    ask.forgets = True
    return Nothing()


async def forget(ask: Ask, who: Person) -> None:
    """Forget a person or a program; what others did stays whole."""
    store = ask.house.store
    for code in await store.mentions(who.id):
        await ask.house.hall.write(code, partial(forgotten, player=who.id))
        await ask.house.hall.rewrite(code, partial(erased, player=who.id))
    await store.forget_results(who.id)
    await store.forget_player(who.id)
    ask.house.hub.send_away(who.id)


DOORS = [
    Door("POST", "/me/account", make_account, Credentials, Recovery, 201, limit="login"),
    Door("GET", "/me/data", my_data, None, OwnData, limit="record"),
    Door("DELETE", "/me", forget_me, None, Nothing, limit="record"),
    Door("POST", "/sessions", sign_in, Credentials, Me, limit="login"),
    Door("POST", "/sessions/recover", recover, Recovering, Recovery, limit="login"),
    Door("DELETE", "/sessions", sign_out, None, Nothing),
]
