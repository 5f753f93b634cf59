import { cellText } from './cell-escapes.ts';
import { cellAt } from './cell-name.ts';
import { MAX_MERGED, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from './limits.ts';
import type { NumberFormats } from './number-formats.ts';
import { readXml } from './read-xml.ts';
import type { ReadingBudget } from './reading-budget.ts';
import { type MergedCells, type ReadCell, RowsRead, type TableRows } from './rows-read.ts';
import { shownNumber } from './shown-number.ts';
import { shownText } from './shown-text.ts';
import { tooComplex } from './table-refusal.ts';
import type { ZipParts } from './zip-parts.ts';

/** What the cells of every sheet of a workbook refer to. */
export interface SheetContext {
  texts: string[];
  formats: NumberFormats;
  from1904: boolean;
  computesLater: boolean;
}

/** How much of a sheet is read. */
export interface SheetWanted {
  /** Also what nobody sees. */
  hidden: boolean;
  /** Only so many rows with content. */
  rows?: number;
}

/** A cell while it is read. */
interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasValue: boolean;
  computed: boolean;
}

const isSet = (value: string | undefined) => value === '1' || value === 'true';

/** Reads the cells of a sheet as they are shown. @throws TableRefusal beyond the limits of a table */
export async function readSheet(
  parts: ZipParts,
  path: string,
  context: SheetContext,
  wanted: SheetWanted,
  budget: ReadingBudget,
): Promise<TableRows> {
  const read = new RowsRead(wanted.hidden);
  const hidden: { min: number; max: number }[] = [];
  const merged: MergedCells[] = [];
  let zerosShown = true;
  let line = 0;
  let rowHidden = false;
  let column = -1;
  let cells = new Map<number, ReadCell>();
  let cell: OpenCell | null = null;
  let inValue = false;
  let aids = 0;

  function openRow({ r, hidden: isHidden, ht, customHeight }: Record<string, string>) {
    // What is no number of a row, such as 2.5 or one of twenty digits, says nothing about where the row is.
    line = (/^\d{1,7}$/.test(r ?? '') && Number(r)) || line + 1;
    if (line > MAX_SHEET_ROWS) throw tooComplex();
    column = -1;
    cells = new Map();
    rowHidden = isSet(isHidden) || (isSet(customHeight) && Number(ht) === 0);
  }

  function openCell({ r, t = 'n', s }: Record<string, string>) {
    column = cellAt(r ?? '')?.column ?? column + 1;
    if (column >= MAX_SHEET_COLUMNS) throw tooComplex();
    cell = { column, type: t, style: Number(s ?? 0), value: '', hasValue: false, computed: false };
  }

  function openColumns({ min, max, hidden: isHidden, width, customWidth }: Record<string, string>) {
    if (!isSet(isHidden) && !(isSet(customWidth) && Number(width) === 0)) return;
    if (hidden.length < MAX_SHEET_COLUMNS) hidden.push({ min: Number(min) - 1, max: Number(max) - 1 });
  }

  function openMerged({ ref = '' }: Record<string, string>) {
    const [first, last] = ref.split(':').map(cellAt);
    if (first && last && merged.length < MAX_MERGED) merged.push({ first, last });
  }

  const opens: Record<string, (attributes: Record<string, string>) => void> = {
    sheetView: ({ showZeros }) => {
      zerosShown = showZeros === undefined || isSet(showZeros);
    },
    col: openColumns,
    row: openRow,
    c: openCell,
    f: () => {
      if (cell) cell.computed = true;
    },
    rPh: () => {
      aids++;
    },
    mergeCell: openMerged,
  };

  await readXml(
    await parts.read(path),
    {
      open: (name, attributes) => {
        if (Object.hasOwn(opens, name)) opens[name]?.(attributes);
        inValue = cell !== null && aids === 0 && (name === 'v' || name === 't' || name === 'is');
        if (inValue && cell) cell.hasValue = true;
      },
      text: (piece) => {
        if (inValue && cell) cell.value += piece;
      },
      close: (name) => {
        inValue = false;
        if (name === 'rPh') aids--;
        if (name === 'c' && cell) {
          cells.set(cell.column, readCell(cell, context, zerosShown));
          cell = null;
        }
        if (name === 'row') read.add(line, cells, rowHidden);
      },
      done: () => wanted.rows !== undefined && read.count >= wanted.rows,
    },
    budget,
  );
  read.fillDown(merged);
  return read.table((index) => hidden.some(({ min, max }) => index >= min && index <= max));
}

function readCell(cell: OpenCell, context: SheetContext, zerosShown: boolean): ReadCell {
  const { type, value, computed, hasValue } = cell;
  if (type === 'e') return { text: value || '#N/A', mark: { kind: 'error' } };
  const lacksResult = type === 'str' ? !hasValue : value === '';
  if (computed && (lacksResult || (context.computesLater && value === '0')))
    return { text: '', mark: { kind: 'no-value' } };
  const code = context.formats(cell.style);
  if (type === 's') {
    const text = context.texts[Number(value)];
    if (value === '' || text === undefined) return { text: '', mark: { kind: 'error' } };
    return shownText(text, code);
  }
  if (type === 'b') return { text: isSet(value) ? 'TRUE' : 'FALSE' };
  if (type === 'd')
    return { text: value, mark: { kind: 'date', value: value.replace(/T00:00(?::00.*)?$/, '') } };
  if (type !== 'n') return shownText(cellText(value), code);
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return shownText(cellText(value), code);
  if (number === 0 && !zerosShown) return { text: '' };
  return shownNumber({ value: number, code, from1904: context.from1904, computed });
}
