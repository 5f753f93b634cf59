import type { TextEncoding } from '@rebblatt/contracts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { otherKind } from './file-kind.ts';
import { readText } from './read-text.ts';
import { readWorkbook, type WorkbookRead } from './read-workbook.ts';
import { ReadingBudget } from './reading-budget.ts';
import type { TableRows } from './rows-read.ts';
import { TableRefusal } from './table-refusal.ts';

/** What of a file is read, where it holds several tables or may be read in several ways. */
export interface TableWanted {
  sheet?: string | undefined;
  hidden?: boolean | undefined;
  encoding?: TextEncoding | undefined;
}

/** A text has one table, a workbook the names of its sheets besides. */
export type TableFile = WorkbookRead | { table: TableRows; text: Omit<DecodedText, 'text'> };

/**
 * Reads an uploaded table, a workbook (XLSX) or a text (CSV), told apart by its content. Only for the process that reads
 * tables, and tests: what strangers send may take all memory.
 * @throws TableRefusal when it is neither, empty or beyond the limits
 */
export async function readTable(bytes: Buffer, wanted: TableWanted = {}): Promise<TableFile> {
  const file = await readAny(bytes, wanted, new ReadingBudget());
  if ('table' in file && file.table.rows.length === 0) throw new TableRefusal('file.empty');
  return file;
}

async function readAny(bytes: Buffer, wanted: TableWanted, budget: ReadingBudget): Promise<TableFile> {
  const other = otherKind(bytes);
  if (other) throw new TableRefusal(other);
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    const { text, ...how } = decodeText(bytes, wanted.encoding);
    if (text.includes('\0')) throw new TableRefusal('table.unreadable');
    return { table: readText(text, budget, how.sure), text: how };
  }
  try {
    return await readWorkbook(bytes, { sheet: wanted.sheet, hidden: wanted.hidden ?? false }, budget);
  } catch (error) {
    if (error instanceof TableRefusal) throw error;
    throw new TableRefusal('table.unreadable');
  }
}
