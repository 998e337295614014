"""`magehall solve`: the best play for a table and a rack, for people who play with the box."""

from __future__ import annotations

import json
import re

import click
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.markup import escape

from magehall.cli.arguments import game_argument, json_option, option_option, read_options
from magehall.core import BadInput, Game
from magehall.games.rummikub.proposals import opened
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, fault
from magehall.games.rummikub.solver import OBJECTIVES, Play, best_opening, best_play
from magehall.games.rummikub.solver.read import read_rack, read_table
from magehall.games.rummikub.tiles import NOTHING, tile_text
from magehall.locales import Words

SOLVED = "rummikub"
JOKER_RULES = ("replace", "free")


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(
        game: Game,
        table: str,
        rack: str,
        opening: bool,
        joker: str | None,
        objective: str,
        options: tuple[str, ...],
        as_json: bool,
    ) -> None:
        rules = agreed(game, joker, options)
        sets = read_table(table)
        refuse_sets(game, sets, rules, words)
        tiles = read_rack(rack, sets, rules)
        find = find_opening if opening else best_play
        play = find(sets, tiles, rules, objective)
        if as_json:
            print(json.dumps(data(sets, play)))
        else:
            show(sets, play, opening, words)

    params: list[click.Parameter] = [
        game_argument(),
        click.Option(["--table"], default="", metavar="SETS", help=words.say("cli-solve-table")),
        click.Option(["--rack"], required=True, metavar="TILES", help=words.say("cli-solve-rack")),
        click.Option(["--opening"], is_flag=True, help=words.say("cli-solve-opening")),
        click.Option(["--joker"], type=click.Choice(JOKER_RULES), help=words.say("cli-solve-joker")),
        click.Option(
            ["--objective"],
            type=click.Choice(OBJECTIVES),
            default=OBJECTIVES[0],
            help=words.say("cli-solve-objective"),
        ),
        option_option(words),
        json_option(words),
    ]
    epilog = words.say(
        "cli-example", command='magehall solve rummikub --table "K3 K4 K5, R7 G7 B7" --rack "K6 J"'
    )
    return click.Command("solve", callback=run, params=params, help=words.say("cli-solve"), epilog=epilog)


def agreed(game: Game, joker: str | None, options: tuple[str, ...]) -> Rules:
    """Settle the rules of the one game that has a solver."""
    if game.key != SOLVED:
        facts: dict[str, str | int] = {"game": game.key, "games": SOLVED}
        raise BadInput(f"there is no solver for {game.key}, only for {SOLVED}", "no-solver", facts)
    chosen = read_options(options)
    if joker is not None:
        chosen["joker"] = joker
    return Rules(game.settle(game.seats[0], chosen))


def refuse_sets(game: Game, sets: list[TileSet], rules: Rules, words: Words) -> None:
    """Refuse a table on which something is not a set, in the words of the rules."""
    for number, laid in enumerate(sets, 1):
        refusal = fault(laid, number, rules)
        if refusal is not None:
            raise BadInput(f"--table: {words.refusal(game, refusal, [])}")


def find_opening(sets: list[TileSet], rack: vec[i64], rules: Rules, objective: str) -> Play | None:
    """Find the best opening and put it beside the sets of the table."""
    play = best_opening(rack, rules, objective)
    return None if play is None else opened(sets, play)


def data(sets: list[TileSet], play: Play | None) -> dict[str, object]:
    """Return the answer in the form other programs rely on; if nothing can be laid, the table as it is."""
    found = Play(NOTHING[:], sets, len(sets)) if play is None else play
    return {
        "count": found.count(),
        "points": found.points(),
        "played": found.played(),
        "table": [[tile_text(kind) for kind in laid.tiles] for laid in found.table],
        "kept": found.kept,
    }


def show(sets: list[TileSet], play: Play | None, opening: bool, words: Words) -> None:
    """Show the answer, with a star at sets that are new or changed."""
    console = Console(highlight=False)
    if play is None:
        console.print(escape(words.say("cli-solve-no-opening" if opening else "cli-solve-nothing")))
        return
    tiles = " ".join(play.played())
    told = words.say("cli-solve-play", count=play.count(), points=play.points(), tiles=tiles)
    console.print(escape(told))
    if sets:
        console.print(escape(words.say("cli-solve-kept", kept=play.kept, sets=len(sets))))
    old = [laid.text for laid in sets]
    for laid in play.table:
        is_old = laid.text in old
        if is_old:
            old.remove(laid.text)
        console.print(f"  {' ' if is_old else '*'} {escape(re.sub(r'[][]', '', laid.text))}")
