-- Mails are written in the language their recipient last used.
CREATE TYPE "language" AS ENUM ('de', 'en');

ALTER TABLE "user" ADD COLUMN "language" "language";

ALTER TABLE "mail" ADD COLUMN "language" "language" NOT NULL DEFAULT 'de';
