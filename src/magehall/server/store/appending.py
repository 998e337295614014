"""One statement that appends to many tables' logs and tells the other nodes: one round trip, one flush.

It calls a function that each writing connection brings along, so it fits the program that calls it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import asyncpg

from magehall.server.store.sql import line_values
from magehall.server.store.store import Conflict, Step
from magehall.server.store.telling import notices

Connection: TypeAlias = "asyncpg.Connection[Any]"
Column: TypeAlias = "list[Any] | None"

FUNCTION: Final = """
CREATE FUNCTION pg_temp.append(
    channel text,
    tables text[], ns int[], kinds text[], bodies bytea[], ats bigint[], follow int[],
    notices text[],
    seeded text[], secrets text[],
    listed text[], games text[], statuses text[], seen text[], places int[], named text[], changed bigint[],
    about text[],
    seated text[], people text[],
    idle text[],
    busy text[], dues bigint[], nodes text[], untils bigint[],
    acts text[], acted bigint[], keepers text[], deeds text[], subjects text[], facts text[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    done text[];
BEGIN
    -- Each row says after which entry its step follows: where that is missing, the row is left out.
    WITH written AS (
        INSERT INTO entries SELECT told.table_id, told.n, told.kind, told.body, told.at
        FROM unnest(tables, ns, kinds, bodies, ats, follow) AS told (table_id, n, kind, body, at, follows)
        WHERE told.follows = 0 OR (
            SELECT true FROM entries AS old WHERE old.table_id = told.table_id AND old.n = told.follows
        )
        ORDER BY told.table_id, told.n
        ON CONFLICT DO NOTHING RETURNING table_id
    )
    SELECT array_agg(table_id) INTO done FROM written;
    IF cardinality(done) IS DISTINCT FROM cardinality(tables) THEN
        RAISE unique_violation USING MESSAGE = 'not the next entry', DETAIL = (
            SELECT string_agg(DISTINCT missing, ' ')
            FROM (SELECT unnest(tables) EXCEPT ALL SELECT unnest(done)) AS rest (missing)
        );
    END IF;
    IF seeded IS NOT NULL THEN
        INSERT INTO seeds SELECT * FROM unnest(seeded, secrets);
    END IF;
    IF listed IS NOT NULL THEN
        INSERT INTO lines SELECT * FROM unnest(listed, games, statuses, seen, places, named, changed, about)
        ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,
            visibility = excluded.visibility, seats = excluded.seats, names = excluded.names,
            updated = excluded.updated, facts = excluded.facts;
        DELETE FROM sitting WHERE table_id = ANY (listed);
        INSERT INTO sitting SELECT * FROM unnest(people, seated);
    END IF;
    IF idle IS NOT NULL THEN
        DELETE FROM jobs WHERE table_id = ANY (idle);
    END IF;
    IF busy IS NOT NULL THEN
        INSERT INTO jobs SELECT * FROM unnest(busy, dues, nodes, untils)
        ON CONFLICT (table_id) DO UPDATE SET due_at = excluded.due_at, claimed_by = excluded.claimed_by,
            claimed_until = excluded.claimed_until;
    END IF;
    IF acts IS NOT NULL THEN
        INSERT INTO audit SELECT * FROM unnest(acts, acted, keepers, deeds, subjects, facts);
    END IF;
    PERFORM pg_notify(channel, notice) FROM unnest(notices) AS notice;
END $$"""

WIDTHS: Final = (6, 1, 2, 8, 2, 1, 4, 6)
"""How many columns there are for entries, notices, seeds, lines, sitting, jobs done and to do, and acts."""
APPEND: Final = f"SELECT pg_temp.append({', '.join(f'${number}' for number in range(1, sum(WIDTHS) + 2))})"


class Taken(Conflict):
    """Nothing of a group is stored, because the entries of some tables are not the next ones."""

    def __init__(self, why: str, tables: set[str]) -> None:
        super().__init__(why)
        self.tables = tables
        """Which ones, as far as the database has said."""


async def prepared(connect: Callable[[], Awaitable[Connection]]) -> Connection:
    """Open a connection that is ready to append."""
    connection = await connect()
    try:
        await connection.execute(FUNCTION)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def append(connection: Connection, channel: str, sender: str, steps: list[Step]) -> None:
    """Write steps, all or nothing; always in the same order, so that two nodes never deadlock."""
    steps = sorted(steps, key=lambda step: step.table)
    try:
        await connection.execute(APPEND, channel, *_columns(sender, steps))
    except asyncpg.UniqueViolationError as error:
        raise Taken(str(error), set((error.detail or "").split())) from None


def _columns(sender: str, steps: list[Step]) -> list[Column]:
    lines = {step.table: step.line for step in steps if step.line is not None}
    due = {step.table: step for step in steps if step.due is not None}
    parts: tuple[list[tuple[Any, ...]], ...] = (
        [(step.table, *row, step.rows[0].n - 1) for step in steps for row in step.rows],
        [(notice,) for notice in notices(sender, steps)],
        [(step.table, step.seed) for step in steps if step.seed is not None],
        [line_values(line) for line in lines.values()],
        [(line.table, player) for line in lines.values() for player in sorted(set(line.players))],
        [(table,) for table, step in due.items() if step.due == 0],
        [(table, step.due, step.node, step.until) for table, step in due.items() if step.due],
        [tuple(step.act) for step in steps if step.act is not None],
    )
    return [column for rows, width in zip(parts, WIDTHS, strict=True) for column in _turned(rows, width)]


def _turned(rows: list[tuple[Any, ...]], width: int) -> list[Column]:
    """Turn rows into columns, as `unnest` takes them; for no rows, nothing is sent."""
    return [list(column) for column in zip(*rows, strict=True)] if rows else [None] * width
