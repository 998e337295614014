"""Hands orders to the office, and reports its refusals in one line."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import click

from magehall.locales import Words

Data = dict[str, Any]
Orders = list[tuple[str, Data]]


def order(words: Words, name: str, /, **facts: Any) -> Data:
    """Have one order carried out; return its answer."""
    from magehall.server.refused import Refused

    try:
        return asyncio.run(_order(name, facts))
    except Refused as refused:
        raise click.ClickException(words.say(refused.words, **refused.facts)) from None


async def _order(name: str, facts: Data) -> Data:
    from magehall.server.keepers.orders import orders
    from magehall.server.settings import read_settings

    async with orders(read_settings(os.environ)) as ask:
        return await ask(name, facts)


def find(words: Words, who: str) -> Data:
    """Find the one player that an id, a login or a name means."""
    found: list[Data] = order(words, "players", text=who, limit=50)["players"]
    exact = [one for one in found if who == one["id"] or who.strip().casefold() == one.get("login")]
    named = [one for one in found if one["name"] == who]
    for those in (exact, named, found):
        if len(those) == 1:
            return those[0]
    if not found:
        raise click.ClickException(words.say("server-error-no-such-player"))
    raise click.ClickException(words.say("cli-admin-several", who=who[:60], count=len(found)))
