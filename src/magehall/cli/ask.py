"""`magehall ask`: a question in one's own words, answered with clauses of the rules."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.markup import escape

from magehall.ask import Answer, ask
from magehall.cli.arguments import game_argument, json_option
from magehall.core import Game
from magehall.locales import Words

SHOWN = 3
"""So many clauses are printed for people."""


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(game: Game, question: tuple[str, ...], as_json: bool) -> None:
        found = ask(game, " ".join(question), words.language)
        if as_json:
            print(json.dumps({"answers": list(map(_line, found))}, ensure_ascii=False, indent=2))
        elif found:
            show(found[:SHOWN])
        else:
            print(words.say("cli-ask-none", game=game.key))

    params: list[click.Parameter] = [
        game_argument(),
        click.Argument(["question"], nargs=-1, required=True, metavar="QUESTION"),
        json_option(words),
    ]
    example = f'magehall ask wizard "{words.say("cli-ask-example")}" --lang {words.language}'
    epilog = words.say("cli-example", command=example)
    return click.Command("ask", callback=run, params=params, help=words.say("cli-ask"), epilog=epilog)


def _line(answer: Answer) -> dict[str, str | float]:
    return {"clause": answer.clause, "text": answer.text, "score": answer.score}


def show(found: list[Answer]) -> None:
    """Print clauses, best first, with the sentence that answers in bold."""
    console = Console(highlight=False)
    for answer in found:
        before, sentence, after = answer.text.partition(answer.sentence)
        console.print(f"[dim]{answer.clause}  {escape(answer.heading)}[/]")
        console.print(f"{escape(before)}[bold]{escape(sentence)}[/]{escape(after)}\n")
