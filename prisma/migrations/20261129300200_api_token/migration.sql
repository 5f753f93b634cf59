-- Tokens with which programs call the API; the history names the token by which something was done.
CREATE TYPE token_scope AS ENUM ('read', 'write');

CREATE TABLE api_token (
  id SERIAL PRIMARY KEY,
  name TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  scope token_scope NOT NULL,
  resources TEXT[],
  expires_on DATE NOT NULL,
  last_used_at TIMESTAMPTZ(3),
  revoked_at TIMESTAMPTZ(3),
  warned_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX api_token_token_hash_key ON api_token (token_hash);
CREATE INDEX api_token_user_id_idx ON api_token (user_id);

ALTER TABLE history ADD COLUMN token_name TEXT;
