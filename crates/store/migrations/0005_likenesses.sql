-- What the names of those who have registered look like, so that nobody else takes one of these.
CREATE TABLE likenesses (
    likeness TEXT NOT NULL,
    user     INTEGER NOT NULL REFERENCES users (id),
    -- The name to log in with (login), or what they are called (name).
    kind     TEXT NOT NULL,
    PRIMARY KEY (likeness, user, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX likenesses_by_user ON likenesses (user);
