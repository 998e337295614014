"""`magehall games`: which games there are, with their options, editions and bots."""

from __future__ import annotations

import json
import sys

import click
from rich.console import Console
from rich.table import Table

from magehall.bots import levels
from magehall.cli.arguments import json_option
from magehall.core import BadInput, Game, Option, game, game_keys
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(as_json: bool) -> None:
        listed = loaded(words)
        if as_json:
            print(json.dumps([data(found, words) for found in listed], ensure_ascii=False, indent=2))
            return
        for found in listed:
            show(found, words)

    epilog = words.say("cli-example", command="magehall games --lang bg")
    return click.Command(
        "games", callback=run, params=[json_option(words)], help=words.say("cli-games"), epilog=epilog
    )


def loaded(words: Words) -> list[Game]:
    """Load all games; a broken third-party one is named, and the others are still listed."""
    found: list[Game] = []
    for key in game_keys():
        try:
            found.append(game(key))
        except BadInput as error:
            print(f"magehall: {words.say(f'cli-error-{error.reason}', **error.facts)}", file=sys.stderr)
    return found


def data(found: Game, words: Words) -> dict[str, object]:
    """Describe a game as plain data."""
    return {
        "game": found.key,
        "seats": list(found.seats),
        "options": {option.name: list(option.values) for option in found.options},
        "variants": found.variants,
        "editions": {key: words.title(found, edition) for key, edition in found.editions().items()},
        "bots": levels(found.key),
    }


def show(found: Game, words: Words) -> None:
    """Describe a game in words."""
    console = Console()
    seats = words.say("cli-games-seats", least=found.seats[0], most=found.seats[-1])
    console.print(f"[bold]{found.key}[/] – {words.title(found)}, {seats}. {words.tell(found, 'summary')}")
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 2))
    for option in found.options:
        table.add_row(
            f"--option {option.name}=", " | ".join(option.told()), option_help(found, option.name, words)
        )
    for key in found.variants:
        table.add_row(f"--variant {key}", "", words.name(found, "variant", key))
    for edition in found.editions().values():
        table.add_row(f"--edition {edition.key}", words.title(found, edition), "")
    table.add_row("--bots", " | ".join(levels(found.key)), "")
    console.print(table)


def values(found: Game, option: Option, words: Words) -> str:
    """List an option's values with their names, if they have one."""
    named = {value: words.tell(found, f"option-{option.name}-{value}") for value in option.told()}
    return " | ".join(f"{value} ({name})" if name else value for value, name in named.items())


def option_help(found: Game, name: str, words: Words) -> str:
    """Explain an option in a sentence, or at least name it."""
    return words.tell(found, f"option-{name}", part="help") or words.name(found, "option", name)
