import { Readable } from 'node:stream';
import type { FileReply } from '../http/file-reply.ts';
import { csvOf } from './write-csv.ts';
import { workbookOf } from './write-workbook.ts';

/** A value of a cell: numbers stay numbers. */
export type CellValue = string | number | null;

/** A column of an exported table: what stands over it, and what of a row stands in it. */
export interface TableColumn<Row> {
  heading: string;
  value: (row: Row) => CellValue;
  /** How its numbers are shown in a workbook: an amount has two decimals. */
  format?: 'amount';
  /** In characters. */
  width?: number;
}

/** One sheet: its rows come one after the other, so that a long list never stands in memory as a whole. */
export interface TableSheet<Row> {
  name: string;
  columns: TableColumn<Row>[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** The kinds of file that a table is exported as. */
export type TableKind = 'xlsx' | 'csv';

/**
 * A list as a file to download, for any list that has columns. Texts never become formulas. A CSV file is UTF-8 with its
 * mark, separated by semicolons, as Excel reads it in Switzerland; it has the first sheet only.
 * @param name of the file, without its ending
 */
export function tableExport<Row>(
  kind: TableKind,
  name: string,
  sheet: TableSheet<Row>,
  more: TableSheet<CellValue[]>[] = [],
): FileReply {
  if (kind === 'csv')
    return { content: Readable.from(csvOf(sheet)), mimeType: 'text/csv; charset=utf-8', name: `${name}.csv` };
  return {
    content: workbookOf([sheet as TableSheet<unknown>, ...(more as TableSheet<unknown>[])]),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
  };
}
