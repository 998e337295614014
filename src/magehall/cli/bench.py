"""`magehall bench`: how fast the installed engines are on this machine."""

from __future__ import annotations

import json
import time

import click
from rich.console import Console
from rich.table import Table

from magehall.cli.arguments import json_option
from magehall.cli.games import loaded
from magehall.core import Game, Rng, game, is_compiled
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(seconds: float, as_json: bool) -> None:
        speeds = {found.key: games_per_second(found, seconds) for found in loaded(words)}
        if as_json:
            print(json.dumps({"compiled": is_compiled(), "games_per_second": speeds}))
            return
        table = Table(
            title=words.say("cli-bench-title", speed="compiled" if is_compiled() else "interpreted")
        )
        table.add_column(words.say("cli-bench-game"))
        table.add_column(words.say("cli-bench-speed"), justify="right")
        for key, speed in speeds.items():
            table.add_row(words.title(game(key)), words.number(speed))
        Console().print(table)

    params: list[click.Parameter] = [
        click.Option(
            ["--seconds"], type=click.FloatRange(0.01, 600), default=1.0, help=words.say("cli-bench-seconds")
        ),
        json_option(words),
    ]
    epilog = words.say("cli-example", command="magehall bench --json")
    return click.Command("bench", callback=run, params=params, help=words.say("cli-bench"), epilog=epilog)


def games_per_second(found: Game, seconds: float) -> float:
    """Play whole random games of the smallest table for a while."""
    rng, played = Rng("bench"), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        found.start(found.seats[0]).playout(rng)
        played += 1
    return played / (time.process_time() - start)
