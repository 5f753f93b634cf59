-- The print office sends its proof or the imposed sheets. A new value cannot be used in the transaction that adds it.
ALTER TYPE "print_answer_kind" ADD VALUE 'proof';
