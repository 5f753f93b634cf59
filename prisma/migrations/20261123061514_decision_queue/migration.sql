-- A logo is approved, rejected or neither; a rejected one waits for no decision any more.
ALTER TABLE "logo" ADD COLUMN "rejected_at" TIMESTAMPTZ(3),
ADD COLUMN "rejection" TEXT;

UPDATE logo l SET rejected_at = h.at
FROM (SELECT DISTINCT ON (entity_id) entity_id, action, at FROM history
      WHERE entity = 'logo' AND action IN ('approve', 'reject') ORDER BY entity_id, id DESC) h
WHERE h.entity_id = l.id AND h.action = 'reject' AND NOT l.approved;

ALTER TABLE "logo"
  ADD CONSTRAINT logo_approved_or_rejected CHECK (NOT (approved AND rejected_at IS NOT NULL)),
  ADD CONSTRAINT logo_rejection_of_rejected CHECK (rejection IS NULL OR rejected_at IS NOT NULL);

-- Texts that the organiser keeps for rejections.
CREATE TABLE "text_block" (
    "id" SERIAL NOT NULL,
    "language" "language" NOT NULL,
    "text" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_block_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "text_block"
  ADD CONSTRAINT text_block_language_position UNIQUE (language, position) DEFERRABLE INITIALLY IMMEDIATE,
  ADD CONSTRAINT text_block_position CHECK (position >= 1),
  ADD CONSTRAINT text_block_text CHECK (length(text) BETWEEN 1 AND 1000);

-- The pages that wait for a decision, the longest wait first.
CREATE INDEX page_waiting ON page (catalog_id, released_at, id) WHERE state = 'released';
