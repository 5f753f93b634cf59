import { type CatalogMark, fileReport } from '@rebblatt/contracts';
import { type MarkRow, printedMarkOf } from '../catalog/look.queries.ts';

/** The fair's mark for administrators. */
export const presentMark = (row: MarkRow): CatalogMark => ({
  ...printedMarkOf(row),
  name: row.file.name,
  uploaded_at: row.file.createdAt.toISOString(),
  report: fileReport.parse(row.report),
  version: row.version,
});
