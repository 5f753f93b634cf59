-- When somebody last signed in, and since when an account is closed: one that waits to be opened was never closed.
ALTER TABLE "user"
  ADD COLUMN signed_in_at timestamptz(3),
  ADD COLUMN closed_at timestamptz(3);
UPDATE "user" SET
  signed_in_at = (SELECT max(s.created_at) FROM session s WHERE s.user_id = "user".id AND s.acting_admin_id IS NULL),
  closed_at = (SELECT max(h.at) FROM history h
    WHERE NOT "user".active AND h.entity = 'exhibitor' AND h.entity_id = "user".id AND h.action = 'deactivate');
ALTER TABLE "user" ADD CONSTRAINT user_closed_is_not_active CHECK (NOT (active AND closed_at IS NOT NULL));
