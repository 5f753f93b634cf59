-- What the print office says about a book, by its link.
CREATE TYPE "print_answer_kind" AS ENUM ('arrived', 'approved', 'remark');

CREATE TABLE "print_answer" (
    "id" SERIAL NOT NULL,
    "print_link_id" INTEGER NOT NULL,
    "kind" "print_answer_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT,
    "pdf_page" INTEGER,
    "x_mm" DECIMAL(5,1),
    "y_mm" DECIMAL(5,1),
    "done_at" TIMESTAMPTZ(3),
    "done_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "print_answer_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "print_answer_print_link_id_idx" ON "print_answer"("print_link_id");
CREATE INDEX "print_answer_done_by_idx" ON "print_answer"("done_by");

ALTER TABLE "print_answer" ADD CONSTRAINT "print_answer_print_link_id_fkey"
  FOREIGN KEY ("print_link_id") REFERENCES "print_link"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "print_answer" ADD CONSTRAINT "print_answer_done_by_fkey"
  FOREIGN KEY ("done_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A remark says something; only a remark has a place, and is done one day.
ALTER TABLE "print_answer" ADD CONSTRAINT "print_answer_remark"
  CHECK (kind <> 'remark' OR text IS NOT NULL);
ALTER TABLE "print_answer" ADD CONSTRAINT "print_answer_place"
  CHECK ((kind = 'remark' OR (pdf_page IS NULL AND done_at IS NULL)) AND (x_mm IS NULL) = (y_mm IS NULL)
    AND (x_mm IS NULL OR pdf_page IS NOT NULL));
