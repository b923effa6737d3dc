-- What is kept of a table beside its entries: the table as it stood last (latest), the table where its
-- game was carried over to other rules (base), and its replay once the game is over (replay).
CREATE TABLE kept (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT;
