-- The browsers with which an account has signed in, so that its owner is told of one that it never used.
CREATE TABLE known_browser (
  user_id INTEGER NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  browser TEXT NOT NULL,
  first_seen_at TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (user_id, browser)
);
