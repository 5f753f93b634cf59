import { MAX_IMPORT_ROWS, type TableRead } from '@rebblatt/contracts';
import { invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import type { TableTask } from '../../tables/table.worker.ts';
import type { TableReader } from '../../tables/table-reader.ts';
import { readList, sheetWithHeadings } from './read-list.queries.ts';

/**
 * Reads a list from a file or a text. Of a workbook the sheet that has headings is taken unless another one is wanted.
 * @throws AppError 422 on `file` for what is no list
 */
export async function readSource(
  { db, tables }: { db: Database; tables: TableReader },
  account: number,
  list: TableTask,
): Promise<TableRead> {
  const source = { ...list, most: MAX_IMPORT_ROWS };
  const first = await tables.read(account, source);
  const file =
    'table' in first
      ? first
      : await tables.read(account, { ...source, sheet: sheetWithHeadings(first.beginnings) });
  if (!('table' in file)) throw new Error('A sheet that was offered was not read.');
  // One more than the wines: the headings.
  if (file.table.rows.length > MAX_IMPORT_ROWS + 1)
    throw invalidField('file', 'table.too-many-rows', { max: MAX_IMPORT_ROWS });
  const read = await readList(db, file.table.rows, file.table.hidden.rows);
  const hidden = { ...file.table.hidden, taken: source.hidden ?? false };
  if (!('text' in file)) return { ...read, sheet: file.sheet, sheets: file.sheets, hidden, encoding: null };
  const { encoding, sure, offered } = file.text;
  return { ...read, sheet: null, sheets: [], hidden, encoding: { taken: encoding, sure, offered } };
}
