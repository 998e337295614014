-- Devices on which somebody is signed in, each known by the hash of its cookie. One that began with a cookie from
-- before there were sessions is marked: whoever ends it makes that cookie worth nothing too.
CREATE TABLE sessions (
    digest BLOB PRIMARY KEY,
    player TEXT NOT NULL,
    device TEXT NOT NULL,
    at INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    inherited INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_player ON sessions (player);
