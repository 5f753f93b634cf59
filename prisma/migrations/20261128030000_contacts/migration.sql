-- People of a company with a sign-in of their own, who act for it.
CREATE TYPE contact_right AS ENUM ('everything', 'fill', 'read');

CREATE TABLE contact (
  id INTEGER PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  exhibitor_id INTEGER NOT NULL REFERENCES exhibitor (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  may contact_right NOT NULL,
  gets_mails BOOLEAN NOT NULL DEFAULT true,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX contact_exhibitor_id_idx ON contact (exhibitor_id);
