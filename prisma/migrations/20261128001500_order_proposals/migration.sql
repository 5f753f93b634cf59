-- The orders of last time as they are proposed for a catalogue. Stands, titles and services are kept with their names and
-- without keys, because a proposal holds none of them.
CREATE TABLE order_proposal (
  catalog_id INTEGER NOT NULL REFERENCES catalog (id) ON DELETE CASCADE ON UPDATE CASCADE,
  exhibitor_id INTEGER NOT NULL REFERENCES exhibitor (id) ON DELETE CASCADE ON UPDATE CASCADE,
  last_catalog_id INTEGER REFERENCES catalog (id) ON DELETE SET NULL ON UPDATE CASCADE,
  count_stands INTEGER NOT NULL,
  count_pages_wine INTEGER NOT NULL,
  count_pages_advertising INTEGER NOT NULL,
  details JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (catalog_id, exhibitor_id)
);
CREATE INDEX order_proposal_exhibitor_id_idx ON order_proposal (exhibitor_id);
CREATE INDEX order_proposal_last_catalog_id_idx ON order_proposal (last_catalog_id);
