import type { Cover, CoverFile, DeliveredCover, PrintManifest } from '@rebblatt/contracts';
import { checkStates, expectedSpineOf, fileReport } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import type { CoverRow } from './cover.queries.ts';
import { findCover, findPaper, findPrintedPages } from './cover.queries.ts';
import { deliveredNameOf, formOf, spineOf } from './cover.rules.ts';

const reportOf = ({ report }: CoverRow) => (report === null ? null : fileReport.parse(report));

function presentFile(row: CoverRow): CoverFile {
  const report = reportOf(row);
  const found = (severity: string) =>
    report?.findings.filter((finding) => finding.severity === severity).length ?? 0;
  return {
    name: row.file.name,
    size: row.file.size,
    sha256: row.file.sha256,
    uploaded_at: row.file.createdAt.toISOString(),
    status: row.status as CoverFile['status'],
    pages: row.pages,
    form: report && formOf(report),
    spine_mm: report && spineOf(report),
    errors: found('error'),
    warnings: found('warning'),
  };
}

const spineIn = (row: CoverRow | null) => {
  const report = row && reportOf(row);
  return report && spineOf(report);
};

/** The spine for a book of so many pages, compared with that of the cover if there is one. */
export const presentSpine = (row: CoverRow | null, printedPages: number, paperUm: number) =>
  expectedSpineOf(printedPages, paperUm, spineIn(row));

/** A catalogue's cover for administrators. @param printedPages of the newest book; null before the first */
const presentCover = (row: CoverRow | null, printedPages: number | null, paperUm: number): Cover => ({
  data: row && {
    ...presentFile(row),
    report: reportOf(row),
    uploaded_by: row.file.createdBy,
    version: row.version,
  },
  spine: printedPages === null ? null : presentSpine(row, printedPages, paperUm),
  paper_um: paperUm,
});

/** The cover of a catalogue as it is now, for administrators. */
export async function showCover(db: Database, catalogId: number): Promise<Cover> {
  const [row, pages, paper] = await Promise.all([
    findCover(db.prisma, catalogId),
    findPrintedPages(db, catalogId),
    findPaper(db),
  ]);
  return presentCover(row, pages, paper);
}

/** The name of a cover's file beside that of its book. @param bookName of the book's file */
export const coverNameBeside = (bookName: string, { file }: CoverRow) =>
  deliveredNameOf(bookName, file.createdAt);

/** A cover for the print office. @param linkMadeAt when the link was made by which it is seen */
export const presentDeliveredCover = (
  row: CoverRow | null,
  bookName: string,
  linkMadeAt: Date,
): DeliveredCover | null =>
  row && {
    ...presentFile(row),
    name: coverNameBeside(bookName, row),
    newer: row.file.createdAt > linkMadeAt,
  };

/** A cover in the manifest of a book. */
export function presentManifestCover(
  row: CoverRow | null,
  bookName: string,
): NonNullable<PrintManifest['cover']> | null {
  if (!row) return null;
  const { size: bytes, status, ...presented } = presentFile(row);
  return {
    ...presented,
    name: coverNameBeside(bookName, row),
    bytes,
    checked: status !== checkStates.checking,
  };
}
