-- Who said something, so that it can be taken away with them. Of what was said before, only the name is
-- known.
ALTER TABLE chat ADD COLUMN user INTEGER REFERENCES users (id);
CREATE INDEX chat_by_user ON chat (user) WHERE user IS NOT NULL;

-- The rows that hold names.
CREATE INDEX entries_with_names ON entries (table_id) WHERE substr(entry, 1, 13) = '{"type":"sat"';
