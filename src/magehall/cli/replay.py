"""`magehall replay`: checks every move of a record and retells the game."""

from __future__ import annotations

import json

import click

from magehall.cli.arguments import json_option, load_record
from magehall.core import Event, Record, Seat, read_seat, seat_text
from magehall.core.record import Replay
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(file: str, to: int | None, seat: str | None, as_json: bool) -> int:
        record = load_record(file)
        told: list[Event] = []
        replay = record.replay(to, told.append)
        if as_json:
            print(json.dumps(data(record, replay)))
        else:
            watcher = None if seat is None else read_seat(seat)
            heard = [event for event in told if event.is_for(watcher) or seat is None]
            tell(record, replay, heard, watcher, words)
        return 0 if replay.refused is None else 1

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--to"], type=click.IntRange(min=0), metavar="PLY", help=words.say("cli-replay-to")),
        click.Option(["--seat"], metavar="A", help=words.say("cli-replay-seat")),
        json_option(words),
    ]
    epilog = words.say("cli-example", command="magehall replay game.mage --to 40 --lang uk")
    return click.Command("replay", callback=run, params=params, help=words.say("cli-replay"), epilog=epilog)


def data(record: Record, replay: Replay) -> dict[str, object]:
    """Return the result in the form other programs rely on."""
    outcome = replay.state.outcome()
    refused = replay.refused
    return {
        "game": record.game.key,
        "seats": len(record.names),
        "ply": replay.ply,
        "over": outcome is not None,
        "scores": list(replay.state.scores()),
        "winners": [] if outcome is None else [seat_text(seat) for seat in outcome.winners],
        "refused": None
        if refused is None
        else {
            "ply": refused.ply,
            "seat": seat_text(refused.seat),
            "move": str(refused.move),
            "clause": refused.refusal.clause,
            "reason": refused.refusal.reason,
        },
    }


def tell(record: Record, replay: Replay, events: list[Event], watcher: Seat | None, words: Words) -> None:
    """Retell the game in words, event by event, and how it stands."""
    for event in events:
        line = words.event(record.game, event, record.names, watcher)
        audience = event.audience(len(record.names))
        if audience is not None and watcher is None:
            knowing = words.list([record.names[seat] for seat in audience])
            line += words.say("cli-only-for", seats=knowing)
        print(line)
    if replay.refused is not None:
        ply, seat, move, refusal = replay.refused
        sentence = words.refusal(record.game, refusal, record.names)
        print(words.say("cli-replay-refused", ply=ply, seat=seat_text(seat), move=str(move), why=sentence))
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(record.names, replay.state.scores(), strict=True)
    )
    print(words.say("cli-replay-scores", ply=replay.ply, scores=scores))
