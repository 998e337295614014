"""`magehall rules`: the numbered clauses of a game, in the reader's language."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.markup import escape

from magehall.cli.arguments import game_argument, json_option
from magehall.core import BadInput, Edition, Game
from magehall.locales import Words
from magehall.locales.words import clause_texts


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(game: Game, clause: str | None, edition: str | None, as_json: bool) -> None:
        chosen = None if edition is None else game.edition(edition)
        texts = clause_texts(game, words.language)
        if clause is not None:
            key = clause if clause.startswith(f"{game.key}-") else f"{game.key}-{clause}"
            if key not in texts:
                raise BadInput("no such clause", "no-clause", {"clause": key, "last": list(texts)[-1]})
            texts = {key: texts[key]}
        if as_json:
            print(json.dumps(texts, ensure_ascii=False, indent=2))
        else:
            show(game, texts, chosen, words)

    params: list[click.Parameter] = [
        game_argument(),
        click.Option(["--clause"], metavar="N", help=words.say("cli-rules-clause")),
        click.Option(["--edition"], metavar="KEY", help=words.say("cli-edition")),
        json_option(words),
    ]
    epilog = words.say("cli-example", command="magehall rules wizard --lang el --clause 23")
    return click.Command("rules", callback=run, params=params, help=words.say("cli-rules"), epilog=epilog)


def show(game: Game, texts: dict[str, str], edition: Edition | None, words: Words) -> None:
    """Print clauses under their headings, with how an edition differs."""
    console = Console(highlight=False)
    if len(texts) > 1:
        console.print(f"[bold]{escape(words.title(game, edition))}[/]")
        if edition is not None:
            console.print(
                escape(
                    words.say(
                        "cli-rules-source", source=words.say(f"{game.key}-edition-{edition.key}-source")
                    )
                )
            )
    for heading, keys in words.sections(game).items():
        shown = [key for key in keys if key in texts]
        if shown and len(texts) > 1:
            console.print(f"\n[bold]{escape(heading)}[/]")
        for key in shown:
            console.print(f"[dim]{key}[/]  {escape(texts[key])}")
            if edition is not None and key in edition.differences:
                note = words.say(f"{game.key}-edition-{edition.key}-{key.rpartition('-')[2]}")
                console.print(f"    [italic]{edition.key}: {escape(note)}[/]")
