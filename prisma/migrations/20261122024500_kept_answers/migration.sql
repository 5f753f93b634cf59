-- A key stands here with its answer or not at all; one without belongs to a call that never ended.
DELETE FROM idempotency_key WHERE status IS NULL;
ALTER TABLE idempotency_key ALTER COLUMN status SET NOT NULL;
