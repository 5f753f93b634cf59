-- How often visitors read a kind of page of a catalogue on a day: sums, without anything about who it was.
CREATE TABLE "visit_count" (
    "catalog_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "visit_count_pkey" PRIMARY KEY ("catalog_id", "day", "kind")
);
ALTER TABLE "visit_count" ADD CONSTRAINT "visit_count_catalog_id_fkey"
  FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "visit_count" ADD CONSTRAINT "visit_count_calls" CHECK (calls > 0);
