-- Server time goes on from here after a start.
CREATE TABLE clock (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    now  INTEGER NOT NULL
) STRICT;

CREATE TABLE users (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    name     TEXT NOT NULL,
    -- The name in small letters, and the password's hash, of those who have registered.
    login    TEXT UNIQUE,
    password TEXT,
    -- The SHA-256 of the secret in the address of the feed.
    feed     BLOB UNIQUE,
    created  INTEGER NOT NULL
) STRICT;

-- Devices and programs that are logged in. Only the SHA-256 of their secret is known.
CREATE TABLE logins (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user    INTEGER NOT NULL REFERENCES users (id),
    secret  BLOB NOT NULL UNIQUE,
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT;
CREATE INDEX logins_by_user ON logins (user);

-- What a table began as, and what lists show of it now.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    header  TEXT NOT NULL,
    public  INTEGER NOT NULL,
    stage   TEXT NOT NULL,
    summary TEXT NOT NULL,
    changed INTEGER NOT NULL,
    -- When it has to be woken, in server time.
    wake_at INTEGER
) STRICT;
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_in_lobby ON tables (stage, changed) WHERE public = 1;

-- Everything that ever happened at a table. Rows are added and never changed.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    room     TEXT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER REFERENCES users (id),
    game     TEXT NOT NULL,
    score    INTEGER,
    won      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;

CREATE TABLE ratings (
    user   INTEGER NOT NULL REFERENCES users (id),
    game   TEXT NOT NULL,
    rating REAL NOT NULL,
    rated  INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE webhooks (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    user   INTEGER NOT NULL REFERENCES users (id),
    url    TEXT NOT NULL,
    secret TEXT NOT NULL,
    last   TEXT
) STRICT;
CREATE INDEX webhooks_by_user ON webhooks (user);

-- News that wait to be sent.
CREATE TABLE deliveries (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    webhook  INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    body     TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Unix milliseconds.
    due      INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_by_time ON deliveries (due);
CREATE INDEX deliveries_by_webhook ON deliveries (webhook);
