-- Whose table it is, so that it is in their list even if they do not sit there.
ALTER TABLE tables ADD COLUMN owner INTEGER REFERENCES users (id);
UPDATE tables SET owner = header ->> 'owner'
WHERE json_valid(header) AND header ->> 'owner' IN (SELECT id FROM users);
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
