import type { RowChoice, WineColumn, WineTable } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import type { WineRow } from '../wine/wine.queries.ts';
import { differences, type Names, namesOf } from './difference.rules.ts';
import { type Existing, findExisting, type WineKey } from './existing.queries.ts';
import { asChange, asNewWine } from './form-check.rules.ts';
import { joinRows } from './join.rules.ts';
import { type Layout, layoutOf, placeIn } from './layout.rules.ts';
import { listsOf } from './lists.rules.ts';
import { withMarks } from './mark.rules.ts';
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
  const keys = reads.flatMap(({ row, read }) => keysOf(row.line, read));
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
function keysOf(line: number, { form, fullName }: ReadWine): WineKey[] {
  const { wine, year, region_id: region } = form;
  if (typeof wine !== 'string' || !wine || typeof (year ?? 0) !== 'number') return [];
  const key = {
    line,
    wine: wine.normalize('NFC'),
    year: Math.min(Number(year ?? 0), 9999),
    region: typeof region === 'number' ? region : 0,
  };
  return fullName === null ? [key] : [key, { ...key, line: -line, wine: fullName.normalize('NFC') }];
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
  const changed = match ? asChange(read, layout, match.by === 'id') : null;
  const fresh = asNewWine(read, layout);
  const changes = match && changed?.form ? differences(match.wine, changed.form, names) : [];
  const choices = choicesOf(match?.by ?? null);
  const choice =
    row.choice && choices.includes(row.choice)
      ? row.choice
      : proposed(choices, match?.by, changes.length > 0 || (changed?.problems.length ?? 0) > 0);
  const problems = [...(choice === 'add' || !changed ? fresh : changed).problems];
  if (read.number && !known.counting.has(row.line)) problems.push(doubtfulNumber(read, known));
  if (match?.by === 'id' && choice === 'update' && hasOther(row, read, match.wine.id, known))
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
const hasOther = (row: Row, read: ReadWine, id: number, { alike, byId }: Existing): boolean =>
  (alike.get(row.line) ?? []).some(
    (other) => other !== id && byId.get(other)?.wine_type.id === read.form.wine_type_id,
  );

interface Match {
  wine: WineRow;
  by: 'id' | 'twin' | 'similar';
}

/** The wine that a row is about: the one whose number it has, otherwise one of the same name, vintage and region. */
function matchOf(row: Row, read: ReadWine, { byId, alike, counting }: Known): Match | null {
  const numbered = counting.has(row.line) ? byId.get(read.number?.id ?? 0) : undefined;
  if (numbered) return { wine: numbered, by: 'id' };
  const wines = (alike.get(row.line) ?? []).flatMap((id) => byId.get(id) ?? []);
  const twin = wines.find(({ wine_type: type }) => type.id === read.form.wine_type_id);
  if (twin) return { wine: twin, by: 'twin' };
  return wines[0] ? { wine: wines[0], by: 'similar' } : null;
}

/** A second wine of the same name, vintage, region and type is what the wine form refuses too. */
function choicesOf(by: Match['by'] | null): RowChoice[] {
  if (by === 'id' || by === 'twin') return ['update', 'skip'];
  if (by === 'similar') return ['add', 'update', 'skip'];
  return ['add', 'skip'];
}

/** A row that has the wine's number is meant to change it, also while it is in doubt; one that only resembles a wine is left to the user. */
function proposed(choices: RowChoice[], by: Match['by'] | undefined, changes: boolean): RowChoice {
  if (by === 'id') return changes ? 'update' : 'skip';
  return by === undefined ? (choices[0] ?? 'skip') : 'skip';
}
