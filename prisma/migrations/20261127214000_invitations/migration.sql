-- An account that the organiser made from a list has no password until its owner sets one by an invitation.
ALTER TABLE "user" ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE "user" ADD CONSTRAINT user_open_with_password CHECK (password_hash IS NOT NULL OR NOT active);

ALTER TABLE exhibitor ADD COLUMN contact_person TEXT;

-- Every mailed invitation; only the SHA-256 of its key is stored. All that are not over open the same account.
CREATE TABLE invitation (
  id SERIAL PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  token_hash TEXT NOT NULL,
  sent_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  opened_at TIMESTAMPTZ(3),
  accepted_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX invitation_token_hash_key ON invitation (token_hash);
CREATE INDEX invitation_user_id_sent_at_idx ON invitation (user_id, sent_at);
