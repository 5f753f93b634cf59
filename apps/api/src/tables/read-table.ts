import { decodeText } from './decode-text.ts';
import { readText } from './read-text.ts';
import { readWorkbook, type WorkbookRead } from './read-workbook.ts';
import { ReadingBudget } from './reading-budget.ts';
import type { TableRows } from './rows-read.ts';
import { TableRefusal } from './table-refusal.ts';

const begins = (bytes: Buffer, head: string) => bytes.subarray(0, head.length).toString('latin1') === head;

/** The workbooks of Excel before 2007, which no reader here opens. */
const OLD_WORKBOOK = '\xD0\xCF\x11\xE0';

const unreadable = () => new TableRefusal('table.unreadable');

/** What of a file is read, where it holds several tables or may be read in several ways. */
export interface TableWanted {
  sheet?: string | undefined;
  hidden?: boolean | undefined;
}

/** A text has one table, a workbook the names of its sheets besides. */
export type TableFile = WorkbookRead | { table: TableRows };

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
  if (begins(bytes, OLD_WORKBOOK) || begins(bytes, '%PDF')) throw unreadable();
  if (!begins(bytes, 'PK')) {
    const text = decodeText(bytes);
    if (text.includes('\0')) throw unreadable();
    return { table: readText(text, budget) };
  }
  try {
    return await readWorkbook(bytes, { sheet: wanted.sheet, hidden: wanted.hidden ?? false }, budget);
  } catch (error) {
    if (error instanceof TableRefusal) throw error;
    throw unreadable();
  }
}
