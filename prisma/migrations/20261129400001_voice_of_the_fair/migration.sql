-- What the fair says of itself in each language, and the address its mails come from.
ALTER TABLE fair
  ADD COLUMN hours_fr TEXT,
  ADD COLUMN hours_en TEXT,
  ADD COLUMN signature TEXT,
  ADD COLUMN signature_fr TEXT,
  ADD COLUMN signature_en TEXT,
  ADD COLUMN sender_email TEXT;
