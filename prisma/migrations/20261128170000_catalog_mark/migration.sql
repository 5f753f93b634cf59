-- The fair's mark at the head of registers, a PDF that belongs to the design of a catalogue.
CREATE TABLE catalog_mark (
  catalog_id INTEGER PRIMARY KEY REFERENCES catalog (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  file_id INTEGER NOT NULL REFERENCES file (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  width_mm DOUBLE PRECISION NOT NULL,
  height_mm DOUBLE PRECISION NOT NULL,
  report JSONB NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT catalog_mark_size CHECK (width_mm > 0 AND height_mm > 0)
);
CREATE UNIQUE INDEX catalog_mark_file_id_key ON catalog_mark (file_id);
