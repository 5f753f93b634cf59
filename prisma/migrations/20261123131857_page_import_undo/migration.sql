ALTER TABLE "page_import" ADD COLUMN     "page_version" INTEGER,
ADD COLUMN     "replaced" JSONB,
ADD COLUMN     "wine_import_id" INTEGER;

CREATE INDEX "page_import_wine_import_id_idx" ON "page_import"("wine_import_id");

ALTER TABLE "page_import" ADD CONSTRAINT "page_import_wine_import_id_fkey" FOREIGN KEY ("wine_import_id") REFERENCES "wine_import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
