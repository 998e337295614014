"""Draws what the office answers as plain tables."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from magehall.cli.admin.ordering import Data
from magehall.locales import Words

Rows = Iterable[list[str]]


def keepers(words: Words, found: Data) -> None:
    """Draw the keepers."""
    rows = [[one["id"], one["name"], one["login"] or "", _time(one["at"])] for one in found["keepers"]]
    _draw(words, ["id", "name", "login", "since"], rows)


def players(words: Words, found: Data) -> None:
    """Draw players."""
    rows = [
        [one["id"], one["name"], one.get("login") or "", _time(one["seen"]), _marks(words, one)]
        for one in found["players"]
    ]
    _draw(words, ["id", "name", "login", "seen", "marks"], rows)


def player(words: Words, found: Data) -> None:
    """Draw one player with everything keepers may know."""
    players(words, {"players": [found["player"]]})
    restraints = [
        [one["kind"], _time(one["until"]), _named(words, one.get("by")), one.get("why", "")]
        for one in found["restraints"]
    ]
    _draw(words, ["restraint", "until", "by", "why"], restraints)
    tables(words, found)
    reports(words, {"reports": [*found["about"], *found["by"]]})


def tables(words: Words, found: Data) -> None:
    """Draw tables."""
    rows = [
        [one["table"], one["game"], one["status"], ", ".join(one["names"]), _time(one["updated"])]
        for one in found["tables"]
    ]
    _draw(words, ["table", "game", "status", "names", "seen"], rows)


def reports(words: Words, found: Data) -> None:
    """Draw reports, each with its line."""
    rows = [
        [
            one["id"],
            _time(one["at"]),
            one["table"],
            _named(words, one["reporter"]),
            _named(words, one["about"]),
            one["why"],
            _line(one["entry"]),
            one.get("words", ""),
            one.get("decision", ""),
        ]
        for one in found["reports"]
    ]
    _draw(words, ["id", "since", "table", "reporter", "about", "why", "line", "words", "decision"], rows)


def audit(words: Words, found: Data) -> None:
    """Draw what keepers did."""
    rows = [
        [
            _time(one["at"]),
            _named(words, one.get("by")),
            one["act"],
            _named(words, one["player"]) if "player" in one else one.get("table", ""),
            ", ".join(f"{name}: {fact}" for name, fact in one.get("facts", {}).items()),
        ]
        for one in found["acts"]
    ]
    _draw(words, ["since", "by", "act", "about", "facts"], rows)


def now(words: Words, found: Data) -> None:
    """Draw what is running."""
    age = found.get("backup")
    told = {
        "version": found["version"],
        "store": found["store"],
        "nodes": found["nodes"],
        "backup": "–" if age is None else str(timedelta(seconds=round(age))),
        "players": found["players"],
        "accounts": found["accounts"],
        "reports": found["reports"],
    }
    if found.get("node"):
        told |= {"sockets": found["node"]["sockets"], "waiting": _waiting(found["node"])}
    for name, value in told.items():
        print(f"{words.say(f'cli-admin-now-{name}')}: {value}")
    rows = [
        [one["game"], *(str(one.get(status, 0)) for status in ("gathering", "playing", "finished"))]
        for one in found["tables"]
    ]
    _draw(words, ["game", "gathering", "playing", "finished"], rows)


def _waiting(node: Data) -> int:
    return int(node["messages"] + node["storing"] + node["bots"] + node["aside"])


def _draw(words: Words, headings: list[str], rows: Rows) -> None:
    found = list(rows)
    if not found:
        print(words.say("cli-admin-nothing"))
        return
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(words.say(f"cli-admin-col-{heading}"), overflow="fold")
    for row in found:
        table.add_row(*(escape(cell) for cell in row))
    Console(highlight=False).print(table)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M") if at else "–"


def _named(words: Words, one: Data | None) -> str:
    """Name a player; nobody is the command line, and a forgotten one has no name."""
    if one is None:
        return words.say("cli-admin-command-line")
    return str(one.get("name") or one["id"] or "—")


def _marks(words: Words, one: Data) -> str:
    marks = [mark for mark in ("keeper", "program", "muted", "removed") if one.get(mark)]
    return ", ".join(words.say(f"cli-admin-mark-{mark}") for mark in marks)


def _line(entry: Data) -> str:
    return str(entry.get("text") or entry.get("phrase") or entry.get("name", ""))
