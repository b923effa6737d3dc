-- What a game did to the rating of each person: the rating after it, and by how much it moved.
ALTER TABLE results ADD COLUMN rating REAL;
ALTER TABLE results ADD COLUMN moved REAL;
