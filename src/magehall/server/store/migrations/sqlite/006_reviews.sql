-- Reviews of finished games, as data: what each decision of a seat was worth.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
