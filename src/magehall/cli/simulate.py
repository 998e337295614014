"""`magehall simulate`: many games between bots, with their statistics."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.console import Console
from rich.table import Table

from magehall.arena.simulation import Plan, Summary, simulate
from magehall.bots import bot, levels
from magehall.cli.arguments import game_argument, json_option, option_option, read_options
from magehall.cli.progress import progress
from magehall.core import BadInput, Game, fresh_seed, seat_text
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(
        game: Game,
        seats: int | None,
        games: int,
        seed: str | None,
        bots: str | None,
        options: tuple[str, ...],
        records: str | None,
        dataset: str | None,
        workers: int | None,
        ray: str | None,
        as_json: bool,
    ) -> None:
        number = seats if seats is not None else game.seats[0]
        chosen = game.settle(number, read_options(options))
        with kept_records(records, dataset) as folder:
            plan = Plan(
                game.key, number, games, seed or fresh_seed(), seat_bots(game, number, bots), chosen, folder
            )
            summary = with_progress(plan, workers, ray, words)
            if dataset is not None and folder is not None:
                export(folder, dataset, plan.seed)
        if as_json:
            print(json.dumps(summary.data()))
        else:
            show(summary, words)

    params: list[click.Parameter] = [
        game_argument(),
        click.Option(["--seats"], type=int, metavar="N", help=words.say("cli-seats")),
        click.Option(
            ["--games"],
            type=click.IntRange(min=1),
            default=100,
            metavar="K",
            help=words.say("cli-games-number"),
        ),
        click.Option(["--seed"], metavar="S", help=words.say("cli-seed")),
        click.Option(["--bots"], metavar="LEVEL,…", help=words.say("cli-bots")),
        option_option(words),
        click.Option(["--records"], metavar="DIR", help=words.say("cli-simulate-records")),
        click.Option(["--dataset"], metavar="DIR", help=words.say("cli-simulate-dataset")),
        click.Option(["--workers"], type=click.IntRange(min=1), metavar="W", help=words.say("cli-workers")),
        click.Option(["--ray"], metavar="ADDRESS", help=words.say("cli-arena-ray")),
        json_option(words),
    ]
    epilog = words.say(
        "cli-example", command="magehall simulate wizard --seats 4 --games 1000 --bots medium,easy,easy,easy"
    )
    return click.Command(
        "simulate", callback=run, params=params, help=words.say("cli-simulate"), epilog=epilog
    )


@contextmanager
def kept_records(records: str | None, dataset: str | None) -> Iterator[str | None]:
    """Return the folder for the records: the one asked for, or, for a data set only, a temporary one."""
    if records is None and dataset is not None:
        with TemporaryDirectory() as folder:
            yield folder
        return
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    yield records


def export(records: str, dataset: str, seed: str) -> None:
    """Write the records of a folder as a data set, if what that needs is installed."""
    try:
        from magehall.adapters.dataset import export_folder
    except ImportError:
        message = "a data set needs numpy and pyarrow: install magehall[research]"
        raise BadInput(message, "no-research") from None
    export_folder(Path(records), Path(dataset), seed)


def seat_bots(game: Game, seats: int, text: str | None) -> list[str]:
    """Give each seat its bot's level: one level means every seat."""
    chosen = default_level(game) if text is None else text
    named = chosen.split(",") * (seats if "," not in chosen else 1)
    for level in named:
        bot(game.key, level)
    if len(named) != seats:
        raise BadInput("as many bots as seats", "bots-number", {"bots": len(named), "seats": seats})
    return named


def default_level(game: Game) -> str:
    """Return medium if a game has it, else its strongest level."""
    found = levels(game.key)
    return "medium" if "medium" in found else found[-1]


def with_progress(plan: Plan, workers: int | None, ray: str | None, words: Words) -> Summary:
    """Run a simulation behind a progress bar, which shows on a terminal only."""
    with progress() as bar:
        task = bar.add_task(words.say("cli-simulate-progress"), total=plan.games)
        return simulate(plan, workers, lambda done: bar.advance(task, done), ray)


def show(summary: Summary, words: Words) -> None:
    """Print the statistics as a table."""
    table = Table(
        title=words.say("cli-simulate-title", games=summary.plan.games, decisions=summary.decisions)
    )
    for key in ("seat", "bot", "mean", "spread", "wins"):
        table.add_column(
            words.say(f"cli-simulate-{key}"), justify="left" if key in ("seat", "bot") else "right"
        )
    for seat in range(summary.plan.seats):
        mean, spread = words.number(summary.mean(seat)), words.number(summary.spread(seat))
        wins = f"{summary.wins[seat]} ({words.number(100 * summary.wins[seat] / summary.plan.games)} %)"
        table.add_row(seat_text(seat), summary.plan.bots[seat], mean, spread, wins)
    Console().print(table)
    print(words.say("cli-simulate-footer", seconds=words.number(summary.seconds), refusals=summary.refusals))
