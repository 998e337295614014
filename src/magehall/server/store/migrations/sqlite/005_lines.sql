-- What else lists tell of a table: terms, bots, the result; tables listed before tell nothing more than they did.
ALTER TABLE lines ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
