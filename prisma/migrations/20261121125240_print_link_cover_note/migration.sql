ALTER TABLE "print_link" ADD COLUMN "cover_note" TEXT;

ALTER TABLE "print_link" ADD CONSTRAINT "print_link_cover_note_length"
  CHECK (char_length(cover_note) BETWEEN 1 AND 2000);
