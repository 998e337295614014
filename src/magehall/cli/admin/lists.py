"""The commands that look: lists of players, tables, reports and acts, and what is running."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import click

from magehall.cli.admin import shown
from magehall.cli.admin.ids import IdCommand, IdOrName
from magehall.cli.admin.ordering import Data, find, order
from magehall.cli.arguments import json_option
from magehall.locales import Words

MOST = 100
Show = Callable[[Words, Data], None]


def commands(words: Words) -> list[click.Command]:
    """Build them all."""
    limit = click.Option(
        ["--limit"],
        type=click.IntRange(1, MOST),
        default=50,
        metavar="N",
        help=words.say("cli-admin-limit"),
    )
    before = click.Option(
        ["--before"], type=IdOrName(), default="", metavar="ID", help=words.say("cli-admin-before")
    )
    waiting = click.Option(["--open", "only_open"], is_flag=True, help=words.say("cli-admin-open"))
    text = click.Argument(["text"], type=IdOrName(), required=False, default="", metavar="[TEXT]")
    return [
        _command(words, "list", "keepers", shown.keepers, []),
        _command(words, "find", "players", shown.players, [text, before, limit]),
        _show(words),
        _command(words, "tables", "tables", shown.tables, [text, before, limit]),
        _command(words, "reports", "reports", shown.reports, [waiting, before, limit]),
        _command(words, "audit", "audit", shown.audit, [before, limit]),
        _command(words, "now", "now", shown.now, []),
    ]


def _command(words: Words, name: str, asks: str, show: Show, params: list[click.Parameter]) -> click.Command:
    def run(as_json: bool, **given: Any) -> int:
        _tell(words, order(words, asks, **given), show, as_json)
        return 0

    said = words.say(f"cli-admin-{name}")
    return IdCommand(name, callback=run, params=[*params, json_option(words)], help=said)


def _show(words: Words) -> click.Command:
    def run(who: str, as_json: bool) -> int:
        player = find(words, who)["id"]
        _tell(words, order(words, "player", player=player), shown.player, as_json)
        return 0

    params: list[click.Parameter] = [
        click.Argument(["who"], type=IdOrName(), metavar="WHO"),
        json_option(words),
    ]
    return IdCommand("show", callback=run, params=params, help=words.say("cli-admin-show"))


def _tell(words: Words, found: Data, show: Show, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(words, found)
