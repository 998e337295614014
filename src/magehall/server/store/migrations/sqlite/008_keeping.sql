-- When a player was last here, to the day; those of before are taken to be here now, so that nobody is missed too early.
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE players SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX players_by_seen ON players (seen);

-- When a review was made.
ALTER TABLE reviews ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
UPDATE reviews SET at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

-- Finished tables whose chat was cleared away, and up to when they had been changed then.
CREATE TABLE hushed (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
