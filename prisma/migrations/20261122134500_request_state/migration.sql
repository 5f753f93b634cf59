-- The decision on a request was a flag with three values; now the state is one word, like that of a page.
CREATE TYPE "request_state" AS ENUM ('sent', 'accepted', 'rejected');

ALTER TABLE "catalog_request"
  ADD COLUMN "state" "request_state" NOT NULL DEFAULT 'sent',
  ADD COLUMN "exhibitor_comment" TEXT,
  ADD COLUMN "resent_at" TIMESTAMPTZ(3),
  ADD COLUMN "parked_pages" INTEGER[] NOT NULL DEFAULT '{}';

UPDATE catalog_request SET state = CASE WHEN accepted THEN 'accepted' ELSE 'rejected' END::request_state
WHERE accepted IS NOT NULL;

ALTER TABLE "catalog_request" DROP COLUMN "accepted";

-- The list of one catalogue, in the order in which the requests came.
CREATE INDEX "catalog_request_catalog_id_created_at_id_idx" ON "catalog_request"("catalog_id", "created_at", "id");
CREATE INDEX "catalog_request_created_at_id_idx" ON "catalog_request"("created_at", "id");

-- What an administrator saw when they opened a request, so that what changed since can be marked.
CREATE TABLE "catalog_request_look" (
    "request_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "seen" JSONB NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "catalog_request_look_pkey" PRIMARY KEY ("request_id","user_id")
);
CREATE INDEX "catalog_request_look_user_id_idx" ON "catalog_request_look"("user_id");
ALTER TABLE "catalog_request_look" ADD CONSTRAINT "catalog_request_look_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "catalog_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "catalog_request_look" ADD CONSTRAINT "catalog_request_look_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
