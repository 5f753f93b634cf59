import type { WineColumn } from '@rebblatt/contracts';
import {
  areMeasured,
  arePrices,
  areSizes,
  contradictsSize,
  EXACT,
  isMeasured,
  letters,
  MOST,
  NEARLY_ALL,
  share,
} from './cell-values.rules.ts';
import { grapesOfCell } from './grape-parts.rules.ts';
import type { Known } from './known-columns.rules.ts';
import { folded } from './likeness.rules.ts';
import type { Lists } from './lists.rules.ts';
import { isAddress } from './other-columns.rules.ts';
import { likelyYears, readYear } from './value.rules.ts';

/** Numbers of articles tell wines apart: a column in which so few are different has others. */
const DIFFERENT = 0.4;
const FEWEST_ROWS = 5;
/** So much of a name is the same in all sizes of a wine. */
const BEGINNING = 5;

type Fields = (WineColumn | null)[];
type Test = [WineColumn, (cell: string) => boolean];

/** Fields whose cells name something of the reference data. */
const named = ['wine_type', 'region', 'grape', 'award', 'wine_category'] as const;
type Named = (typeof named)[number];
const isNamed = (field: WineColumn): field is Named => named.includes(field as Named);

/** Whether a cell can be what its column is by its heading. */
function mayBe(field: WineColumn, cell: string, lists: Lists): boolean {
  if (field === 'year') return readYear(cell) !== cell || likelyYears(cell).length > 0;
  if (field === 'price') return !isMeasured(cell);
  if (field === 'alcohol') return /\d/.test(cell) || letters(cell) > 0;
  if (!isNamed(field)) return true;
  const parts = field === 'grape' ? [cell, ...grapesOfCell(cell, lists.grape)] : [cell];
  return parts.some((part) => 'is' in lists[field].find(part));
}

/**
 * Whether codes tell no wines apart: few are different, and rows that share one are of different wines. The sizes of one
 * wine share its number.
 * @param names the names of the wines in the same rows, as far as a column has them
 */
function tellsNothing(codes: string[], names: string[]): boolean {
  const rows = codes.flatMap((code, i) => (code ? [{ code, name: folded(names[i] ?? '') }] : []));
  const byCode = new Map<string, Set<string>>();
  for (const { code, name } of rows)
    byCode.set(code, (byCode.get(code) ?? new Set()).add(name.slice(0, BEGINNING)));
  if (rows.length < FEWEST_ROWS || byCode.size > rows.length * DIFFERENT) return false;
  const ofOne = [...byCode.values()].filter((beginnings) => beginnings.size === 1 && !beginnings.has(''));
  return ofOne.length < byCode.size * MOST;
}

/**
 * Whether the cells under a heading are nothing that it says: flags, marks, addresses, the same for all.
 * @param names the names of the wines in the same rows; empty where no heading says them
 */
export function isNothing(field: WineColumn, column: string[], names: string[]): boolean {
  const cells = column.filter(Boolean);
  if (share(cells, isAddress) >= MOST) return true;
  // «R» and «W» are types of wine; amounts are none, and no regions.
  if (field === 'wine_type' || field === 'region')
    return share(cells, (cell) => letters(cell) === 0) >= NEARLY_ALL;
  if (field === 'award' || field === 'year' || field === 'public') return arePrices(cells, false);
  if (field === 'grape') return share(cells, (cell) => letters(cell) < 2) >= NEARLY_ALL;
  // One path of the tree of all goods says nothing of a wine.
  if (field === 'wine_category' && cells[0]?.includes('>') && new Set(cells).size === 1) return true;
  if (field === 'wine_category') return share(cells, (cell) => letters(cell) === 0) >= NEARLY_ALL;
  return field === 'sku' && tellsNothing(column, names);
}

/**
 * What columns are where a heading is contradicted by its values: what cannot be what it says is nothing, or what its values
 * are, unless a column that holds to its heading is that already.
 */
export function byValues(
  { fields: known, byHeadings }: Pick<Known, 'fields' | 'byHeadings'>,
  samples: string[][],
  tests: Test[],
  lists: Lists,
): Fields {
  const fields = [...known];
  const cellsOf = (i: number) => samples[i] ?? [];
  const holds = (i: number) => {
    const field = known[i];
    return !field || cellsOf(i).length === 0 || cellsOf(i).some((cell) => mayBe(field, cell, lists));
  };
  // Of two columns of regions («Appellation», «Région») the one counts whose names are known.
  const isKnown = (cell: string) => 'is' in lists.region.find(cell);
  const held = fields.indexOf('region');
  const better = byHeadings.findIndex(
    (field, i) =>
      field === 'region' && fields[i] === null && share(cellsOf(i), isKnown) > share(cellsOf(held), isKnown),
  );
  if (held >= 0 && better >= 0) [fields[held], fields[better]] = [null, 'region'];
  const fits = ([, test]: Test, i: number) => share(cellsOf(i), test) >= MOST;
  known.forEach((field, i) => {
    const beside = known.some(
      (other, at) =>
        at !== i &&
        other === 'size' &&
        (areMeasured(cellsOf(at), lists) || areSizes(cellsOf(at), lists, EXACT)),
    );
    if (field === 'size' && contradictsSize(cellsOf(i), lists, beside)) fields[i] = null;
  });
  known.forEach((field, i) => {
    if (field === null || fields[i] !== field || holds(i)) return;
    const meant = tests.find((test) => test[0] !== field && fits(test, i))?.[0];
    const holder = fields.findIndex((one, at) => one === meant && at !== i);
    if (meant && (holder < 0 || !holds(holder))) {
      if (holder >= 0) fields[holder] = null;
      fields[i] = meant;
      return;
    }
    // Another column may have what the heading of this one says.
    const own = tests.find(([one]) => one === field);
    const other = own
      ? fields.findIndex((one, at) => one === null && known[at] === null && fits(own, at))
      : -1;
    if (other >= 0) [fields[other], fields[i]] = [field, null];
  });
  return fields;
}
