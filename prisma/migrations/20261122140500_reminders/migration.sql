-- Reminders: of what and when each exhibitor was reminded, and on which days the product does it by itself.
ALTER TABLE "catalog" ADD COLUMN "reminder_days" INTEGER[] NOT NULL DEFAULT ARRAY[21, 7, 2]::INTEGER[];

-- Nobody chose this for the catalogues there are; new ones begin with the suggestion.
UPDATE "catalog" SET reminder_days = '{}';

CREATE TABLE "reminder" (
    "id" SERIAL NOT NULL,
    "catalog_id" INTEGER NOT NULL,
    "exhibitor_id" INTEGER NOT NULL,
    "line" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "reminder_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "reminder_run" (
    "catalog_id" INTEGER NOT NULL,
    "on" DATE NOT NULL,
    "mails" INTEGER NOT NULL,
    CONSTRAINT "reminder_run_pkey" PRIMARY KEY ("catalog_id", "on")
);

CREATE INDEX "reminder_catalog_id_exhibitor_id_line_idx" ON "reminder"("catalog_id", "exhibitor_id", "line");
CREATE INDEX "reminder_exhibitor_id_idx" ON "reminder"("exhibitor_id");

ALTER TABLE "reminder" ADD CONSTRAINT "reminder_catalog_id_fkey"
  FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_exhibitor_id_fkey"
  FOREIGN KEY ("exhibitor_id") REFERENCES "exhibitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reminder_run" ADD CONSTRAINT "reminder_run_catalog_id_fkey"
  FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;
