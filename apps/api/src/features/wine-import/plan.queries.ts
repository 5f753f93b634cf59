import type { WineColumn, WineTable } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import type { WineRow } from '../wine/wine.queries.ts';
import { differences, type Names, namesOf } from './difference.rules.ts';
import { ANY_YEAR, type Existing, findExisting, type WineKey } from './existing.queries.ts';
import { asChange, asNewWine } from './form-check.rules.ts';
import { joinRows } from './join.rules.ts';
import { isUsual, type Layout, layoutOf, placeIn } from './layout.rules.ts';
import { listsOf } from './lists.rules.ts';
import { withMarks } from './mark.rules.ts';
import { choicesOf, type Match, proposed, soleOf, withSizeOf } from './match.rules.ts';
import { countingNumbers, markedNumber } from './number.rules.ts';
import type { PlannedRow } from './planned-row.rules.ts';
import { previousOf } from './previous.rules.ts';
import type { Problem, ReadWine } from './read-wine.rules.ts';
import { loadReferences } from './reference.queries.ts';
import { readRow } from './row.rules.ts';

/** The exhibitor for whom a list is read, and the scope of their wines. */
export interface Owner {
  exhibitorId: number;
  scope: WineScope;
}

/**
 * Reads a list of wines and says what each row would do. A constant number of statements, however long it is.
 */
export async function planTable(
  db: Database,
  { exhibitorId, scope }: Owner,
  table: WineTable,
): Promise<PlannedRow[]> {
  const references = await loadReferences(db);
  const lists = listsOf(references);
  const names = namesOf(references);
  const { columns } = table;
  const layout = layoutOf(columns, lists);
  const reads = table.rows.map((row) => ({
    row,
    read: withMarks(readRow(layout, row.cells, lists), { columns, cells: row.cells, marks: row.marks }),
  }));
  const keys = reads.flatMap(({ row, read }) => keysOf(row.line, read, layout));
  const ids = reads.flatMap(({ read }) => read.number?.id ?? []);
  const existing = await findExisting(db, scope, exhibitorId, keys, ids);
  const counting = countingNumbers(
    reads.map(({ row, read }) => ({ line: row.line, number: read.number, form: read.form })),
    existing.byId,
  );
  for (const { row, read } of reads)
    if (read.fullName !== null) keepStoredName(row.line, read, layout, existing);
  const known = { ...existing, counting };
  return joinRows(reads.map(({ row, read }) => planRow(layout, row, read, known, names)));
}

type Row = WineTable['rows'][number];

/** What to look a row up by; the name with its vintage has the negative number of the row. */
function keysOf(line: number, { form, fullName, problems }: ReadWine, layout: Layout): WineKey[] {
  const { wine, year, region_id: region } = form;
  if (typeof wine !== 'string' || !wine || typeof (year ?? 0) !== 'number') return [];
  const key = {
    line,
    wine: wine.normalize('NFC'),
    year: year === undefined ? ANY_YEAR : Math.min(Number(year ?? 0), 9999),
    region: regionIn(layout, region, problems),
  };
  return fullName === null ? [key] : [key, { ...key, line: -line, wine: fullName.normalize('NFC') }];
}

const NO_REGION = -1;

/** The region to look a row up by: any where no row says it, none where nobody knows what the row says. */
function regionIn(layout: Layout, region: unknown, problems: Problem[]): number {
  if (problems.some(({ field }) => field === 'region')) return NO_REGION;
  return typeof region === 'number' && !isUsual(layout, 'region') ? region : 0;
}

/** A wine that is there with the vintage in its name keeps it: the list is about that one, not about a second. */
function keepStoredName(line: number, read: ReadWine, layout: Layout, { keys, alike }: Existing): void {
  const stored = alike.get(-line) ?? [];
  if (stored.length === 0 || (alike.get(line) ?? []).length > 0) return;
  alike.set(line, stored);
  keys.set(line, keys.get(-line) ?? '');
  read.form.wine = read.fullName;
  read.written.delete(placeIn(layout, 'wine') ?? -1);
}

/** So many problems of a row are said; the others are once these are settled. */
const SHOWN_PROBLEMS = 20;

/** The wines that are there, and the rows whose number says which of them they are about. */
type Known = Existing & { counting: ReadonlySet<number> };

