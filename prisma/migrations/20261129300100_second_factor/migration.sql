-- The second factor of an account: one-time codes, recovery codes, and the ticket between the two steps of a sign-in.
CREATE TABLE totp (
  user_id INTEGER PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  secret TEXT,
  pending TEXT,
  pending_at TIMESTAMPTZ(3),
  confirmed_at TIMESTAMPTZ(3),
  last_step INTEGER
);

CREATE TABLE recovery_code (
  user_id INTEGER NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  code_hash TEXT NOT NULL,
  used_at TIMESTAMPTZ(3),
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE factor_ticket (
  ticket_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ip TEXT NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX factor_ticket_user_id_idx ON factor_ticket (user_id);

-- When password and second factor were last shown in a session; of sessions before this, at their beginning.
ALTER TABLE session ADD COLUMN proved_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(), ADD COLUMN factor_at TIMESTAMPTZ(3);
UPDATE session SET proved_at = created_at;

ALTER TABLE fair ADD COLUMN factor_required_from DATE;
