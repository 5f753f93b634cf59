-- The state of a correction is a type of its own, as that of a page is.
CREATE TYPE "correction_state" AS ENUM ('open', 'accepted', 'answered', 'withdrawn', 'closed');

DROP INDEX page_correction_one_open;
ALTER TABLE "page_correction"
  DROP CONSTRAINT page_correction_state,
  DROP CONSTRAINT page_correction_end,
  DROP CONSTRAINT page_correction_answer,
  ALTER COLUMN "state" DROP DEFAULT;
ALTER TABLE "page_correction" ALTER COLUMN "state" TYPE "correction_state" USING state::correction_state;
ALTER TABLE "page_correction"
  ALTER COLUMN "state" SET DEFAULT 'open',
  ADD CONSTRAINT page_correction_end CHECK ((state = 'open') = (ended_at IS NULL)),
  ADD CONSTRAINT page_correction_answer CHECK ((state = 'answered') = (answer IS NOT NULL));
CREATE UNIQUE INDEX page_correction_one_open ON page_correction (page_id) WHERE state = 'open';
