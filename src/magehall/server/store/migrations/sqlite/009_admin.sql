-- The keepers of the house; whoever was granted the right on the command line has an empty `granted_by`.
CREATE TABLE rights (player TEXT PRIMARY KEY, at INTEGER NOT NULL, granted_by TEXT NOT NULL) WITHOUT ROWID;

-- What players may not do, until a time (0: for good): speak (muted), or be here at all (removed).
CREATE TABLE restraints (
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    until INTEGER NOT NULL,
    at INTEGER NOT NULL,
    keeper TEXT NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (player, kind)
) WITHOUT ROWID;

-- What players report: an entry of a log, kept as it was; an empty decision is none yet.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    why TEXT NOT NULL,
    words TEXT NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    decision TEXT NOT NULL,
    decided_by TEXT NOT NULL,
    decided_at INTEGER NOT NULL,
    note TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX reports_by_about ON reports (about);
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE INDEX reports_by_decision ON reports (decision, id);

-- What keepers did, and to whom; ids begin with the time.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    keeper TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    facts TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX audit_by_subject ON audit (subject);
