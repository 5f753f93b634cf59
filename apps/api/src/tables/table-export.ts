import { Readable } from 'node:stream';
import { type CellValue, csvOf, type TableSheet } from '@rebblatt/spreadsheet';
import type { FileReply } from '../http/file-reply.ts';
import { workbookOf } from './write-workbook.ts';

export type { CellValue, TableColumn } from '@rebblatt/spreadsheet';

/** The kinds of file that a table is exported as. */
export type TableKind = 'xlsx' | 'csv';

/**
 * A list as a file to download, for any list that has columns. A CSV file has the first sheet only.
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
