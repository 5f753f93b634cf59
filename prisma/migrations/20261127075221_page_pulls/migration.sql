-- The pulls of pages: each release of a page, and what became of it.
CREATE TYPE "pull_end" AS ENUM ('accepted', 'rejected', 'cancelled', 'corrected');

CREATE TABLE "page_pull" (
    "page_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "released_at" TIMESTAMPTZ(3) NOT NULL,
    "released_by_id" INTEGER,
    "on_behalf_id" INTEGER,
    "history_id" INTEGER,
    "ended_as" "pull_end",
    "ended_at" TIMESTAMPTZ(3),
    "comment" TEXT,
    "accepted_before" BOOLEAN NOT NULL DEFAULT false,
    "snapshot" JSONB,
    "file_sha256" TEXT,

    CONSTRAINT "page_pull_pkey" PRIMARY KEY ("page_id","number")
);

CREATE UNIQUE INDEX "page_pull_id_key" ON "page_pull"("id");

CREATE INDEX "page_pull_history_id_idx" ON "page_pull"("history_id");

CREATE INDEX "page_pull_file_sha256_idx" ON "page_pull"("file_sha256");

CREATE INDEX page_pull_logo ON page_pull ((snapshot -> 'logo' ->> 'sha256')) WHERE snapshot IS NOT NULL;
ALTER TABLE page_pull
  ADD CONSTRAINT page_pull_number CHECK (number > 0),
  ADD CONSTRAINT page_pull_end CHECK ((ended_as IS NULL) = (ended_at IS NULL));

-- The pulls so far, from the history. When the first step of a page is not a release, the page was released before the
-- history recorded that, and this release is its first pull.
WITH step AS (
  SELECT h.*, (count(*) FILTER (WHERE h.action = 'release') OVER steps
      + CASE WHEN first_value(h.action) OVER steps = 'release' THEN 0 ELSE 1 END)::int AS number,
    lag(h.action) OVER steps AS previous
  FROM history h
  WHERE h.page_id IS NOT NULL AND h.entity = 'page'
    AND h.action IN ('release', 'accept', 'reject', 'withdraw', 'undecide', 'cancel', 'correct')
  WINDOW steps AS (PARTITION BY h.page_id ORDER BY h.id)),
first AS (SELECT DISTINCT ON (page_id, number) * FROM step ORDER BY page_id, number, id),
last AS (
  SELECT DISTINCT ON (page_id, number) page_id, number, at, after ->> 'comment' AS comment,
    action = 'reject' AND previous = 'accept' AS accepted_before,
    CASE action WHEN 'accept' THEN 'accepted' WHEN 'reject' THEN 'rejected' WHEN 'cancel' THEN 'cancelled'
      WHEN 'correct' THEN 'corrected' END::pull_end AS ended_as
  FROM step WHERE action <> 'release' ORDER BY page_id, number, id DESC)
INSERT INTO page_pull (page_id, number, released_at, released_by_id, on_behalf_id, history_id, ended_as, ended_at, comment,
  accepted_before, snapshot, file_sha256)
SELECT f.page_id, f.number, f.at,
  CASE WHEN f.action = 'release' THEN f.actor_id END, CASE WHEN f.action = 'release' THEN f.on_behalf_id END,
  CASE WHEN f.action = 'release' THEN f.id END, l.ended_as, CASE WHEN l.ended_as IS NOT NULL THEN l.at END,
  CASE WHEN l.ended_as IS NOT NULL THEN l.comment END, coalesce(l.accepted_before, false),
  CASE WHEN jsonb_typeof(f.after -> 'snapshot') = 'object' THEN f.after -> 'snapshot' END, f.after -> 'file' ->> 'sha256'
FROM first f LEFT JOIN last l USING (page_id, number) ORDER BY f.id;

-- Released pages of which the history has nothing.
INSERT INTO page_pull (page_id, number, released_at)
SELECT p.id, 1, coalesce(p.released_at, p.updated_at) FROM page p
WHERE p.state IN ('released', 'accepted') AND NOT EXISTS (SELECT FROM page_pull l WHERE l.page_id = p.id) ORDER BY p.id;
UPDATE page_correction SET pull = 1 WHERE pull = 0;
UPDATE page_remark SET pull = 1 WHERE pull = 0;
INSERT INTO page_pull (page_id, number, released_at)
SELECT DISTINCT c.page_id, c.pull, p.created_at
FROM (SELECT page_id, pull FROM page_correction UNION SELECT page_id, pull FROM page_remark) c
JOIN page p ON p.id = c.page_id
WHERE NOT EXISTS (SELECT FROM page_pull l WHERE l.page_id = c.page_id AND l.number = c.pull);

-- The pulls are asked instead of the history.
DROP INDEX history_pulled_file;
DROP INDEX history_pulled_logo;

ALTER TABLE "page_remark" ADD CONSTRAINT "page_remark_page_id_pull_fkey" FOREIGN KEY ("page_id", "pull") REFERENCES "page_pull"("page_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "page_correction" ADD CONSTRAINT "page_correction_page_id_pull_fkey" FOREIGN KEY ("page_id", "pull") REFERENCES "page_pull"("page_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;
