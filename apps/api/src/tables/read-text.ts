import { MAX_SHEET_COLUMNS } from './limits.ts';
import type { ReadingBudget } from './reading-budget.ts';
import { RowsRead, type TableRows } from './rows-read.ts';
import { doubtfulCell, textCell } from './shown-text.ts';
import { TableRefusal } from './table-refusal.ts';

const SEPARATORS = ['\t', ';', ',', '|'] as const;

/** So many letters are looked at to find what separates the cells. */
const SAMPLE = 20_000;

/** What separates the cells: what stands outside of quotes in most of the first lines. */
function separatorOf(text: string): string {
  const lines = SEPARATORS.map(() => 0);
  let inLine = new Set<string>();
  let quoted = false;
  for (const letter of `${text.slice(0, SAMPLE)}\n`) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '\n') {
      SEPARATORS.forEach((one, index) => {
        if (inLine.has(one)) lines[index] = (lines[index] ?? 0) + 1;
      });
      inLine = new Set();
    } else inLine.add(letter);
  }
  return SEPARATORS[lines.indexOf(Math.max(...lines))] ?? '\t';
}

/** A text that a program guarded against being read as a formula: `'=x` is `=x`. */
const unguarded = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads a text that was pasted from a sheet or exported as CSV. A cell in quotes may hold separators, line breaks and
 * doubled quotes; a quote inside a cell that does not begin with one is a quote.
 * @param sure whether its letters are what they seem to be; otherwise cells with others than ASCII are in doubt
 * @throws TableRefusal beyond the limits of a table
 */
export function readText(source: string, budget: ReadingBudget, sure = true): TableRows {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // The first line of many exports is an instruction for Excel.
  const [declared = '', named] = /^sep=([\t;,|])\n/i.exec(text) ?? [];
  const separator = named ?? separatorOf(text);
  const read = new RowsRead();
  let cells: string[] = [];
  let line = declared ? 2 : 1;
  let at = declared.length;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(unguarded(cell));
    if (cells.length > MAX_SHEET_COLUMNS)
      throw new TableRefusal('table.too-many-columns', { max: MAX_SHEET_COLUMNS });
    if (text[end] === separator && end < text.length) {
      at = end + 1;
      if (at < text.length) continue;
    }
    read.add(
      line,
      cells.map((text, column) => [column, sure ? textCell(text) : doubtfulCell(text)]),
    );
    budget.checkTime();
    line += 1;
    cells = [];
    at = end + 1;
  }
  return read.table();
}

interface Cell {
  cell: string;
  /** Where the separator or the line break after it stands. */
  end: number;
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return { cell: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, separator: string): Cell {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // A quote that nobody closes belongs to the text: 75" would otherwise swallow the rest of the file.
    if (quote < 0) return plainCell(text, start, separator);
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, separator);
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    at = quote + 2;
  }
}
