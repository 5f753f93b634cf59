-- The mending of the PDF of one page, logo or cover: what it is made of, and the mended file until somebody agrees.
CREATE TYPE "mend_state" AS ENUM ('mending', 'ready', 'failed', 'agreed');

CREATE TABLE "mend" (
    "id" SERIAL NOT NULL,
    "page_id" INTEGER,
    "logo_id" INTEGER,
    "cover_id" INTEGER,
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
    "original_id" INTEGER,

    CONSTRAINT "mend_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "mend_page_id_key" ON "mend"("page_id");
CREATE UNIQUE INDEX "mend_logo_id_key" ON "mend"("logo_id");
CREATE UNIQUE INDEX "mend_cover_id_key" ON "mend"("cover_id");
CREATE INDEX "mend_file_id_idx" ON "mend"("file_id");
CREATE INDEX "mend_original_id_idx" ON "mend"("original_id");
CREATE INDEX "mend_created_by_idx" ON "mend"("created_by");

ALTER TABLE "mend" ADD CONSTRAINT "mend_page_id_fkey"
  FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mend" ADD CONSTRAINT "mend_logo_id_fkey"
  FOREIGN KEY ("logo_id") REFERENCES "logo"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mend" ADD CONSTRAINT "mend_cover_id_fkey"
  FOREIGN KEY ("cover_id") REFERENCES "cover"("catalog_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mend" ADD CONSTRAINT "mend_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "mend" ADD CONSTRAINT "mend_original_id_fkey"
  FOREIGN KEY ("original_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "mend" ADD CONSTRAINT "mend_created_by_fkey"
  FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "mend" ADD CONSTRAINT "mend_of_one" CHECK (num_nonnulls(page_id, logo_id, cover_id) = 1);
-- A mended file is there while it waits to be agreed to, and nothing is agreed to without somebody.
ALTER TABLE "mend" ADD CONSTRAINT "mend_file"
  CHECK ((state = 'ready') = (file_id IS NOT NULL) AND (state = 'agreed') = (agreement IS NOT NULL));
-- A logo or cover keeps the file that was uploaded beside the mended one; a page sets it aside itself.
ALTER TABLE "mend" ADD CONSTRAINT "mend_original"
  CHECK ((original_id IS NOT NULL) = (page_id IS NULL AND state = 'agreed'));

-- Beside a mended file the one that was uploaded is kept, with its errors.
ALTER TABLE "page_earlier_file" DROP CONSTRAINT "page_earlier_file_printable";
