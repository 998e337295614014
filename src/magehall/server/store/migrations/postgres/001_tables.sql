-- One append-only log a table; everything else can be made from it again, or belongs to players.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BYTEA NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- The secrets of tables: no message reads them before the end.
CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL);

-- Tables in lists.
CREATE TABLE lines (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX lines_by_status ON lines (status, visibility, updated);

CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX sitting_by_table ON sitting (table_id);

-- When somebody must look at a table, and who has taken that on. Every move changes a row: room is left
-- in each page, and no index holds what changes, so that PostgreSQL writes the new row beside the old one.
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY,
    due_at BIGINT NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until BIGINT NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL);
CREATE TABLE tokens (digest BYTEA PRIMARY KEY, player TEXT NOT NULL, at BIGINT NOT NULL);
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL);
