-- The cover of a catalogue, a PDF of its own beside the book.
CREATE TABLE "cover" (
    "catalog_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "pages" INTEGER NOT NULL,
    "report" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "cover_pkey" PRIMARY KEY ("catalog_id")
);
CREATE UNIQUE INDEX "cover_file_id_key" ON "cover"("file_id");
ALTER TABLE "cover"
  ADD CONSTRAINT "cover_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "cover_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT cover_status CHECK (status IN (0, 1, 2)),
  ADD CONSTRAINT cover_pages CHECK (pages >= 0);

-- The bell knows covers, too.
ALTER TABLE upload_status
  DROP CONSTRAINT upload_status_type,
  ADD CONSTRAINT upload_status_type CHECK (type BETWEEN 1 AND 5);
