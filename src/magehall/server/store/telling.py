"""What nodes tell each other about what they wrote: the rows themselves, if they fit into a notice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from magehall.server.store.store import Row, Step

LONGEST: Final = 7_900
"""Bytes of one notice; PostgreSQL allows fewer than 8,000."""


class Written(NamedTuple):
    """What a notice says about one table; it is read only where the table is in memory."""

    table: str
    texts: list[str]
    """Rows in the order of the log, as they stand in the notice."""
    is_whole: bool
    """Whether no row was left out for being too long."""

    def rows(self) -> list[Row] | None:
        """Read the rows; None if something was left out, or was not written by a node."""
        try:
            return [_row(text) for text in self.texts] if self.is_whole else None
        except ValueError:
            return None


def notices(sender: str, steps: Iterable[Step]) -> Iterator[str]:
    """Report what was written, as lines in notices; nobody else knows a new table, so it is left out."""
    room = LONGEST - len(sender)
    lines: list[str] = []
    left = room
    for line in _lines(steps, room):
        size = len(line.encode()) + 1
        if size > left:
            yield "\n".join([sender, *lines])
            lines, left = [], room
        lines.append(line)
        left -= size
    if lines:
        yield "\n".join([sender, *lines])


def _lines(steps: Iterable[Step], longest: int) -> Iterator[str]:
    """Write a line for each row; for what does not fit, only the table."""
    for step in steps:
        for row in () if step.seed is not None else step.rows:
            yield _line(step.table, row, longest) or step.table


def _line(table: str, row: Row, longest: int) -> str | None:
    if len(row.body) > longest - 200 or b"\n" in row.body:
        return None
    try:
        return f"{table} {row.n} {row.at} {row.kind} {row.body.decode()}"
    except UnicodeDecodeError:
        return None


def read_notice(sender: str, notice: str) -> list[Written]:
    """Read what another node wrote, table by table; what we wrote ourselves is known."""
    begin = notice.find("\n")
    if notice[:begin] == sender:
        return []
    found: dict[str, Written] = {}
    for line in notice[begin + 1 :].split("\n"):
        table, _, text = line.partition(" ")
        known = found.get(table)
        if known is None:
            found[table] = Written(table, [text] if text else [], bool(text))
        elif text:
            known.texts.append(text)
        else:
            found[table] = known._replace(is_whole=False)
    return list(found.values())


def _row(text: str) -> Row:
    n, at, kind, body = text.split(" ", 3)
    return Row(int(n), kind, body.encode(), int(at))
