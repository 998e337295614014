-- What finished games came to. All of it can be counted anew from the logs (`magehall recount`).
CREATE TABLE counted (table_id TEXT PRIMARY KEY, at BIGINT NOT NULL);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    who TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    figures TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_who ON results (who, at);

-- The number is that of somebody's rated game: it is given once, so that nobody is counted from an old rating.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    who TEXT NOT NULL,
    number INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seats, who, number)
);
CREATE INDEX ratings_by_who ON ratings (who);

-- Of a program, the player who registered it.
ALTER TABLE players ADD COLUMN owner TEXT NOT NULL DEFAULT '';
CREATE INDEX players_by_owner ON players (owner);

-- Programs that were asked to a table.
CREATE TABLE invitations (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);

-- Where notices are sent, and of which turn the last one told.
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX subscriptions_by_player ON subscriptions (player);

CREATE TABLE noticed (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
