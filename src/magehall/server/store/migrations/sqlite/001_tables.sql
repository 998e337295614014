-- One append-only log a table; everything else can be made from it again, or belongs to players.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- The secrets of tables: no message reads them before the end.
CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;

-- Tables in lists.
CREATE TABLE lines (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX lines_by_status ON lines (status, visibility, updated);

CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;

CREATE INDEX sitting_by_table ON sitting (table_id);

-- When somebody must look at a table, and who has taken that on.
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY,
    due_at INTEGER NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX jobs_by_due ON jobs (due_at);

CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE tokens (digest BLOB PRIMARY KEY, player TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
