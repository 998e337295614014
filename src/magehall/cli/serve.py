"""`magehall serve`: opens the hall, so that people and bots can play over the network."""

from __future__ import annotations

import os
import sys
from dataclasses import replace

import click

from magehall.locales import Words

INTERRUPTED = 130


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(host: str | None, port: int | None, quietly: bool, compiles: bool) -> int:
        from magehall.cli.greeting import Greeting, teller
        from magehall.server.handover import handed
        from magehall.server.serving import serve
        from magehall.server.settings import read_settings

        settings = read_settings(os.environ)
        settings = replace(
            settings,
            host=settings.host if host is None else host,
            port=settings.port if port is None else port,
        )
        taken = handed(os.environ)
        tells = teller(words, settings, taken is None, not quietly)
        try:
            return serve(settings, tells, taken, again() if compiles else None)
        except KeyboardInterrupt:
            if not isinstance(tells, Greeting):
                raise
            tells.closed()
            return INTERRUPTED

    params: list[click.Parameter] = [
        click.Option(["--host"], metavar="H", help=words.say("cli-serve-host")),
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), metavar="P", help=words.say("cli-serve-port")
        ),
        click.Option(["--no-browser", "quietly"], is_flag=True, help=words.say("cli-serve-no-browser")),
        click.Option(["--compile", "compiles"], is_flag=True, help=words.say("cli-serve-compile")),
    ]
    epilog = words.say("cli-example", command="magehall serve --host 0.0.0.0 --port 8000")
    return click.Command("serve", callback=run, params=params, help=words.say("cli-serve"), epilog=epilog)


def again() -> list[str]:
    """Give the command that starts this server once more, with what was compiled."""
    return [sys.executable, "-m", "magehall", *(each for each in sys.argv[1:] if each != "--compile")]
