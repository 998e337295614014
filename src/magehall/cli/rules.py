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

    def run(game: Game, about: str | None, clause: str | None, edition: str | None, as_json: bool) -> None:
        chosen = None if edition is None else game.edition(edition)
        texts = clause_texts(game, words.language)
        asked = clause if clause is not None else about
        if asked is not None:
            found = clauses_about(game, words.language, asked)
            if not found:
                last = list(texts)[-1] if texts else "0"
                raise BadInput("no such clause", "no-clause", {"clause": asked, "last": last})
            texts = found
        if as_json:
            print(json.dumps(texts, ensure_ascii=False, indent=2))
        else:
            show(game, texts, chosen, words)

    params: list[click.Parameter] = [
        game_argument(),
        click.Argument(["about"], required=False, metavar="[N|WORD]"),
        click.Option(["--clause"], metavar="N", help=words.say("cli-rules-clause")),
        click.Option(["--edition"], metavar="KEY", help=words.say("cli-edition")),
        json_option(words),
    ]
    epilog = words.say("cli-example", command="magehall rules wizard 23 --lang el")
    return click.Command("rules", callback=run, params=params, help=words.say("cli-rules"), epilog=epilog)


def clauses_about(game: Game, language: str, asked: str) -> dict[str, str]:
    """Return the clause of a number (`23`, `wizard-23`), or all clauses that contain a word."""
    texts = clause_texts(game, language)
    key = asked if asked.startswith(f"{game.key}-") else f"{game.key}-{asked}"
    if key in texts:
        return {key: texts[key]}
    word = asked.casefold()
    is_number = word.removeprefix(f"{game.key}-").isdigit()
    if not word or is_number:
        return {}
    return {key: text for key, text in texts.items() if word in text.casefold()}


def show(game: Game, texts: dict[str, str], edition: Edition | None, words: Words) -> None:
    """Print clauses under their headings, with how an edition differs."""
    console = Console(highlight=False)
    if len(texts) > 1:
        console.print(f"[bold]{escape(words.title(game, edition))}[/]")
        if edition is not None:
            source = words.tell(game, f"edition-{edition.key}-source") or edition.title
            console.print(escape(words.say("cli-rules-source", source=source)))
    for heading, keys in words.sections(game).items():
        shown = [key for key in keys if key in texts]
        if shown and len(texts) > 1:
            console.print(f"\n[bold]{escape(heading)}[/]")
        for key in shown:
            console.print(f"[dim]{key}[/]  {escape(texts[key])}")
            if edition is not None and key in edition.differences:
                note = words.tell(game, f"edition-{edition.key}-{key.rpartition('-')[2]}")
                console.print(f"    [italic]{edition.key}: {escape(note)}[/]")
