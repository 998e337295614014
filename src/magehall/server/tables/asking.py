"""Judges what people ask of each other: a takeback, or ending the game together. Nothing waits for ever."""

from __future__ import annotations

from typing import Final

from magehall.core import seat_text
from magehall.server import wallclock
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.table import GATHERING, PLAYING, Table
from magehall.server.wire import commands, entries

LIVE: Final = 30_000
"""Milliseconds that people at the table have to answer, and the longest that bots wait for it."""
LONG: Final = 86_400_000
"""The same if the clock counts days."""


def patience(table: Table) -> int:
    """Say for how many milliseconds an answer is awaited."""
    return LONG if table.terms.clock.mode == "days" else LIVE


def may_answer(table: Table, player: str) -> bool:
    """Tell whether an answer can be hoped for: if the clock counts days, people need not be there."""
    return table.is_here(player) or (table.terms.clock.mode == "days" and player in table.humans())


def to_be_asked(table: Table, what: entries.What) -> list[str]:
    """List whose consent is needed.

    A takeback needs the consent of all who decide for themselves, ending the game that of those who are
    there; in a rated game, ending it needs everyone's.
    """
    if what == "takeback":
        return table.humans()
    if table.terms.rated:
        return table.still_in()
    return [player for player in table.humans() if may_answer(table, player)]


def bots_wait(table: Table) -> int:
    """Say until when bots wait for an answer; 0 if nothing is asked that a move would affect."""
    asking = table.asking
    if asking is None or asking.what != "takeback":
        return 0
    return min(asking.until, table.asked_at + LIVE)


def check_askable(table: Table, who: Person, what: entries.What) -> list[str]:
    """Return the others who must agree; refuse if something is asked already or nobody could answer."""
    if table.asking is not None:
        raise Refused("already-asked")
    others = [player for player in to_be_asked(table, what) if player != who.id]
    if others and not any(may_answer(table, player) for player in others):
        raise Refused("nobody-there")
    return others


def end(table: Table, who: Person, asked: commands.End) -> list[entries.Entry]:
    """Let a person ask to end the game together; if only bots are asked, it ends."""
    if table.status != PLAYING:
        raise Refused("not-started" if table.status == GATHERING else "finished")
    own = [seat for seat in table.seats_of(who.id) if not table.seats[seat].resigned]
    if not own:
        raise Refused("not-seated")
    others = check_askable(table, who, "end")
    request = entries.Asked(seat=seat_text(own[0]), what="end")
    return [request] if others else [request, end_together(table)]


def answer(table: Table, who: Person, asked: commands.Answer) -> list[entries.Entry]:
    """Let a person answer; the last yes does what was asked, the first no drops it."""
    asking = table.asking
    if asking is None:
        raise Refused("not-asked")
    asker = table.seats[table.seat(asking.seat)].player
    if who.id not in asking.missing and (asked.yes or who.id != asker):
        raise Refused("not-asked")
    own = who.id == asker
    answered = entries.Answered(player=who.id, yes=asked.yes, what=asking.what, withdrawn=own)
    if not asked.yes or asking.missing != [who.id]:
        return [answered]
    if asking.what == "end":
        return [answered, end_together(table)]
    return [answered, entries.Undone(seat=asking.seat, ply=asking.ply)]


def end_together(table: Table) -> entries.Finished:
    """End the game by everyone's consent, without a result."""
    return entries.Finished(reason="agreed", seed=table.seed)


def let_lapse(table: Table) -> list[entries.Entry]:
    """Write down that nobody answered in time."""
    asking = table.asking
    if asking is None or table.status != PLAYING or asking.until > wallclock.now():
        return []
    return [entries.Lapsed(seat=asking.seat, what=asking.what)]
