-- The deck on which an exhibitor would like to stand; a deck that is deleted is no wish any more.
ALTER TABLE catalog_request ADD COLUMN deck_id INTEGER
  REFERENCES deck (id) ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX catalog_request_deck_id_idx ON catalog_request (deck_id);
