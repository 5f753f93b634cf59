import {
  fieldErrorOf,
  type WineColumn,
  type WineCreate,
  type WineOwnColumn,
  type WineUpdate,
  wineColumnRows,
  wineColumnTable,
  wineCreate,
  wineUpdate,
} from '@rebblatt/contracts';
import type { z } from 'zod';
import { isUsual, type Layout, placeIn } from './layout.rules.ts';
import type { Problem, ReadWine } from './read-wine.rules.ts';
import { likelyYears } from './value.rules.ts';

const columnOf = new Map<string, WineColumn>([
  ...wineColumnRows.map(({ field, column }) => [field, column] as const),
  ['grape_varieties', 'grape'],
]);

/** Which cell an error of the wine form is about. */
function placeOf(
  path: PropertyKey[],
  read: ReadWine,
  layout: Layout,
): { field: WineColumn; column: number | null } {
  const [name, index, part] = path;
  if (name === 'bottle_size') {
    const i = typeof index === 'number' ? index : 0;
    const [price = null, size = null] = [read.priceColumns[i], read.sizeColumns[i]];
    // A size that stands over its price is told at the price.
    if (part === 'bottle_size_id' && (size === null || size !== price))
      return { field: 'size', column: size };
    return { field: 'price', column: price };
  }
  const field = columnOf.get(String(name)) ?? (String(name) as WineColumn);
  if (field === 'grape')
    return { field, column: read.grapeColumns.at(typeof index === 'number' ? index : -1) ?? null };
  return { field, column: placeIn(layout, field) };
}

/** Adds what the wine form's own rules refuse, unless the cell has a problem already. */
function withIssues(error: z.ZodError, read: ReadWine, layout: Layout): Problem[] {
  const problems = [...read.problems];
  for (const issue of error.issues) {
    const { field, column } = placeOf(issue.path, read, layout);
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
export function asNewWine(read: ReadWine, layout: Layout): Checked<WineCreate> {
  const parsed = wineCreate.safeParse(read.form, { reportInput: true });
  if (parsed.success) return { form: read.problems.length > 0 ? null : parsed.data, problems: read.problems };
  return { form: null, problems: withIssues(parsed.error, read, layout) };
}

/** Whether an empty cell may clear what a wine has. */
const mayBeEmpty = (column: WineColumn) =>
  column === 'grape' || wineColumnTable[column as WineOwnColumn]?.empty === 'form';

/**
 * Checks a row as a change of a wine, by the contract of the wine form. An empty cell clears what may be empty in a list
 * that has the wine's number; in any other list it changes nothing.
 */
export function asChange(read: ReadWine, layout: Layout, clears: boolean): Checked<WineUpdate> {
  const form: Record<string, unknown> = { ...read.form };
  // What nearly all wines have is said of new ones; this one has its own.
  for (const { column, field } of wineColumnRows) if (isUsual(layout, column)) delete form[field];
  for (const column of read.empty) {
    const name = column === 'grape' ? 'grape_varieties' : wineColumnTable[column as WineOwnColumn].field;
    if (clears && mayBeEmpty(column)) form[name] = column === 'grape' ? [] : null;
    else if (column !== 'wine' || !clears) delete form[name];
  }
  const parsed = wineUpdate.safeParse(form, { reportInput: true });
  if (parsed.success) return { form: read.problems.length > 0 ? null : parsed.data, problems: read.problems };
  return { form: null, problems: withIssues(parsed.error, read, layout) };
}
