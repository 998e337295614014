"""`magehall recount`: counts all finished games of a server again."""

from __future__ import annotations

import asyncio
import json
import os

import click

from magehall.cli.arguments import json_option
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(as_json: bool) -> int:
        number = asyncio.run(_recount())
        print(json.dumps({"games": number}) if as_json else words.say("cli-recount-done", games=number))
        return 0

    epilog = words.say("cli-example", command="magehall recount")
    return click.Command(
        "recount", callback=run, params=[json_option(words)], help=words.say("cli-recount"), epilog=epilog
    )


async def _recount() -> int:
    from magehall.server.settings import read_settings
    from magehall.server.standings.counting import recount
    from magehall.server.store import open_store

    settings = read_settings(os.environ)
    store = await open_store(settings.postgres_url(), str(settings.database_file()))
    try:
        return await recount(store)
    finally:
        await store.close()
