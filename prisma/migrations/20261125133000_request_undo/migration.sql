-- What the last decision on a request has to know to be taken back at once.
CREATE TABLE "catalog_request_undo" (
    "request_id" INTEGER NOT NULL,
    "heard" "request_state" NOT NULL,
    "history_id" INTEGER NOT NULL,
    "before" JSONB,

    CONSTRAINT "catalog_request_undo_pkey" PRIMARY KEY ("request_id")
);
ALTER TABLE "catalog_request_undo"
  ADD CONSTRAINT "catalog_request_undo_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "catalog_request"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
