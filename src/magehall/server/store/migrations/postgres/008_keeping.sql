-- When a player was last here, to the day; those of before are taken to be here now, so that nobody is missed too early.
ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE players SET seen = CAST(extract(epoch FROM now()) * 1000 AS BIGINT);
CREATE INDEX players_by_seen ON players (seen);

-- When a review was made.
ALTER TABLE reviews ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
UPDATE reviews SET at = CAST(extract(epoch FROM now()) * 1000 AS BIGINT);

-- Finished tables whose chat was cleared away, and up to when they had been changed then.
CREATE TABLE hushed (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL);
