import type { CellFormat, CellValue, TableSheet } from './table.ts';

/** Rows that are sent together. */
const BATCH = 200;

/** A text that a program would read as a formula gets an apostrophe, by which sheets mark a text. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cellOf(value: CellValue, format?: CellFormat): string {
  if (typeof value === 'number') return String(value);
  // With the T between day and time Excel takes it for a text.
  if (format === 'moment' && value !== null) return value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
  const text = guarded(value ?? '');
  return /[;"\n\r]/.test(text) || text !== text.trim() ? `"${text.replace(/"/g, '""')}"` : text;
}

const lineOf = (cells: string[]) => `${cells.join(';')}\r\n`;

/**
 * The text of a table, a few rows at a time: UTF-8 with its mark, separated by semicolons, as Excel reads it in
 * Switzerland. A text never becomes a formula.
 */
export async function* csvOf<Row>({ columns, rows }: TableSheet<Row>): AsyncGenerator<string> {
  let text = `\uFEFF${lineOf(columns.map(({ heading }) => cellOf(heading)))}`;
  let waiting = 0;
  for await (const row of rows) {
    text += lineOf(columns.map(({ value, format }) => cellOf(value(row), format)));
    if (++waiting < BATCH) continue;
    yield text;
    [text, waiting] = ['', 0];
  }
  yield text;
}
