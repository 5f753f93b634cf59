-- Messages to companies that the organisers keep to write them again.
CREATE TABLE mail_text (
  id SERIAL PRIMARY KEY,
  name TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  subject_fr TEXT,
  text_fr TEXT,
  subject_en TEXT,
  text_en TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX mail_text_name_key ON mail_text (name);
