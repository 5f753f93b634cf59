import type { WineColumn } from '@rebblatt/contracts';
import {
  fieldErrorOf,
  type WineCreate,
  type WineUpdate,
  wineCreate,
  wineUpdate,
  withoutVintage,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Lists } from './lists.rules.ts';
import { withoutSize } from './name-size.rules.ts';
import { readNumber } from './number.rules.ts';
import { readPrices } from './price.rules.ts';
import type { Cell, Columns, Problem, ReadWine } from './read-wine.rules.ts';
import {
  alcoholWords,
  grapesIn,
  likelyYears,
  readAlcohol,
  readFlag,
  readYear,
  type Value,
} from './value.rules.ts';

const formFields: Partial<Record<WineColumn, string>> = {
  region: 'region_id',
  wine_type: 'wine_type_id',
  wine_category: 'wine_category_id',
  award: 'award_id',
};

/** Reads a row by what its columns are. */
export function readRow(columns: Columns, cells: string[], lists: Lists): ReadWine {
  const of = (field: WineColumn): Cell[] =>
    columns.flatMap((one, column) =>
      one.field === field ? [{ column, text: (cells[column] ?? '').trim() }] : [],
    );
  const form: Record<string, unknown> = {};
  const empty = new Set<WineColumn>();
  const problems: Problem[] = [];
  const written = new Map<number, string>();

  function lookUp<T>(field: WineColumn, { column, text }: Cell, value: Value<T>): T | undefined {
    if ('is' in value) return value.is;
    const key = value.suggestions.length > 0 ? 'wine-import.similar' : 'wine-import.unknown';
    problems.push({ field, column, key, params: { text }, suggestions: value.suggestions });
    return undefined;
  }

  for (const field of [
    'wine',
    'year',
    'sku',
    'region',
    'wine_type',
    'wine_category',
    'award',
    'alcohol',
    'public',
  ] as const) {
    const [cell] = of(field);
    if (!cell) continue;
    const { text } = cell;
    if (text === '') empty.add(field);
    if (field === 'wine') form.wine = text.replace(/\s+/g, ' ');
    else if (field === 'year') {
      form.year = readYear(text);
      if (typeof form.year === 'number') written.set(cell.column, String(form.year));
    } else if (field === 'sku') form.sku = text;
    else if (field === 'alcohol') {
      const level = text ? lookUp(field, cell, readAlcohol(text)) : undefined;
      if (text) form.alcohol_content_level = level;
      if (level) written.set(cell.column, alcoholWords[level]);
    } else if (field === 'public') {
      form.public_wine = lookUp(field, cell, readFlag(text));
      if (text && form.public_wine !== undefined) written.set(cell.column, String(form.public_wine));
    } else if (text) {
      const named = lookUp(field, cell, lists[field].find(text));
      form[formFields[field] ?? field] = named?.id;
      if (named) written.set(cell.column, named.name);
    }
  }

  const grapes = of('grape').flatMap(({ column, text }) => {
    // A name may contain what otherwise separates names.
    const whole = lists.grape.find(text);
    return 'is' in whole ? [{ column, text }] : grapesIn(text).map((name) => ({ column, text: name }));
  });
  const allGrapes = grapes.flatMap((cell) => {
    const found = lookUp('grape', cell, lists.grape.find(cell.text));
    return found ? [{ id: found.id, name: found.name, column: cell.column }] : [];
  });
  for (const { column } of of('grape')) {
    const names = allGrapes.filter((one) => one.column === column).map(({ name }) => name);
    // With a part that is in doubt, the cell is still to be corrected as it is.
    if (names.length === grapes.filter((one) => one.column === column).length)
      written.set(column, [...new Set(names)].join(', '));
  }
  // «Syrah/Shiraz» is one grape, and so is what a second column says again.
  const foundGrapes = allGrapes.filter(
    ({ id }, index) => allGrapes.findIndex((other) => other.id === id) === index,
  );
  if (of('grape').length > 0) {
    form.grape_varieties = foundGrapes.map(({ id }) => id);
    if (grapes.length === 0) empty.add('grape');
  }

  const prices = readPrices(of('price'), of('size'), columns, lists, { problems, written });
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
    grapeColumns: foundGrapes.map(({ column }) => column),
    written,
  };
}

const columnsByName: Record<string, WineColumn> = {
  region_id: 'region',
  wine_type_id: 'wine_type',
  wine_category_id: 'wine_category',
  award_id: 'award',
  alcohol_content_level: 'alcohol',
  public_wine: 'public',
  grape_varieties: 'grape',
};

/** Which cell an error of the wine form is about. */
function placeOf(
  path: PropertyKey[],
  read: ReadWine,
  columns: Columns,
): { field: WineColumn; column: number | null } {
  const [name, index, part] = path;
  if (name === 'bottle_size') {
    const i = typeof index === 'number' ? index : 0;
    if (part === 'bottle_size_id') return { field: 'size', column: read.sizeColumns[i] ?? null };
    return { field: 'price', column: read.priceColumns[i] ?? null };
  }
  const field = columnsByName[String(name)] ?? (String(name) as WineColumn);
  if (field === 'grape')
    return { field, column: read.grapeColumns.at(typeof index === 'number' ? index : -1) ?? null };
  const column = columns.findIndex((one) => one.field === field);
  return { field, column: column < 0 ? null : column };
}

/** Adds what the wine form's own rules refuse, unless the cell has a problem already. */
function withIssues(error: z.ZodError, read: ReadWine, columns: Columns): Problem[] {
  const problems = [...read.problems];
  for (const issue of error.issues) {
    const { field, column } = placeOf(issue.path, read, columns);
    if (problems.some((one) => one.field === field && (one.column === column || one.column === null)))
      continue;
    const { key, params } = fieldErrorOf(issue);
    const suggestions = field === 'year' ? likelyYears(String(read.form.year ?? '')) : [];
    problems.push({ field, column, key, params, suggestions });
  }
  return problems;
}

type Checked<Form> = { form: Form | null; problems: Problem[] };

/** Checks a row as a new wine, by the contract of the wine form. */
export function asNewWine(read: ReadWine, columns: Columns): Checked<WineCreate> {
  const parsed = wineCreate.safeParse(read.form, { reportInput: true });
  if (parsed.success) return { form: read.problems.length > 0 ? null : parsed.data, problems: read.problems };
  return { form: null, problems: withIssues(parsed.error, read, columns) };
}

/**
 * Checks a row as a change of a wine, by the contract of the wine form. An empty cell clears what may be empty in a list
 * that has the wine's number; in any other list it changes nothing.
 */
export function asChange(read: ReadWine, columns: Columns, clears: boolean): Checked<WineUpdate> {
  const nullable: WineColumn[] = ['year', 'sku', 'wine_category', 'award', 'grape'];
  const form: Record<string, unknown> = { ...read.form };
  for (const field of read.empty) {
    const name = formFields[field] ?? (field === 'grape' ? 'grape_varieties' : field);
    if (clears && nullable.includes(field)) form[name] = field === 'grape' ? [] : null;
    else if (field === 'public') delete form.public_wine;
    else if (field !== 'wine' || !clears) delete form[name];
  }
  const parsed = wineUpdate.safeParse(form, { reportInput: true });
  if (parsed.success) return { form: read.problems.length > 0 ? null : parsed.data, problems: read.problems };
  return { form: null, problems: withIssues(parsed.error, read, columns) };
}
