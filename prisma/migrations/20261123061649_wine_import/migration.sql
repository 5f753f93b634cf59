CREATE TABLE "wine_import" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_by" INTEGER,
    "wines" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "wine_import_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "wine_import_user_id_idx" ON "wine_import"("user_id");

CREATE INDEX "wine_import_created_by_idx" ON "wine_import"("created_by");

ALTER TABLE "wine_import" ADD CONSTRAINT "wine_import_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "exhibitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "wine_import" ADD CONSTRAINT "wine_import_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
