-- Mails that came back: when somebody said so, and by which report, so that the same one changes nothing again.
ALTER TABLE mail ADD COLUMN returned_at TIMESTAMPTZ(3);

CREATE TABLE mail_return (
  mail_id INTEGER NOT NULL REFERENCES mail (id) ON DELETE CASCADE ON UPDATE CASCADE,
  fingerprint TEXT NOT NULL,
  PRIMARY KEY (mail_id, fingerprint)
);
