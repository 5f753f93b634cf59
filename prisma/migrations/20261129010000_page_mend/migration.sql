-- The mending of a page's PDF: what it was made of, and the mended file until somebody agrees.
CREATE TYPE "mend_state" AS ENUM ('mending', 'ready', 'failed', 'agreed');

CREATE TABLE "page_mend" (
    "page_id" INTEGER NOT NULL,
    "source_sha256" TEXT NOT NULL,
    "fixes" TEXT[],
    "state" "mend_state" NOT NULL DEFAULT 'mending',
    "file_id" INTEGER,
    "sha256" TEXT,
    "pages" INTEGER,
    "report" JSONB,
    "notes" JSONB,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "agreement" JSONB,

    CONSTRAINT "page_mend_pkey" PRIMARY KEY ("page_id")
);
CREATE INDEX "page_mend_file_id_idx" ON "page_mend"("file_id");
CREATE INDEX "page_mend_created_by_idx" ON "page_mend"("created_by");

ALTER TABLE "page_mend" ADD CONSTRAINT "page_mend_page_id_fkey"
  FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "page_mend" ADD CONSTRAINT "page_mend_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "page_mend" ADD CONSTRAINT "page_mend_created_by_fkey"
  FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A mended file is there while it waits to be agreed to, and nothing is agreed to without somebody.
ALTER TABLE "page_mend" ADD CONSTRAINT "page_mend_file"
  CHECK ((state = 'ready') = (file_id IS NOT NULL) AND (state = 'agreed') = (agreement IS NOT NULL));

-- Beside a mended file the one that was uploaded is kept, with its errors.
ALTER TABLE "page_earlier_file" DROP CONSTRAINT "page_earlier_file_printable";
