-- A mail waits for its server for three days; those on their way when this begins to hold do, too.
UPDATE job SET max_attempts = 78 WHERE kind = 'send-mail' AND state IN ('queued', 'running');
