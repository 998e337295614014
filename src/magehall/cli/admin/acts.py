"""The commands that do something: each says in a sentence what will happen, and asks at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import click

from magehall.cli.admin.ids import IdCommand, IdOrName
from magehall.cli.admin.ordering import find, order
from magehall.locales import Words

MOST_HOURS = 87_600
DECISIONS = ("none", "muted", "removed", "other")


def commands(words: Words) -> list[click.Command]:
    """Build them all."""
    hours = click.Option(
        ["--hours"],
        type=click.IntRange(0, MOST_HOURS),
        default=0,
        metavar="N",
        help=words.say("cli-admin-hours"),
    )
    why = _text(words, "why")
    decision = click.Argument(["decision"], type=click.Choice(DECISIONS))
    return [
        _command(words, "grant", _grant, [_argument("login")]),
        _command(words, "revoke", _revoke, [_argument("login")]),
        _command(words, "rename", _rename, [_argument("who"), _argument("name"), why]),
        _command(words, "mute", _mute, [_argument("who"), hours, why]),
        _command(words, "unmute", _unmute, [_argument("who")]),
        _command(words, "remove", _remove, [_argument("who"), why]),
        _command(words, "restore", _restore, [_argument("who")]),
        _command(words, "forget", _forget, [_argument("who")]),
        _command(words, "close", _close, [_argument("table"), why]),
        _command(words, "host", _host, [_argument("table"), _argument("who")]),
        _command(words, "decide", _decide, [_argument("report"), decision, hours, why, _text(words, "note")]),
    ]


Doing = Callable[..., None]


def _command(words: Words, name: str, do: Doing, params: list[click.Parameter]) -> click.Command:
    def run(yes: bool, **given: Any) -> int:
        do(words, _Asked(words, name, yes), **given)
        print(words.say("cli-admin-done"))
        return 0

    sure = click.Option(["--yes"], is_flag=True, help=words.say("cli-admin-yes"))
    return IdCommand(name, callback=run, params=[*params, sure], help=words.say(f"cli-admin-{name}"))


class _Asked:
    """Asks whether something is really meant, if somebody sits at a terminal."""

    def __init__(self, words: Words, act: str, yes: bool) -> None:
        self.words = words
        self.act = act
        self.is_sure = yes or not sys.stdin.isatty()

    def about(self, **facts: Any) -> None:
        """Say what will happen, and stop here if that is not meant."""
        if not self.is_sure:
            said = self.words.say(f"cli-admin-ask-{self.act}", **facts)
            click.confirm(f"{said} {self.words.say('cli-admin-really')}", abort=True)


def _grant(words: Words, asked: _Asked, login: str) -> None:
    asked.about(login=login)
    order(words, "grant", login=login)


def _revoke(words: Words, asked: _Asked, login: str) -> None:
    asked.about(login=login)
    order(words, "revoke", login=login)


def _rename(words: Words, asked: _Asked, who: str, name: str, why: str) -> None:
    player = find(words, who)
    asked.about(name=player["name"], other=name)
    order(words, "rename", player=player["id"], name=name, why=why)


def _mute(words: Words, asked: _Asked, who: str, hours: int, why: str) -> None:
    player = find(words, who)
    asked.about(name=player["name"], hours=hours)
    order(words, "mute", player=player["id"], hours=hours, why=why)


def _unmute(words: Words, asked: _Asked, who: str) -> None:
    player = find(words, who)
    asked.about(name=player["name"])
    order(words, "unmute", player=player["id"])


def _remove(words: Words, asked: _Asked, who: str, why: str) -> None:
    player = find(words, who)
    asked.about(name=player["name"])
    order(words, "remove", player=player["id"], why=why)


def _restore(words: Words, asked: _Asked, who: str) -> None:
    player = find(words, who)
    asked.about(name=player["name"])
    order(words, "restore", player=player["id"])


def _forget(words: Words, asked: _Asked, who: str) -> None:
    player = find(words, who)
    asked.about(name=player["name"])
    order(words, "forget", player=player["id"])


def _close(words: Words, asked: _Asked, table: str, why: str) -> None:
    asked.about(table=table.upper())
    order(words, "close", code=table.upper(), why=why)


def _host(words: Words, asked: _Asked, table: str, who: str) -> None:
    player = find(words, who)
    asked.about(table=table.upper(), name=player["name"])
    order(words, "host", code=table.upper(), player=player["id"])


def _decide(words: Words, asked: _Asked, report: str, decision: str, hours: int, why: str, note: str) -> None:
    asked.about(report=report, decision=decision)
    order(words, "decide", report=report, decision=decision, hours=hours, why=why, note=note)


def _argument(name: str) -> click.Argument:
    return click.Argument([name], type=IdOrName(), metavar=name.upper())


def _text(words: Words, name: str) -> click.Option:
    option = click.Option([f"--{name}"], default="", metavar="TEXT", help=words.say(f"cli-admin-{name}"))
    option.type = Short()
    return option


class Short(click.ParamType[str]):
    """A text that is not too long."""

    name = "text"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the text, or say that it is too long."""
        from magehall.server.wire.admin import MOST_WORDS

        text = str(value)
        if len(text) > MOST_WORDS or not (text == "" or text.isprintable()):
            self.fail("too long", param, ctx)
        return text
