-- Which table news is of: the latest of a table takes the place of what was not sent before.
ALTER TABLE deliveries ADD COLUMN table_id TEXT REFERENCES tables (id);
