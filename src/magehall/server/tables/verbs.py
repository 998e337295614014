"""Which judge answers which command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from magehall.server.store import Person
from magehall.server.tables import absence, asking, order, play, seating, shuffle, takeback, talk
from magehall.server.tables.table import Table
from magehall.server.wire import commands, entries

Judge = Callable[[Table, Person, Any], list[entries.Entry]]

VERBS: dict[type[commands.Command], Judge] = {
    commands.Agree: seating.change_terms,
    commands.Sit: seating.sit,
    commands.Seat: seating.seat_bot,
    commands.Stand: seating.stand,
    commands.Kick: seating.kick,
    commands.Mute: order.mute,
    commands.Remove: order.remove,
    commands.Admit: order.admit,
    commands.Rename: seating.rename,
    commands.Leave: absence.leave,
    commands.Start: shuffle.start,
    commands.Promise: shuffle.promise,
    commands.Share: shuffle.share,
    commands.Play: play.play,
    commands.Undo: takeback.undo,
    commands.Takeback: takeback.takeback,
    commands.End: asking.end,
    commands.Answer: asking.answer,
    commands.Resign: absence.resign,
    commands.Replace: absence.replace,
    commands.Return: absence.come_back,
    commands.Say: talk.say,
}
"""A judge looks at the table as it is, refuses, or returns the entries to write; it changes nothing."""
