-- A local part in quotes may have blanks (RFC 5321); nothing else of an address does.
ALTER TABLE "user"
  DROP CONSTRAINT user_email_normal,
  ADD CONSTRAINT user_email_normal CHECK (email = lower(email COLLATE "und-x-icu") AND email !~ '[^\S ]'
    AND (email !~ ' ' OR email ~ '^"[^@].*"@[^ @]+$') AND email IS NFC NORMALIZED AND email <> '');
