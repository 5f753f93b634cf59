-- Books are numbered within their catalogue.
ALTER TABLE "print_result" ADD COLUMN "number" INTEGER;
UPDATE print_result r SET number = n.number
FROM (SELECT id, row_number() OVER (PARTITION BY catalog_id ORDER BY id) AS number FROM print_result) n
WHERE n.id = r.id;
ALTER TABLE "print_result" ALTER COLUMN "number" SET NOT NULL;
ALTER TABLE "print_result" ADD CONSTRAINT print_result_number CHECK (number >= 1);
DROP INDEX "print_result_catalog_id_idx";
CREATE UNIQUE INDEX "print_result_catalog_id_number_key" ON "print_result"("catalog_id", "number");

-- A link knows to whom it was sent and when it was last used.
ALTER TABLE "print_link" ADD COLUMN "fetched_at" TIMESTAMPTZ(3),
ADD COLUMN "sent_to" TEXT;
UPDATE print_link l SET fetched_at = h.at
FROM (SELECT entity_id, max(at) AS at FROM history
      WHERE entity = 'print-link' AND action = 'download' GROUP BY entity_id) h
WHERE h.entity_id = l.id;
