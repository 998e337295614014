"""Doors for accounts and your own data: keep an identity, see all of it, be forgotten."""

from __future__ import annotations

import json

import msgspec

from magehall.core import seat_text
from magehall.server.forgetting import forget
from magehall.server.http.door import Ask, Door
from magehall.server.http.lists import lines
from magehall.server.http.sessions import session_line
from magehall.server.standings.statistics import rating_line, result_line
from magehall.server.store import Standing, Store
from magehall.server.tables.erasing import own_entries
from magehall.server.wire.bodies import Credentials, Nothing, OwnData, OwnTable, Recovery
from magehall.server.wire.entries import AnyEntry
from magehall.server.wire.programs import Program


async def make_account(ask: Ask) -> Recovery:
    """Keep your identity under a login and a password; the recovery code is shown once."""
    who = await ask.who()
    code = await ask.house.accounts.make(who, ask.body.login, ask.body.password)
    return Recovery(recovery=code)


async def my_data(ask: Ask) -> OwnData:
    """Return everything the server keeps about you."""
    by = await ask.admitted()
    who, store = by.who, ask.house.store
    tables = [await _own_table(store, code, who.id) for code in await store.mentions(who.id)]
    return OwnData(
        id=who.id,
        name=who.name,
        login=await store.login_of(who.id),
        tokens=await store.tokens_of(who.id),
        sessions=[session_line(session, by.key) for session in await store.sessions_of(who.id)],
        notices=[subscription.endpoint for subscription in await store.subscriptions(who.id)],
        bots=[Program(id=bot.id, name=bot.name) for bot in await store.programs_of(who.id)],
        results=[result_line(result) for result in await store.results_of(who.id, 100_000)],
        ratings=[
            rating_line(Standing(rating, who.name, who.owner)) for rating in await store.ratings_of(who.id)
        ],
        sits_at=lines(await store.tables_of(who.id, 10_000)).tables,
        tables=tables,
        rows=await store.rows_of(who.id),
    )


async def _own_table(store: Store, code: str, player: str) -> OwnTable:
    """Gather what a table holds about a player."""
    own = own_entries(await store.rows(code), player)
    seats = own[-1].seats if own else frozenset()
    drafts = {seat_text(seat): move for seat, move in (await store.drafts(code)).items()}
    reviews = {seat_text(seat): json.loads(body) for seat, body in (await store.reviews(code)).items()}
    return OwnTable(
        table=code,
        entries=[_shown(one.entry) for one in own],
        drafts={seat: drafts[seat] for seat in sorted(seats & drafts.keys())},
        reviews={seat: reviews[seat] for seat in sorted(seats & reviews.keys())},
    )


def _shown(entry: AnyEntry) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(entry.shown())
    return data


async def forget_me(ask: Ask) -> Nothing:
    """Be forgotten: your names, words, results and bots go, with account and tokens; the games stay."""
    who = await ask.who()
    await forget(ask.house.hall, who.id)
    ask.forgets = True
    return Nothing()


DOORS = [
    Door("POST", "/me/account", make_account, Credentials, Recovery, 201, limit="login"),
    Door("GET", "/me/data", my_data, None, OwnData, limit="record"),
    Door("DELETE", "/me", forget_me, None, Nothing, limit="record"),
]
