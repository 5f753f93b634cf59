-- What a logo was made of, and how it was placed on its panel.
ALTER TABLE "logo" ADD COLUMN "source_file_id" INTEGER, ADD COLUMN "placement" JSONB;
CREATE INDEX "logo_source_file_id_idx" ON "logo"("source_file_id");
ALTER TABLE "logo" ADD CONSTRAINT "logo_source_file_id_fkey"
  FOREIGN KEY ("source_file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A place without a picture could not be changed, a picture without a place not be explained.
ALTER TABLE "logo" ADD CONSTRAINT "logo_source"
  CHECK ((source_file_id IS NULL) = (placement IS NULL));
