import {
  alcoholWords,
  type WineColumn,
  type WineOwnColumn,
  wineColumnRows,
  wineColumnTable,
  withoutVintage,
} from '@rebblatt/contracts';
import { grapesOfCell } from './grape-parts.rules.ts';
import { cellsIn, type Layout } from './layout.rules.ts';
import type { Lists } from './lists.rules.ts';
import type { Named } from './name-list.rules.ts';
import { withoutSize } from './name-size.rules.ts';
import { readNumber } from './number.rules.ts';
import { readPrices } from './price.rules.ts';
import type { Cell, Problem, ReadWine } from './read-wine.rules.ts';
import { readAlcohol, readFlag, readYear, type Value } from './value.rules.ts';

/** A value for the form with the words that stand for it; an empty cell of a name or a level says nothing. */
type Shown = { value: unknown; words?: string } | null;

const shownBy = <T>(read: Value<T>, shown: (is: T) => Shown): Shown | Extract<Value<T>, { unknown: true }> =>
  'is' in read ? shown(read.is) : read;

/** What a cell of a column says that a wine has once. */
function readOwn(column: WineOwnColumn, text: string, lists: Lists) {
  switch (wineColumnTable[column].kind) {
    case 'text':
      return { value: column === 'wine' ? text.replace(/\s+/g, ' ') : text };
    case 'year': {
      const value = readYear(text);
      return { value, words: typeof value === 'number' ? String(value) : undefined };
    }
    case 'named':
      if (text === '') return null;
      return shownBy(lists[column as keyof Lists].find(text), ({ id, name }) => ({ value: id, words: name }));
    case 'level':
      if (text === '') return null;
      return shownBy(readAlcohol(text), (value) => ({ value, words: alcoholWords[value] }));
    case 'flag':
      return shownBy(readFlag(text), (value) => ({ value, words: text ? String(value) : undefined }));
  }
}

/** The same, once for all equal cells of a column: types, regions, vintages and levels are few, and a list is long. */
function readOnce(column: WineOwnColumn, text: string, lists: Lists, known: Layout['known']) {
  // Names and article numbers are different in nearly every row.
  if (wineColumnTable[column].kind === 'text') return readOwn(column, text, lists);
  const key = `${column} ${text}`;
  let shown = known.get(key) as ReturnType<typeof readOwn> | undefined;
  if (shown === undefined) {
    shown = readOwn(column, text, lists);
    known.set(key, shown);
  }
  return shown;
}

/** Reads a row by what its columns are. */
export function readRow(layout: Layout, cells: string[], lists: Lists): ReadWine {
  const of = (field: WineColumn) => cellsIn(layout, cells, field);
  const form: Record<string, unknown> = {};
  const empty = new Set<WineColumn>();
  const problems: Problem[] = [];
  const written = new Map<number, string>();
  const tell = (field: WineColumn, { column, text }: Cell, suggestions: string[]) => {
    const key = suggestions.length > 0 ? 'wine-import.similar' : 'wine-import.unknown';
    problems.push({ field, column, key, params: { text }, suggestions });
  };

  for (const { column: field, field: name } of wineColumnRows) {
    const [cell] = of(field);
    if (!cell) continue;
    if (cell.text === '') empty.add(field);
    const read = readOnce(field, cell.text, lists, layout.known);
    if (read === null) continue;
    if ('unknown' in read) {
      tell(field, cell, read.suggestions);
      continue;
    }
    form[name] = read.value;
    if (read.words !== undefined) written.set(cell.column, read.words);
  }

  const grapes = readGrapes(of('grape'), lists, { written, tell });
  if (of('grape').length > 0) {
    form.grape_varieties = grapes.found.map(({ id }) => id);
    if (grapes.named === 0) empty.add('grape');
  }
  const prices = readPrices(of('price'), of('size'), layout, lists, { problems, written });
  if (of('price').length > 0)
    form.bottle_size = prices.map(({ size, price }) => ({ bottle_size_id: size, price }));
  const [numbered] = of('id');
  const number = numbered?.text ? readNumber(numbered.text) : null;
  if (numbered?.text && number === null)
    problems.push({
      field: 'id',
      column: numbered.column,
      key: 'validation.integer',
      params: {},
      suggestions: [''],
    });
  const [named] = of('wine');
  // A wine that has its number in the list is called as it is.
  let fullName: string | null = null;
  if (named && number === null) {
    const whole = String(form.wine);
    const { name, problem } = withoutSize(whole, prices, lists.size);
    if (problem) problems.push(problem);
    const short = typeof form.year === 'number' ? withoutVintage(name, form.year) : null;
    if ((short ?? name) !== whole) {
      fullName = whole;
      form.wine = short ?? name;
      written.set(named.column, short ?? name);
    }
  }
  return {
    number,
    numberColumn: numbered?.column ?? null,
    form,
    fullName,
    empty,
    problems,
    priceColumns: prices.map(({ column }) => column),
    sizeColumns: prices.map(({ sizeColumn }) => sizeColumn),
    grapeColumns: grapes.found.map(({ column }) => column),
    written,
  };
}

interface Into {
  written: Map<number, string>;
  tell: (field: WineColumn, cell: Cell, suggestions: string[]) => void;
}

/** The grapes of a row, each once, and how many its cells name. */
function readGrapes(cells: Cell[], lists: Lists, { written, tell }: Into) {
  const parts = cells.flatMap(({ column, text }) =>
    grapesOfCell(text, lists.grape).map((name) => ({ column, text: name })),
  );
  const all = parts.flatMap((cell): (Named & { column: number })[] => {
    const found = lists.grape.find(cell.text);
    if ('is' in found) return [{ ...found.is, column: cell.column }];
    tell('grape', cell, found.suggestions);
    return [];
  });
  for (const { column } of cells) {
    const names = all.filter((one) => one.column === column).map(({ name }) => name);
    // With a part that is in doubt, the cell is still to be corrected as it is.
    if (names.length === parts.filter((one) => one.column === column).length)
      written.set(column, [...new Set(names)].join(', '));
  }
  // «Syrah/Shiraz» is one grape, and so is what a second column says again.
  const found = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  return { found, named: parts.length };
}
