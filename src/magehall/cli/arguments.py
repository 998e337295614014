"""Arguments that several commands share."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from magehall.core import BadInput, Game, Record, RecordError, game, game_keys, read_record
from magehall.locales import Words


class GameParameter(click.ParamType[Game]):
    """A game by its key."""

    name = "game"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """Find the game, or say which there are."""
        return value if isinstance(value, Game) else game(str(value))


def game_argument() -> click.Argument:
    """The game, as the first argument."""
    return click.Argument(["game"], type=GameParameter(), metavar=f"[{'|'.join(game_keys())}]")


def option_option(words: Words) -> click.Option:
    """Options of the game, `--option bids=hidden`, as often as needed."""
    return click.Option(
        ["--option", "options"], multiple=True, metavar="NAME=VALUE", help=words.say("cli-option")
    )


def json_option(words: Words) -> click.Option:
    """Print JSON instead of text."""
    return click.Option(["--json", "as_json"], is_flag=True, help=words.say("cli-json"))


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """Read `name=value` pairs."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise BadInput(
                f"{pair[:60]!r} is no option such as bids=hidden", "not-an-option", {"pair": pair[:60]}
            )
        found[name] = value
    return found


def load_record(path: str) -> Record:
    """Read a record file, or standard input for `-`."""
    text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    try:
        return read_record(text)
    except RecordError as error:
        raise BadInput(f"{path}: {error}") from None
