"""`magehall config`: lists every setting of the server with its value."""

from __future__ import annotations

import json
import os

import click
from rich.console import Console
from rich.table import Table

from magehall.cli.arguments import json_option
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(as_json: bool) -> int:
        from magehall.server.settings import listing, read_settings

        lines = listing(read_settings(os.environ))
        if as_json:
            print(json.dumps({variable: value for variable, _, value in lines}, ensure_ascii=False))
            return 0
        table = Table(box=None, pad_edge=False)
        for heading in ("setting", "value", "meaning"):
            table.add_column(words.say(f"cli-config-{heading}"))
        for variable, name, value in lines:
            table.add_row(variable, value, words.say(f"server-setting-{name.replace('_', '-')}"))
        Console(highlight=False).print(table)
        return 0

    epilog = words.say("cli-example", command="magehall config --json")
    return click.Command(
        "config", callback=run, params=[json_option(words)], help=words.say("cli-config"), epilog=epilog
    )
