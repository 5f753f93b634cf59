import { tableErrors } from './table-errors.ts';
import { wineImport } from './wine-import.ts';

/** What the import of a list says; it comes with its screen. */
export const deTables = { errors: tableErrors, wineImport };
