"""`magehall arena`: contests between bots, with ratings that can be trusted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from magehall.arena.contest import KINDS, Contest
from magehall.arena.deals import Result
from magehall.arena.journal import Journal
from magehall.arena.report import page, spread
from magehall.arena.runner import run as play_all
from magehall.arena.sprt import Sprt
from magehall.arena.summary import summarise
from magehall.bots import bot
from magehall.cli.arguments import game_argument, json_option, option_option, read_options
from magehall.cli.progress import progress
from magehall.core import BadInput, Game, fresh_seed
from magehall.core import game as find_game
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(
        game: Game,
        players: tuple[str, ...],
        kind: str,
        seats: int | None,
        deals: int,
        first: int,
        seed: str | None,
        options: tuple[str, ...],
        elo: tuple[float, float],
        apart: bool,
        workers: int | None,
        ray: str | None,
        journal: str | None,
        report: str | None,
        as_json: bool,
    ) -> None:
        number = seats if seats is not None else game.seats[0]
        chosen = game.settle(number, read_options(options))
        named = named_seed(seed, journal)
        contest = Contest(kind, game.key, number, players, deals, named, first, chosen, apart)
        check(contest)
        sprt = Sprt(number, *elo) if kind == "sprt" else None
        kept = Journal(contest, None if journal is None else Path(journal))
        results = with_progress(contest, kept, workers, sprt, ray, words)
        found = summarise(contest, results, sprt)
        if report is not None:
            Path(report).write_text(html(found, words), encoding="utf-8")
        if as_json:
            print(json.dumps(found))
        else:
            show(found, words)

    return click.Command(
        "arena",
        callback=run,
        params=parameters(words),
        help=words.say("cli-arena"),
        epilog=words.say("cli-example", command="magehall arena wizard hard medium --seats 4 --deals 200"),
    )


def parameters(words: Words) -> list[click.Parameter]:
    """List the command's parameters."""
    return [
        game_argument(),
        click.Argument(["players"], nargs=-1, required=True, metavar="LEVEL LEVEL…"),
        click.Option(
            ["--kind"], type=click.Choice(KINDS), default=KINDS[0], help=words.say("cli-arena-kind")
        ),
        click.Option(["--seats"], type=int, metavar="N", help=words.say("cli-seats")),
        whole("--deals", 100, "K", 1, words.say("cli-arena-deals")),
        whole("--first", 0, "I", 0, words.say("cli-arena-first")),
        click.Option(["--seed"], metavar="S", help=words.say("cli-seed")),
        option_option(words),
        click.Option(
            ["--elo"],
            type=(float, float),
            default=(0.0, 20.0),
            metavar="LOW HIGH",
            help=words.say("cli-arena-elo"),
        ),
        click.Option(["--apart"], is_flag=True, help=words.say("cli-arena-apart")),
        click.Option(["--workers"], type=click.IntRange(min=1), metavar="W", help=words.say("cli-workers")),
        click.Option(["--ray"], metavar="ADDRESS", help=words.say("cli-arena-ray")),
        click.Option(["--journal"], metavar="FILE", help=words.say("cli-arena-journal")),
        click.Option(["--report"], metavar="FILE", help=words.say("cli-arena-report")),
        json_option(words),
    ]


def whole(name: str, default: int, metavar: str, least: int, text: str) -> click.Option:
    """Make an option for a whole number."""
    return click.Option([name], type=click.IntRange(min=least), default=default, metavar=metavar, help=text)


def named_seed(seed: str | None, journal: str | None) -> str:
    """Return the seed; a contest to be continued later needs a fixed one."""
    if seed is not None:
        return seed
    return "arena" if journal is not None else fresh_seed()


def check(contest: Contest) -> None:
    """Refuse players that do not exist or cannot meet."""
    for player in contest.players:
        bot(contest.game, player)
    contest.pairings()
    if contest.kind in ("match", "sprt") and len(contest.players) != 2:
        raise BadInput("a match has two players", "arena-two", {"players": len(contest.players)})


def with_progress(
    contest: Contest, journal: Journal, workers: int | None, sprt: Sprt | None, ray: str | None, words: Words
) -> list[Result]:
    """Play behind a progress bar, which shows on a terminal only."""
    with progress() as bar:
        task = bar.add_task(words.say("cli-arena-progress"), total=len(contest.tasks()))
        return play_all(contest, journal, workers, sprt, lambda done: bar.advance(task, done), ray)


def html(found: dict[str, Any], words: Words) -> str:
    """Write the report; a third-party game may have no words for what it counts."""
    played = find_game(found["contest"]["game"])

    def named(what: str, plain: str) -> str:
        return words.tell(played, what) or plain

    return page(found, words.language, lambda key: words.say(f"cli-arena-{key}"), named)


def show(found: dict[str, Any], words: Words) -> None:
    """Print pairings and ratings as tables."""
    console = Console()
    met = Table(title=words.say("cli-arena-title"))
    for key in ("player", "field", "games", "share", "margin"):
        met.add_column(
            words.say(f"cli-arena-{key}"), justify="left" if key in ("player", "field") else "right"
        )
    for one in found["pairings"]:
        cells = [str(one["games"]), f"{spread(one['share'], 100.0)} %", spread(one["margin"])]
        met.add_row(one["player"], one["field"], *cells)
    console.print(met)
    rated = Table(title=words.say("cli-arena-ladder"))
    for name in (words.say("cli-arena-player"), "Elo", "ms"):
        rated.add_column(name, justify="right" if name in ("Elo", "ms") else "left")
    for one in found["ratings"]:
        spent = found["timing"]["milliseconds"].get(one["player"], 0.0)
        rated.add_row(one["player"], spread([one["elo"], one["low"], one["high"]], 1.0, 0), f"{spent:.2f}")
    console.print(rated)
    if "sprt" in found:
        print(
            words.say(
                "cli-arena-verdict", verdict=found["sprt"]["verdict"], deals=found["pairings"][0]["deals"]
            )
        )
