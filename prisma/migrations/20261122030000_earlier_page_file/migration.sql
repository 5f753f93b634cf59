CREATE TABLE "page_earlier_file" (
    "page_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL,
    "report" JSONB,
    "override" JSONB,
    "pages" INTEGER,

    CONSTRAINT "page_earlier_file_pkey" PRIMARY KEY ("page_id")
);

CREATE INDEX "page_earlier_file_file_id_idx" ON "page_earlier_file"("file_id");

ALTER TABLE "page_earlier_file" ADD CONSTRAINT "page_earlier_file_page_id_fkey"
  FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "page_earlier_file" ADD CONSTRAINT "page_earlier_file_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only a file that could be printed is worth keeping: one that passed its check, or was let pass.
ALTER TABLE "page_earlier_file" ADD CONSTRAINT "page_earlier_file_printable"
  CHECK (status = 1 OR override IS NOT NULL);
