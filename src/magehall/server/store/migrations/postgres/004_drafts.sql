-- Moves that players are composing, as they lie, for when their clocks run out: for the decision that began with entry n.
CREATE TABLE drafts (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
