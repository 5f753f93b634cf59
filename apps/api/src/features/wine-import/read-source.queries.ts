import type { TableRead } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { TableTask } from '../../tables/table.worker.ts';
import type { TableReader } from '../../tables/table-reader.ts';
import { readList, sheetWithHeadings } from './read-list.queries.ts';

/**
 * Reads a list from a file or a text. Of a workbook the sheet that has headings is taken unless another one is wanted.
 * @throws AppError 422 on `file` for what is no list, on `sheet` for a sheet that is not there
 */
export async function readSource(
  { db, tables }: { db: Database; tables: TableReader },
  account: number,
  source: TableTask,
): Promise<TableRead> {
  const first = await tables.read(account, source);
  const file =
    'table' in first
      ? first
      : await tables.read(account, { ...source, sheet: sheetWithHeadings(first.beginnings) });
  if (!('table' in file)) throw new Error('A sheet that was offered was not read.');
  return readList(db, file.table.rows);
}
