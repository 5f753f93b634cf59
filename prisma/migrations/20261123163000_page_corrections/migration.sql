-- Corrections that the organiser proposes on a released page.
CREATE TABLE "page_correction" (
    "id" SERIAL NOT NULL,
    "page_id" INTEGER NOT NULL,
    "pull" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "changes" JSONB NOT NULL,
    "message" TEXT,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_correction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "page_correction_page_id_idx" ON "page_correction"("page_id");
ALTER TABLE "page_correction"
  ADD CONSTRAINT "page_correction_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT page_correction_state CHECK (state IN ('open', 'accepted', 'answered', 'withdrawn', 'closed')),
  ADD CONSTRAINT page_correction_end CHECK ((state = 'open') = (ended_at IS NULL)),
  ADD CONSTRAINT page_correction_answer CHECK ((state = 'answered') = (answer IS NOT NULL));
CREATE UNIQUE INDEX page_correction_one_open ON page_correction (page_id) WHERE state = 'open';
