-- The state of a page's release was two flags that only a function could read together; now it is one word.
CREATE TYPE "release_state" AS ENUM ('draft', 'released', 'accepted', 'rejected');

ALTER TABLE "page" ADD COLUMN "state" "release_state" NOT NULL DEFAULT 'draft';

UPDATE page SET state = CASE
    WHEN released AND release_accepted THEN 'accepted'
    WHEN released THEN 'released'
    WHEN NOT release_accepted THEN 'rejected'
  END::release_state
WHERE released OR NOT release_accepted;

ALTER TABLE "page"
  DROP CONSTRAINT page_accepted_is_released,
  DROP CONSTRAINT page_rejected_is_open,
  DROP CONSTRAINT page_rejected_has_comment,
  DROP CONSTRAINT page_released_has_snapshot,
  DROP COLUMN "released",
  DROP COLUMN "release_accepted",
  ADD CONSTRAINT page_rejected_has_comment CHECK (state <> 'rejected' OR btrim(coalesce(comment, '')) <> ''),
  ADD CONSTRAINT page_released_has_snapshot
    CHECK (page_type <> 1 OR state NOT IN ('released', 'accepted') OR snapshot IS NOT NULL);