function planRow(layout: Layout, row: Row, read: ReadWine, known: Known, names: Names): PlannedRow {
  const match = matchOf(row, read, known);
  const changed = match ? asChange(withSizeOf(match.wine, read), layout, match.by === 'id') : null;
  const fresh = asNewWine(read, layout);
  const changes = match && changed?.form ? differences(match.wine, changed.form, names) : [];
  const choices = choicesOf(match?.by ?? null);
  const choice =
    row.choice && choices.includes(row.choice)
      ? row.choice
      : proposed(choices, match?.by, [...changes, ...(changed?.problems ?? [])]);
  const problems = [...(choice === 'add' || !changed ? fresh : changed).problems];
  if (read.number && !known.counting.has(row.line)) problems.push(doubtfulNumber(read, known));
  if (match?.by === 'id' && choice === 'update' && hasOther(row, read, match.wine, known))
    problems.push(about('wine', layout, 'wine.duplicate'));
  return {
    checked: {
      line: row.line,
      wine: [read.form.wine ?? match?.wine.wine ?? '', read.form.year].filter(Boolean).join(' '),
      choice,
      choices,
      problems: problems.slice(0, SHOWN_PROBLEMS),
      existing: match && {
        id: match.wine.id,
        wine: nameOf(match.wine),
        version: match.wine.version,
        by: match.by,
      },
      previous: match ? null : previousOf(row.line, read, layout, known),
      changes,
      joins: null,
      written: [...read.written].flatMap(([column, text]) => {
        const cell = row.cells[column] ?? '';
        return text === cell.trim() ? [] : [{ column, cell, text }];
      }),
    },
    read,
    create: fresh.form,
    update: changed?.form ?? null,
    existing: match?.wine ?? null,
    key: known.keys.get(row.line),
  };
}

const about = (field: WineColumn, layout: Layout, key: string) => ({
  field,
  column: placeIn(layout, field),
  key,
  params: {},
  suggestions: [],
});

/**
 * A number that does not count: it may be the sender's own, or one from here whose wine was renamed. The number with its
 * mark says the second, an empty cell the first.
 */
function doubtfulNumber({ number, numberColumn: column }: ReadWine, { byId }: Known): Problem {
  const wine = number && byId.get(number.id);
  return wine
    ? {
        field: 'id',
        column,
        key: 'wine-import.other-wine',
        params: { wine: nameOf(wine) },
        suggestions: [markedNumber(wine.id), ''],
      }
    : { field: 'id', column, key: 'wine-import.foreign-number', params: {}, suggestions: [''] };
}

const nameOf = ({ wine, year }: WineRow) => [wine, year].filter(Boolean).join(' ');

/** Whether another wine already has the name, vintage, region and type that a row gives its own. */
const hasOther = (row: Row, { form }: ReadWine, wine: WineRow, { alike, byId }: Existing): boolean =>
  (alike.get(row.line) ?? []).some((id) => {
    const other = byId.get(id);
    return (
      other !== undefined &&
      id !== wine.id &&
      other.wine_type.id === (form.wine_type_id ?? wine.wine_type.id) &&
      other.region.id === (form.region_id ?? wine.region.id) &&
      other.year === (form.year === undefined ? wine.year : form.year)
    );
  });

/** The wine that a row is about: the one whose number it has, otherwise one of the same name, vintage and region. */
function matchOf(row: Row, read: ReadWine, { byId, alike, counting }: Known): Match | null {
  const numbered = counting.has(row.line) ? byId.get(read.number?.id ?? 0) : undefined;
  if (numbered) return { wine: numbered, by: 'id' };
  const wines = (alike.get(row.line) ?? []).flatMap((id) => byId.get(id) ?? []);
  const { wine_type_id: type } = read.form;
  // What the row does not say contradicts no wine; what it says and nobody knows may be another.
  const isStated = type !== undefined || read.problems.some(({ field }) => field === 'wine_type');
  const twins = isStated ? wines.filter((wine) => wine.wine_type.id === type) : wines;
  const twin = soleOf(twins, read);
  if (twin) return { wine: twin, by: 'twin' };
  return twins.length === 0 && wines[0] ? { wine: wines[0], by: 'similar' } : null;
}
