-- The fair's picture, above its mails and beside its public screens.
ALTER TABLE fair ADD COLUMN logo_file_id INTEGER REFERENCES file (id) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX fair_logo_file_id_idx ON fair (logo_file_id);
