-- Texts for rejected pages, logos and requests are different texts; so far there was one list, about pages.
CREATE TYPE "text_block_kind" AS ENUM ('page', 'logo', 'request');

ALTER TABLE "text_block" ADD COLUMN "kind" "text_block_kind" NOT NULL DEFAULT 'page';
ALTER TABLE "text_block" ALTER COLUMN "kind" DROP DEFAULT;

ALTER TABLE "text_block"
  DROP CONSTRAINT text_block_language_position,
  ADD CONSTRAINT text_block_kind_language_position UNIQUE (kind, language, position) DEFERRABLE INITIALLY IMMEDIATE;
