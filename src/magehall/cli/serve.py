"""`magehall serve`: opens the hall, so that people and bots can play over the network."""

from __future__ import annotations

import os
from dataclasses import replace

import click

from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(host: str | None, port: int | None) -> int:
        from magehall.server.serving import serve
        from magehall.server.settings import read_settings

        settings = read_settings(os.environ)
        settings = replace(
            settings,
            host=settings.host if host is None else host,
            port=settings.port if port is None else port,
        )
        return serve(settings, lambda address: print(words.say("cli-serve-at", address=address), flush=True))

    params: list[click.Parameter] = [
        click.Option(["--host"], metavar="H", help=words.say("cli-serve-host")),
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), metavar="P", help=words.say("cli-serve-port")
        ),
    ]
    epilog = words.say("cli-example", command="magehall serve --host 0.0.0.0 --port 8000")
    return click.Command("serve", callback=run, params=params, help=words.say("cli-serve"), epilog=epilog)
