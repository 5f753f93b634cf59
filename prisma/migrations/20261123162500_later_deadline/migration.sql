-- CreateTable
CREATE TABLE "later_deadline" (
    "catalog_id" INTEGER NOT NULL,
    "exhibitor_id" INTEGER NOT NULL,
    "until" DATE NOT NULL,
    "told" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "later_deadline_pkey" PRIMARY KEY ("catalog_id","exhibitor_id")
);

-- CreateIndex
CREATE INDEX "later_deadline_exhibitor_id_idx" ON "later_deadline"("exhibitor_id");

-- AddForeignKey
ALTER TABLE "later_deadline" ADD CONSTRAINT "later_deadline_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "later_deadline" ADD CONSTRAINT "later_deadline_exhibitor_id_fkey" FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
