"""Tables in lists."""

from __future__ import annotations

from magehall.server.store import Line
from magehall.server.wire.bodies import TableLine, TableList


def lines(found: list[Line]) -> TableList:
    """Write tables as lists show them."""
    return TableList(tables=[_line(line) for line in found])


def _line(line: Line) -> TableLine:
    names = [name for name in line.names if name]
    return TableLine(
        table=line.table,
        game=line.game,
        status=line.status,
        seats=line.seats,
        taken=len(names),
        names=names,
        updated=line.updated,
    )
