"""`magehall verify`: checks after a game that every deal follows from the seed promised before it."""

from __future__ import annotations

import json
from collections.abc import Iterable

import click

from magehall.cli.arguments import json_option, load_record
from magehall.core import CHANCE, Record, Seat, seat_text
from magehall.core.match import verify, withheld
from magehall.locales import Words


def command(words: Words) -> click.Command:
    """Build the command."""

    def run(file: str, as_json: bool) -> int:
        record = load_record(file)
        flaw = verify(record)
        draws = sum(ply.seat == CHANCE for ply in record.plies)
        if as_json:
            wrong = None if flaw is None else {"reason": flaw.reason, "ply": flaw.ply}
            told = {"verified": flaw is None, "draws": draws, "wrong": wrong}
            print(json.dumps({**told, "shares": _seats(record.shares), "withheld": _seats(withheld(record))}))
        elif flaw is None:
            print(words.say("cli-verify-good", draws=draws, commitment=str(record.commitment)))
            _tell_shares(words, record)
        else:
            print(words.say("cli-verify-bad", why=words.say(f"cli-verify-{flaw.reason}", ply=flaw.ply)))
        return 0 if flaw is None else 1

    params: list[click.Parameter] = [click.Argument(["file"], metavar="FILE"), json_option(words)]
    epilog = words.say("cli-example", command="magehall verify game.mage")
    return click.Command("verify", callback=run, params=params, help=words.say("cli-verify"), epilog=epilog)


def _tell_shares(words: Words, record: Record) -> None:
    """Say who had a share in the shuffle, and who withheld a promised one."""
    for key, seats in (("shares", _seats(record.shares)), ("withheld", _seats(withheld(record)))):
        if seats:
            print(words.say(f"cli-verify-{key}", seats=", ".join(seats)))


def _seats(found: Iterable[Seat]) -> list[str]:
    return [seat_text(seat) for seat in sorted(found)]
