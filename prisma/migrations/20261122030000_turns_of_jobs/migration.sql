-- Whose turn it is: who was served lately is looked up at every claim.
CREATE INDEX "job_finished_at_idx" ON "job"("finished_at");
