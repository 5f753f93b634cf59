import { AppError, invalidField } from '../lib/app-error.ts';
import { decodeText } from './decode-text.ts';
import { readText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import type { ReadRow } from './rows-read.ts';

const begins = (bytes: Buffer, head: string) => bytes.subarray(0, head.length).toString('latin1') === head;

/** The workbooks of Excel before 2007, which no reader here opens. */
const OLD_WORKBOOK = '\xD0\xCF\x11\xE0';

/**
 * Reads an uploaded table, a workbook (XLSX) or a text (CSV), told apart by its content.
 * @throws AppError 422 on `file` when it is neither, empty or beyond the limits
 */
export async function readTable(bytes: Buffer): Promise<ReadRow[]> {
  const rows = await readAny(bytes);
  if (rows.length === 0) throw invalidField('file', 'file.empty');
  return rows;
}

async function readAny(bytes: Buffer): Promise<ReadRow[]> {
  if (begins(bytes, OLD_WORKBOOK) || begins(bytes, '%PDF')) throw invalidField('file', 'table.unreadable');
  if (!begins(bytes, 'PK')) {
    const text = decodeText(bytes);
    if (text.includes('\0')) throw invalidField('file', 'table.unreadable');
    return readText(text);
  }
  try {
    return await readWorkbook(bytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidField('file', 'table.unreadable');
  }
}
