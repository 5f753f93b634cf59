-- What a catalogue's own design changes on its printed pages; without a row it looks as it always does.
CREATE TABLE catalog_design (
  catalog_id INTEGER PRIMARY KEY REFERENCES catalog (id) ON DELETE CASCADE ON UPDATE CASCADE,
  design JSONB NOT NULL,
  look JSONB NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
);
