"""The outcome of every seat of a finished table: a pure function of the table."""

from __future__ import annotations

import msgspec

from magehall.core import Event, Figures, Outcome, Record
from magehall.server.store import Result
from magehall.server.tables.table import FINISHED, Table
from magehall.server.wire.messages import Chair

HOUSE = "bot/"
"""Begins the name under which a level of our own bots is counted; no player's id contains a slash."""

encode = msgspec.json.Encoder().encode


def who_sat(chair: Chair) -> str:
    """Say whom a seat's result belongs to: its player, even if a bot stood in, or a level of bots."""
    return chair.player if chair.player is not None else f"{HOUSE}{chair.bot}"


def ending(table: Table) -> Outcome | None:
    """Say how a game ended that was played here from beginning to end; None for any other."""
    is_ours = table.status == FINISHED and not table.plies and table.begun is not None
    return table.state.outcome() if is_ours else None


def is_rated(table: Table) -> bool:
    """Tell whether ratings follow: so agreed, between several, nobody on two seats."""
    people = [chair.player for chair in table.seats if chair.player is not None]
    sitting = {who_sat(chair) for chair in table.seats}
    return (
        ending(table) is not None
        and table.terms.rated
        and len(people) == len(set(people))
        and len(sitting) > 1
    )


def places(chairs: list[Chair], ranks: tuple[int, ...]) -> list[int]:
    """Return every seat's place; players who resigned come after all others, whatever a bot made of it."""
    standing = [
        (chair.resigned and not chair.removed, rank) for chair, rank in zip(chairs, ranks, strict=True)
    ]
    last = 1 + sum(not resigned for resigned, _ in standing)
    return [last if own[0] else 1 + sum(other < own for other in standing) for own in standing]


def figures_of(record: Record) -> list[Figures]:
    """Let the game count its figures from everything that happened in it."""
    told: list[Event] = []
    state = record.start()
    state.listener = told.append
    for seat, move in record.plies:
        state.apply(seat, move)
    return record.game.figures(len(record.names), told)


def results_of(table: Table, at: int) -> list[Result]:
    """Return the results of a finished table, none if it was not played here to the end.

    Players the host removed have none.
    """
    outcome = ending(table)
    if outcome is None or table.record is None:
        return []
    figures = figures_of(table.record)
    terms = table.terms
    return [
        Result(
            table=table.code,
            seat=seat,
            game=terms.game,
            seats=terms.seats,
            who=who_sat(table.seats[seat]),
            place=place,
            points=outcome.scores[seat],
            figures=encode(figures[seat]).decode(),
            at=at,
        )
        for seat, place in enumerate(places(table.seats, outcome.ranks))
        if not table.seats[seat].removed
    ]
