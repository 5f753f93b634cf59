-- What the organisers note about a company for themselves.
CREATE TABLE note (
  id SERIAL PRIMARY KEY,
  exhibitor_id INTEGER NOT NULL REFERENCES exhibitor (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_id INTEGER REFERENCES "user" (id) ON DELETE SET NULL ON UPDATE CASCADE,
  text TEXT NOT NULL,
  follow_up_on DATE,
  done_at TIMESTAMPTZ(3),
  removed_at TIMESTAMPTZ(3),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX note_exhibitor_id_created_at_idx ON note (exhibitor_id, created_at);
CREATE INDEX note_author_id_idx ON note (author_id);
-- Few notes are open with a day, and the first screen asks for them.
CREATE INDEX note_open_idx ON note (follow_up_on) WHERE follow_up_on IS NOT NULL AND done_at IS NULL AND removed_at IS NULL;
