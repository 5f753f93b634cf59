CREATE TABLE "designer_link" (
    "id" SERIAL NOT NULL,
    "page_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "note" TEXT,
    "sent_to" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "uploaded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "designer_link_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "designer_link_token_hash_key" ON "designer_link"("token_hash");

CREATE INDEX "designer_link_page_id_idx" ON "designer_link"("page_id");

ALTER TABLE "designer_link" ADD CONSTRAINT "designer_link_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "designer_link" ADD CONSTRAINT "designer_link_note_length" CHECK (char_length(note) BETWEEN 1 AND 500);
