"""Tables in lists."""

from __future__ import annotations

from itertools import zip_longest

import msgspec

from magehall.server.store import Line
from magehall.server.wire.bodies import LineFacts, Sitter, TableLine, TableList

read = msgspec.json.Decoder(LineFacts).decode


def lines(found: list[Line]) -> TableList:
    """Write tables as lists show them."""
    return TableList(tables=[_line(line) for line in found])


def _line(line: Line) -> TableLine:
    names = [name for name in line.names if name]
    facts = read(line.facts)
    seats = zip_longest(line.names, facts.bots, facts.places, facts.points)
    sitters = [Sitter(name=name, bot=bot, place=place, points=points) for name, bot, place, points in seats]
    return TableLine(
        table=line.table,
        game=line.game,
        status=line.status,
        seats=line.seats,
        taken=len(names),
        names=names,
        updated=line.updated,
        sitters=sitters,
        terms=facts.terms,
    )
