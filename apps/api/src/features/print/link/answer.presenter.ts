import { type PrintAnswer, printManifest } from '@rebblatt/contracts';
import type { PrintAnswerRow } from './answer.queries.ts';

/** The page of the catalogue that a page of the file belongs to. */
function pageAt(manifest: unknown, pdfPage: number | null): Pick<PrintAnswer, 'page_id' | 'folio' | 'label'> {
  if (pdfPage !== null)
    for (const { page_id, label, sheets } of printManifest.parse(manifest).pages)
      for (const { pdf_page, folio } of sheets) if (pdf_page === pdfPage) return { page_id, label, folio };
  return { page_id: null, folio: null, label: null };
}

/** An answer on the wire. */
export const presentAnswer = ({
  printLink: { printResult: book },
  file,
  ...row
}: PrintAnswerRow): PrintAnswer => ({
  id: row.id,
  number: book.number,
  result_id: book.id,
  kind: row.kind,
  name: row.name,
  text: row.text,
  pdf_page: row.pdfPage,
  ...pageAt(book.manifest, row.pdfPage),
  place: row.xMm && row.yMm && { x: Number(row.xMm), y: Number(row.yMm) },
  file: file && { name: file.name, size: file.size },
  done_at: row.doneAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
