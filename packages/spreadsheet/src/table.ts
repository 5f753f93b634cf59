/** A value of a cell: numbers stay numbers. */
export type CellValue = string | number | null;

/**
 * What the values of a column are: `amount` numbers with two decimals, `day` texts as `2026-11-23`, `moment` texts as
 * `2026-11-23T21:05`, in the time of the place. Days and moments become real dates of a workbook.
 */
export type CellFormat = 'amount' | 'day' | 'moment';

/** A column of an exported table: what stands over it, and what of a row stands in it. */
export interface TableColumn<Row> {
  heading: string;
  value: (row: Row) => CellValue;
  format?: CellFormat;
  /** In characters. */
  width?: number;
}

/** One sheet: its rows come one after the other, so that a long list never stands in memory as a whole. */
export interface TableSheet<Row> {
  name: string;
  columns: TableColumn<Row>[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}
