-- The organiser's list of first steps is put away by hand, or by itself when all of them are done.
ALTER TABLE fair ADD COLUMN setup_hidden BOOLEAN NOT NULL DEFAULT false;
