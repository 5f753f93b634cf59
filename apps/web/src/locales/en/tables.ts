import type { deTables } from '../de/tables.ts';
import { tableErrors } from './table-errors.ts';
import { wineImport } from './wine-import.ts';

/** What the import of a list says. */
export const enTables: typeof deTables = { errors: tableErrors, wineImport };
