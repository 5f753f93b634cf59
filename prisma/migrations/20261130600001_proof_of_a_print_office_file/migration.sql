ALTER TABLE "print_answer" ADD COLUMN "file_id" INTEGER;
CREATE INDEX "print_answer_file_id_idx" ON "print_answer"("file_id");
ALTER TABLE "print_answer" ADD CONSTRAINT "print_answer_file_id_fkey"
  FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A proof is its file, and nothing else brings one.
ALTER TABLE "print_answer" ADD CONSTRAINT "print_answer_proof" CHECK ((kind::text = 'proof') = (file_id IS NOT NULL));

-- What the print office says is in the bell of the organiser.
ALTER TABLE upload_status DROP CONSTRAINT upload_status_type;
ALTER TABLE upload_status ADD CONSTRAINT upload_status_type CHECK (type BETWEEN 1 AND 7);
