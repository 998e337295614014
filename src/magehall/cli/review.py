"""`magehall review`: judges the decisions of a game by search, from what each player saw."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from magehall.bots import Reason
from magehall.bots.search import Budget
from magehall.cli.arguments import json_option, load_record
from magehall.cli.progress import progress
from magehall.cli.session import level_of
from magehall.coach import Judgement, Review, review
from magehall.coach.hints import said
from magehall.coach.reviews import MOST, ROLL_OUTS, SECONDS
from magehall.core import BadInput, Record, Seat, read_seat, seat_text
from magehall.locales import Words

BARS = "▁▂▃▄▅▆▇█"
SHORT = 46
"""A turn is shown in this many letters; the record has all of it."""


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(file: str, seat: str | None, decisions: int, seconds: float, as_json: bool) -> int:
        record = load_record(file)
        if record.replay().refused is not None:
            raise BadInput("the record holds a move that the rules refuse; see `magehall replay`")
        budget, found = Budget(ROLL_OUTS, seconds), {}
        for one in seats_of(record, seat):
            found[one] = with_progress(record, one, decisions, budget, words)
        if as_json:
            print(json.dumps({"game": record.game.key, "reviews": [data(one, found[one]) for one in found]}))
        else:
            for one, done in found.items():
                show(record, one, done, words)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--seat"], metavar="A", help=words.say("cli-review-seat")),
        click.Option(
            ["--decisions"],
            type=click.IntRange(min=1),
            default=MOST,
            metavar="N",
            help=words.say("cli-review-decisions"),
        ),
        click.Option(
            ["--seconds"],
            type=click.FloatRange(min=0.0),
            default=SECONDS,
            metavar="S",
            help=words.say("cli-review-seconds"),
        ),
        json_option(words),
    ]
    epilog = words.say("cli-example", command="magehall review game.mage --seat A")
    return click.Command("review", callback=run, params=params, help=words.say("cli-review"), epilog=epilog)


def seats_of(record: Record, named: str | None) -> list[Seat]:
    """Return the named seat, else those of people, else all."""
    if named is not None:
        seat = read_seat(named)
        if seat >= len(record.names):
            raise BadInput(f"there is no seat {named!r} in this game")
        return [seat]
    every = list(range(len(record.names)))
    return [seat for seat in every if level_of(record.game.key, record.names[seat]) is None] or every


def with_progress(record: Record, seat: Seat, most: int, budget: Budget, words: Words) -> Review:
    """Review a seat behind a progress bar, which shows on a terminal only."""
    with progress() as bar:
        task = bar.add_task(escape(record.names[seat]), total=None)
        return review(record, seat, most, budget, lambda done, of: bar.update(task, completed=done, total=of))


def data(seat: Seat, found: Review) -> dict[str, object]:
    """Return the result in the form other programs rely on."""
    return {
        "seat": seat_text(seat),
        "decisions": found.of,
        "looked": len(found.judgements),
        "lost": round(found.lost(), 2),
        "judgements": [one_data(judgement) for judgement in found.judgements],
    }


def one_data(judgement: Judgement) -> dict[str, object]:
    """Return a judgement as plain data."""
    return {
        "ply": judgement.ply,
        "played": judgement.played,
        "best": judgement.best,
        "loss": round(judgement.loss, 2),
        "error": round(judgement.error, 2),
        "marked": judgement.marked,
        "reasons": [reason_data(reason) for reason in judgement.reasons],
        "against": [reason_data(reason) for reason in judgement.against],
    }


def reason_data(reason: Reason) -> dict[str, object]:
    """Return a reason as plain data."""
    return {"code": reason.code, "facts": reason.facts, "weight": reason.weight}


def show(record: Record, seat: Seat, found: Review, words: Words) -> None:
    """Show a review: what was looked at, a chart of the losses, and where something was better."""
    console = Console(highlight=False)
    marked = [judgement for judgement in found.judgements if judgement.marked]
    console.print(f"[bold]{escape(record.names[seat])}[/]")
    console.print(words.say("review-looked", looked=len(found.judgements), of=found.of))
    if not marked:
        console.print(words.say("review-none"))
        return
    console.print(words.say("review-lost", count=len(marked), points=words.number(found.lost())))
    console.print(f"{words.say('review-chart')}: {chart(found.judgements)}")
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for judgement in marked:
        loss, error = words.number(judgement.loss), words.number(judgement.error)
        table.add_row(
            words.say("review-move", ply=judgement.ply),
            "\n".join(lines(record, judgement, words)),
            words.say("review-loss", points=f"−{loss}", error=error),
        )
    console.print(table)


def lines(record: Record, judgement: Judgement, words: Words) -> list[str]:
    """Describe a marked decision: what was better, why, and what was played."""
    names = [name.partition(" (")[0] for name in record.names]
    told = [words.say("review-better", best=short(judgement.best))]
    told += [f"  {text}" for text in texts(record, judgement.reasons, names, words)]
    told.append(words.say("review-instead", played=short(judgement.played)))
    told += [f"  {text}" for text in texts(record, judgement.against, names, words)]
    return [escape(line) for line in told]


def texts(record: Record, reasons: list[Reason], names: list[str], words: Words) -> list[str]:
    """Put reasons into words, if there are any."""
    told = [said(words, record.game, reason, names) for reason in reasons]
    return [text for text in told if text]


def short(moves: list[str]) -> str:
    """Write the moves of a turn, shortened if they are long."""
    text = " + ".join(moves)
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"


def chart(judgements: list[Judgement]) -> str:
    """Draw the losses over the game, one sign for each decision; a dot for what chance explains."""
    most = max(judgement.loss for judgement in judgements if judgement.marked)
    return "".join(
        BARS[min(len(BARS) - 1, int(len(BARS) * one.loss / most))] if one.marked else "·"
        for one in judgements
    )
