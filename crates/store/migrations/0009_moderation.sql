-- Who may moderate.
CREATE TABLE admins (
    user INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
) STRICT;

-- Who may not chat, who may not come in, and from where nobody may: until when, in Unix milliseconds.
CREATE TABLE muted (
    user  INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT;
CREATE TABLE banned (
    user  INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT;
CREATE TABLE banned_addresses (
    address TEXT PRIMARY KEY,
    until   INTEGER NOT NULL
) STRICT;

-- Tables that nobody may see or play.
CREATE TABLE closed_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT;

-- Words, in small letters, that no name may hold.
CREATE TABLE reserved_words (
    word TEXT PRIMARY KEY
) STRICT;
INSERT INTO reserved_words VALUES ('admin'), ('administrator'), ('moderator');

-- Every act of moderation, as JSON, and by whom: nobody stands for the command line. Rows are added
-- and never changed, except that the reason goes when the person it is about is forgotten.
CREATE TABLE acts (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    at     INTEGER NOT NULL,
    admin  INTEGER,
    act    TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
