import type { CellMark } from '@rebblatt/contracts';
import { cellName } from './cell-name.ts';
import {
  MAX_CELL_LENGTH,
  MAX_HIDDEN_ROWS,
  MAX_READ_COLUMNS,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  MAX_TABLE_TEXT,
} from './limits.ts';
import { TableRefusal, tooComplex } from './table-refusal.ts';

/** What is known of a cell besides its text. */
interface ReadMark {
  column: number;
  /** The name of the cell in its file, such as B7. */
  cell: string;
  kind: CellMark;
  /** What is stored, where that is not what is shown. */
  value?: string;
}

/** One row of a table that was read: its number in the file, counted from 1, and the texts of its cells. */
export interface ReadRow {
  line: number;
  cells: string[];
  marks?: ReadMark[];
}

/** A cell as it is read. */
export interface ReadCell {
  text: string;
  mark?: { kind: CellMark; value?: string };
}

interface Row {
  line: number;
  hidden: boolean;
  cells: Map<number, ReadCell>;
}

/** Cells that are one on the screen; lines count from 1, columns from 0. */
export interface MergedCells {
  first: { line: number; column: number };
  last: { line: number; column: number };
}

/** A table as it was read. */
export interface TableRows {
  rows: ReadRow[];
  /** How many rows and columns with content nobody sees; they are left out unless they are wanted. */
  hidden: { rows: number; columns: number };
}

/** Collects rows within the limits of a table; empty ones are left out. */
export class RowsRead {
  #rows: Row[] = [];
  #shown = 0;
  #text = 0;
  readonly #hiddenWanted: boolean;

  /** @param hiddenWanted whether what is hidden belongs to the table */
  constructor(hiddenWanted = false) {
    this.#hiddenWanted = hiddenWanted;
  }

  get count(): number {
    return this.#shown;
  }

  /**
   * Adds a row.
   * @throws TableRefusal when the table has too many rows or too much text
   */
  add(line: number, read: Iterable<[number, ReadCell]>, hidden = false): void {
    const cells = new Map<number, ReadCell>();
    for (const [column, cell] of read) {
      const text = cell.text.trim();
      if (text === '' && !cell.mark) continue;
      this.#text += Math.min(text.length, MAX_CELL_LENGTH);
      cells.set(column, { ...cell, text: text.slice(0, MAX_CELL_LENGTH) });
    }
    if (cells.size === 0) return;
    const left = hidden && !this.#hiddenWanted;
    if (!left) this.#shown++;
    // One more than the rows: the headings.
    if (this.#shown > MAX_TABLE_ROWS + 1)
      throw new TableRefusal('table.too-many-rows', { max: MAX_TABLE_ROWS });
    if (this.#text > MAX_TABLE_TEXT || this.#rows.length - this.#shown > MAX_HIDDEN_ROWS) throw tooComplex();
    this.#rows.push({ line, hidden, cells });
  }

  /**
   * Cells that are merged over several rows hold for each of them; those over several columns only for the first, since
   * a title is not the value of its columns.
   */
  fillDown(merged: readonly MergedCells[]): void {
    const byLine = new Map(this.#rows.map((row) => [row.line, row]));
    for (const { first, last } of merged) {
      const top = byLine.get(first.line)?.cells.get(first.column);
      if (!top || last.line <= first.line) continue;
      for (const { line, cells } of this.#rows)
        if (line > first.line && line <= last.line && !cells.has(first.column)) {
          this.#text += top.text.length;
          if (this.#text > MAX_TABLE_TEXT) throw tooComplex();
          cells.set(first.column, top);
        }
    }
  }

  /**
   * The table without what is hidden. Columns without any content between the others stay, unless there are too many
   * columns: then only those with content do.
   */
  table(isHidden: (column: number) => boolean = () => false): TableRows {
    const filled = new Set(this.#rows.flatMap(({ cells }) => [...cells.keys()]));
    const unseen = [...filled].filter(isHidden);
    if (!this.#hiddenWanted) for (const column of unseen) filled.delete(column);
    const last = Math.max(-1, ...filled);
    const all = last < MAX_TABLE_COLUMNS ? Array.from({ length: last + 1 }, (_, i) => i) : [...filled];
    const columns = all
      .filter((column) => this.#hiddenWanted || !isHidden(column))
      .sort((a, b) => a - b)
      .slice(0, MAX_READ_COLUMNS);
    const rows = this.#rows.flatMap((row) => (row.hidden && !this.#hiddenWanted ? [] : rowOf(row, columns)));
    return {
      rows,
      hidden: { rows: this.#rows.filter(({ hidden }) => hidden).length, columns: unseen.length },
    };
  }
}

function rowOf({ line, cells }: Row, columns: number[]): ReadRow[] {
  const texts = columns.map((column) => cells.get(column)?.text ?? '');
  while (texts.at(-1) === '') texts.pop();
  const marks = columns.flatMap((column, index): ReadMark[] => {
    const mark = cells.get(column)?.mark;
    return mark ? [{ column: index, cell: cellName(line, column), ...mark }] : [];
  });
  if (texts.length === 0 && marks.length === 0) return [];
  return [{ line, cells: texts, ...(marks.length > 0 && { marks }) }];
}
