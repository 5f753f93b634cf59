import { nameKey } from '@rebblatt/contracts';
import type { ListField } from './field.rules.ts';

/** A heading without what counts or explains it: «Stand-Nr. *», «Name (deutsch)». */
const bare = (heading: string) => nameKey(heading.replace(/\([^)]*\)|\[[^\]]*\]|[*:]/g, ' '));

/** What a heading can say of a column, the likeliest first. */
function fieldsOf(heading: string, fields: readonly ListField[]): string[] {
  const key = bare(heading);
  if (key === '') return [];
  const own = fields.filter(({ headings }) => Object.values(headings).some((one) => bare(one) === key));
  const others = fields.filter(({ field, others }) => [field, ...others].some((one) => bare(one) === key));
  return [...new Set([...own, ...others])].map(({ field }) => field);
}

/**
 * What each heading says of its column; null when nothing says it. A field has one column: beside «Firma» a «Name» is the
 * contact's, alone it is the company's.
 */
export function columnsOf(headings: readonly string[], fields: readonly ListField[]): (string | null)[] {
  const can = headings.map((heading) => fieldsOf(heading, fields));
  const taken = new Set<string>();
  const found: (string | null)[] = headings.map(() => null);
  // Headings that can be one thing only come first.
  for (const index of can
    .map((_, i) => i)
    .sort((a, b) => (can[a]?.length ?? 0) - (can[b]?.length ?? 0) || a - b)) {
    const field = can[index]?.find((one) => !taken.has(one)) ?? null;
    found[index] = field;
    if (field) taken.add(field);
  }
  return found;
}

/** A title may stand over the headings; so many rows are searched for them. */
const SEARCHED = 10;

/** The row of headings, or -1 where there is none: the one that names most columns. */
export function headingRow(rows: readonly { cells: string[] }[], fields: readonly ListField[]): number {
  const scores = rows
    .slice(0, SEARCHED)
    .map(({ cells }) => columnsOf(cells, fields).filter((one) => one !== null).length);
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

/** The words of a heading, and whether one is cut off: «Titel im Katalog», «Franz.». */
const wordsOf = (heading: string) =>
  heading
    .split(/[^\p{L}\d.]+/u)
    .filter(Boolean)
    .map((word) => ({ key: nameKey(word.replaceAll('.', '')), cut: word.endsWith('.') }));

type Word = ReturnType<typeof wordsOf>[number];

/** A word that is one of those of a field, or begins one and is cut off. */
const means = ({ key, cut }: Word, known: readonly Word[]): boolean =>
  cut
    ? key.length >= 3 && known.some((one) => one.key.startsWith(key))
    : key.length >= 4 && known.some((one) => one.key === key);

/** The fields that headings which nobody knows may mean, by single words of them; null where nothing says it. */
export function likelyColumns(headings: readonly string[], fields: readonly ListField[]): (string | null)[] {
  const found: (string | null)[] = columnsOf(headings, fields);
  const known = fields.map(({ field, headings: own, others }) => ({
    field,
    words: [...Object.values(own), ...others].flatMap((one) => wordsOf(one)),
  }));
  for (const [index, heading] of headings.entries()) {
    if (found[index]) continue;
    const words = wordsOf(heading);
    const like = known.find(
      ({ field, words: own }) => !found.includes(field) && words.some((word) => means(word, own)),
    );
    found[index] = like?.field ?? null;
  }
  return found;
}

/** Numbers, addresses, dates: what stands in a list and over none of its columns. */
const VALUE = /[\d@]/;

/**
 * Whether the first row looks like headings that nobody knows: words of at least half of its columns mean a field, or a
 * column has numbers or addresses under a word alone. The words of a single column say nothing: they may be an entry.
 */
export function looksLikeHeadings(
  rows: readonly { cells: string[] }[],
  fields: readonly ListField[],
): boolean {
  const [first, ...others] = rows;
  const filled = (first?.cells ?? []).flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  if (!first || filled.length === 0 || others.length === 0) return false;
  if (filled.some((index) => VALUE.test(first.cells[index] ?? ''))) return false;
  const meant = likelyColumns(first.cells, fields).filter((one) => one !== null).length;
  const under = filled.filter((index) => {
    const cells = others.map(({ cells }) => cells[index] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length > 0 && cells.every((cell) => VALUE.test(cell));
  });
  return (filled.length > 1 && meant * 2 >= filled.length) || under.length > 0;
}

/** A list's fields under its name. */
type Fielded<Name> = readonly (readonly [Name, readonly ListField[]])[];

/** What a table says of a list: how many of its columns are recognised, and whether all that an entry needs is there. */
function fitOf(rows: readonly { cells: string[] }[], fields: readonly ListField[]) {
  const heading = rows[headingRow(rows, fields)];
  const found = heading ? columnsOf(heading.cells, fields).filter((one) => one !== null) : [];
  const whole = fields.every(({ field, required }) => !required || found.includes(field));
  return { found: found.length, whole };
}

/**
 * The list that a table is, where it is brought to another one: all that an entry of it needs is there, and more of its
 * columns than of the list that was asked for, which lacks something. Null where the list that was asked for is as good.
 */
export function likelierList<Name>(
  rows: readonly { cells: string[] }[],
  asked: readonly ListField[],
  others: Fielded<Name>,
): Name | null {
  const own = fitOf(rows, asked);
  if (own.whole) return null;
  const [best] = others
    .map(([name, fields]) => ({ name, ...fitOf(rows, fields) }))
    .filter(({ whole, found }) => whole && found > own.found)
    .sort((a, b) => b.found - a.found);
  return best?.name ?? null;
}
