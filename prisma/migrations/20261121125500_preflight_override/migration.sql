ALTER TABLE "page" ADD COLUMN "content_override" JSONB;

ALTER TABLE "logo" ADD COLUMN "override" JSONB;

-- A decision is about the errors of one file: without a file there is nothing to decide on.
ALTER TABLE "page" ADD CONSTRAINT "page_override_of_file"
  CHECK (content_override IS NULL OR content_file_id IS NOT NULL);
