-- The organiser's list of first steps is put away by hand, or by itself when all of them are done.
ALTER TABLE fair ADD COLUMN setup_hidden BOOLEAN NOT NULL DEFAULT false;
-- Whoever has a catalogue is past the first steps.
INSERT INTO fair (setup_hidden) SELECT true WHERE EXISTS (SELECT FROM catalog)
  ON CONFLICT (id) DO UPDATE SET setup_hidden = true;
