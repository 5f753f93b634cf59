import { decodeText } from './decode-text.ts';
import { readText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import { ReadingBudget } from './reading-budget.ts';
import type { ReadRow } from './rows-read.ts';
import { TableRefusal } from './table-refusal.ts';

const begins = (bytes: Buffer, head: string) => bytes.subarray(0, head.length).toString('latin1') === head;

/** The workbooks of Excel before 2007, which no reader here opens. */
const OLD_WORKBOOK = '\xD0\xCF\x11\xE0';

const unreadable = () => new TableRefusal('table.unreadable');

/**
 * Reads an uploaded table, a workbook (XLSX) or a text (CSV), told apart by its content. Only for the process that reads
 * tables, and tests: what strangers send may take all memory.
 * @throws TableRefusal when it is neither, empty or beyond the limits
 */
export async function readTable(bytes: Buffer): Promise<ReadRow[]> {
  const rows = await readAny(bytes, new ReadingBudget());
  if (rows.length === 0) throw new TableRefusal('file.empty');
  return rows;
}

async function readAny(bytes: Buffer, budget: ReadingBudget): Promise<ReadRow[]> {
  if (begins(bytes, OLD_WORKBOOK) || begins(bytes, '%PDF')) throw unreadable();
  if (!begins(bytes, 'PK')) {
    const text = decodeText(bytes);
    if (text.includes('\0')) throw unreadable();
    return readText(text, budget);
  }
  try {
    return await readWorkbook(bytes, budget);
  } catch (error) {
    if (error instanceof TableRefusal) throw error;
    throw unreadable();
  }
}
