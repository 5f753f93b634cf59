import type { deTables } from '../de/tables.ts';
import { fairList } from './fair-list.ts';
import { listDownload } from './list-download.ts';
import { listImport } from './list-import.ts';
import { standPlanErrors } from './stand-plan-errors.ts';
import { tableErrors } from './table-errors.ts';
import { wineImport } from './wine-import.ts';

/** What the import and the download of a list say. */
export const enTables: typeof deTables = {
  errors: { ...tableErrors, ...standPlanErrors },
  fairList,
  listDownload,
  listImport,
  wineImport,
};
