"""Judges what is said at a table."""

from __future__ import annotations

from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries


def check_free_to_speak(table: Table, who: Person) -> None:
    """Refuse someone who is muted, in the whole house or at this table."""
    if who.is_muted(wallclock.now()):
        words = "server-error-muted-why" if who.muted_why else ""
        raise Refused("muted", None, words, until=who.muted_until or 0, why=who.muted_why or "")
    if who.id in table.company.muted:
        raise Refused("muted-here")


def say(table: Table, who: Person, asked: commands.Say) -> list[entries.Entry]:
    """Let somebody with a seat say something."""
    own = table.seats_of(who.id)
    if not own:
        raise Refused("removed-here" if who.id in table.company.removed else "not-seated")
    check_free_to_speak(table, who)
    if (asked.text is None) == (asked.phrase is None):
        raise Refused("bad-request", why="either a text or a phrase")
    if table.terms.chat == "off" or (asked.text is not None and table.terms.chat != "free"):
        raise Refused("no-chat")
    text = "" if asked.text is None else " ".join(asked.text.split())
    if asked.text is not None and not (text and text.isprintable()):
        raise Refused("bad-request", why="text of printable characters")
    name = table.seats[own[0]].name
    return [entries.Said(player=who.id, name=name, text=text, phrase=asked.phrase or "")]
