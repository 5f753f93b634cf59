-- A numbered state of a catalogue for visitors; nothing changes it.
CREATE TABLE "edition" (
    "id" SERIAL NOT NULL,
    "catalog_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "page_ids" INTEGER[],
    "contents" JSONB NOT NULL,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "edition_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "edition_file_id_key" ON "edition"("file_id");
CREATE UNIQUE INDEX "edition_catalog_id_number_key" ON "edition"("catalog_id", "number");
CREATE INDEX "edition_created_by_idx" ON "edition"("created_by");

ALTER TABLE "edition" ADD CONSTRAINT "edition_catalog_id_fkey"
  FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "edition" ADD CONSTRAINT "edition_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "edition" ADD CONSTRAINT "edition_created_by_fkey"
  FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- How a catalogue is published for visitors.
CREATE TABLE "publication" (
    "catalog_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "from" DATE,
    "until" DATE,
    "automatic" BOOLEAN NOT NULL DEFAULT false,
    "edition_id" INTEGER,
    "withdrawn_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "publication_pkey" PRIMARY KEY ("catalog_id")
);
-- Two catalogues never share an address.
CREATE UNIQUE INDEX "publication_slug" ON "publication"("slug");
CREATE UNIQUE INDEX "publication_edition_id_key" ON "publication"("edition_id");
CREATE UNIQUE INDEX "publication_withdrawn_id_key" ON "publication"("withdrawn_id");

ALTER TABLE "publication" ADD CONSTRAINT "publication_catalog_id_fkey"
  FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "publication" ADD CONSTRAINT "publication_edition_id_fkey"
  FOREIGN KEY ("edition_id") REFERENCES "edition"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "publication" ADD CONSTRAINT "publication_withdrawn_id_fkey"
  FOREIGN KEY ("withdrawn_id") REFERENCES "edition"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "publication" ADD CONSTRAINT "publication_days" CHECK ("from" <= "until");
-- What is withdrawn is not shown.
ALTER TABLE "publication" ADD CONSTRAINT "publication_shown" CHECK (num_nonnulls(edition_id, withdrawn_id) <= 1);

-- An edition is the only one that has its file.
CREATE FUNCTION remove_edition_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM file WHERE id = OLD.file_id;
  RETURN NULL;
END $$;
CREATE TRIGGER edition_file AFTER DELETE ON edition FOR EACH ROW EXECUTE FUNCTION remove_edition_file();

-- The bell tells of editions, too.
ALTER TABLE upload_status DROP CONSTRAINT upload_status_type;
ALTER TABLE upload_status ADD CONSTRAINT upload_status_type CHECK (type BETWEEN 1 AND 6);
