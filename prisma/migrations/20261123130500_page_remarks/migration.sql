-- What the organiser remarks in rejecting a page, at a place of the page or without one.
CREATE TABLE "page_remark" (
    "id" SERIAL NOT NULL,
    "page_id" INTEGER NOT NULL,
    "pull" INTEGER NOT NULL,
    "number" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "x_mm" DOUBLE PRECISION,
    "y_mm" DOUBLE PRECISION,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_remark_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "page_remark_page_id_pull_number_key" ON "page_remark"("page_id", "pull", "number");
ALTER TABLE "page_remark"
  ADD CONSTRAINT "page_remark_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT page_remark_number CHECK (number BETWEEN 1 AND 20),
  ADD CONSTRAINT page_remark_text CHECK (length(text) BETWEEN 1 AND 500),
  ADD CONSTRAINT page_remark_place CHECK (
    (x_mm IS NULL) = (y_mm IS NULL) AND x_mm BETWEEN -3 AND 213 AND y_mm BETWEEN -3 AND 138);

-- The files of pulls are kept longer than other replaced files.
CREATE INDEX history_pulled_file ON history ((after -> 'file' ->> 'sha256'))
  WHERE entity = 'page' AND action = 'release' AND after ? 'file';
CREATE INDEX history_pulled_logo ON history ((after -> 'snapshot' -> 'logo' ->> 'sha256'))
  WHERE entity = 'page' AND action = 'release' AND jsonb_typeof(after -> 'snapshot') = 'object';
