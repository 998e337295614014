"""`magehall tidy`: clears away what a server has kept long enough, or counts it."""

from __future__ import annotations

import asyncio
import json
import os

import click

from magehall.cli.arguments import json_option
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(dry_run: bool, as_json: bool) -> int:
        told = asyncio.run(_tidy(dry_run))
        if as_json:
            print(json.dumps(told))
            return 0
        heading = "would" if dry_run else "done"
        print(words.say(f"cli-tidy-{heading if told else 'nothing'}"))
        for what, number in told.items():
            print(words.say(f"cli-tidy-{what}", count=number))
        return 0

    params: list[click.Parameter] = [
        click.Option(["--dry-run"], is_flag=True, help=words.say("cli-tidy-dry-run")),
        json_option(words),
    ]
    epilog = words.say("cli-example", command="magehall tidy --dry-run")
    return click.Command("tidy", callback=run, params=params, help=words.say("cli-tidy"), epilog=epilog)


async def _tidy(dry_run: bool) -> dict[str, int]:
    from magehall.server import wallclock
    from magehall.server.settings import read_settings
    from magehall.server.store import open_store
    from magehall.server.tables.hall import Hall
    from magehall.server.tidying import ALL, Tidier, limits

    settings = read_settings(os.environ)
    store = await open_store(settings.postgres_url(), str(settings.database_file()))
    try:
        tidier = Tidier(Hall(store, "tidy", 100), limits(settings, wallclock.now()))
        return await (tidier.look() if dry_run else tidier.tidy(ALL, 0))
    finally:
        await store.close()
