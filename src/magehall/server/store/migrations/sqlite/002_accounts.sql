-- Changed when all cookies of a player shall be worth nothing any more.
ALTER TABLE players ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;

CREATE TABLE accounts (
    login TEXT PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BLOB NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
