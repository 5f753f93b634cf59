import { MAX_CELL_LENGTH, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from './limits.ts';
import { TableRefusal } from './table-refusal.ts';

/** One row of a table that was read: its number in the file, counted from 1, and the texts of its cells. */
export interface ReadRow {
  line: number;
  cells: string[];
}

/** Collects rows within the limits of a table; empty ones are left out. */
export class RowsRead {
  readonly rows: ReadRow[] = [];

  /**
   * Adds a row.
   * @throws TableRefusal when the table has too many rows or columns, or a cell is too long
   */
  add(line: number, cells: string[]): void {
    const texts = cells.map((cell) => cell.trim());
    while (texts.at(-1) === '') texts.pop();
    if (texts.length === 0) return;
    if (texts.length > MAX_TABLE_COLUMNS)
      throw new TableRefusal('table.too-many-columns', { max: MAX_TABLE_COLUMNS });
    const long = texts.findIndex((text) => text.length > MAX_CELL_LENGTH);
    if (long >= 0)
      throw new TableRefusal('table.cell-too-long', {
        row: line,
        column: long + 1,
        max: MAX_CELL_LENGTH,
      });
    // One more than the rows: the headings.
    if (this.rows.length > MAX_TABLE_ROWS)
      throw new TableRefusal('table.too-many-rows', { max: MAX_TABLE_ROWS });
    this.rows.push({ line, cells: texts });
  }
}
