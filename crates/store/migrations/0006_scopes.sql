-- What a login may do: everything (account), play, or read. Tokens have an end, in Unix milliseconds.
ALTER TABLE logins ADD COLUMN scope TEXT NOT NULL DEFAULT 'account';
ALTER TABLE logins ADD COLUMN ends INTEGER;
-- Tokens from before: a browser or a program that logs in is called what it says of itself, which has
-- a slash (Mozilla/5.0, curl/8.5) or is unknown.
UPDATE logins SET scope = 'play', ends = 1000 * (unixepoch() + 365 * 86400)
WHERE length(label) <= 24 AND label NOT LIKE '%/%' AND label <> 'unknown';
