import { createHash } from 'node:crypto';
import type { ChangedNames, EditionCounts, EditionDifference, PublicCatalog } from '@rebblatt/contracts';
import { z } from 'zod';

const entries = z.record(z.string(), z.tuple([z.string(), z.string()]));

/** Each exhibitor and wine of an edition, by its id: its name, and a hash of what is public of it. */
export const editionContents = z.object({ exhibitors: entries, wines: entries });
export type EditionContents = z.output<typeof editionContents>;

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

/**
 * What an edition holds, for telling two apart. Numbers of printed pages do not count: a book that is made again would
 * change everything.
 */
export const contentsOf = ({ exhibitors, wines }: PublicCatalog): EditionContents => ({
  exhibitors: Object.fromEntries(
    exhibitors.map(({ pages, ...company }) => [
      company.id,
      [company.company_name, hashOf([company, pages.map(({ page_number: _, ...page }) => page)])],
    ]),
  ),
  wines: Object.fromEntries(
    wines.map(({ page_number: _, ...wine }) => [
      wine.id,
      [wine.year === null ? wine.wine : `${wine.wine} ${wine.year}`, hashOf(wine)],
    ]),
  ),
});

export const countsOf = ({ exhibitors, wines }: EditionContents): EditionCounts => ({
  exhibitors: Object.keys(exhibitors).length,
  wines: Object.keys(wines).length,
});

type Entries = EditionContents['wines'];

function namesBetween(before: Entries, now: Entries): ChangedNames {
  const names = (from: Entries, differs: (id: string, hash: string) => boolean) =>
    Object.entries(from).flatMap(([id, [name, hash]]) => (differs(id, hash) ? [name] : []));
  return {
    added: names(now, (id) => !(id in before)),
    gone: names(before, (id) => !(id in now)),
    changed: names(now, (id, hash) => id in before && before[id]?.[1] !== hash),
  };
}

const amounts = ({ added, gone, changed }: ChangedNames) => ({
  added: added.length,
  gone: gone.length,
  changed: changed.length,
});

/** More names than somebody reads. */
const NAMED = 30;
const first = ({ added, gone, changed }: ChangedNames): ChangedNames => ({
  added: added.slice(0, NAMED),
  gone: gone.slice(0, NAMED),
  changed: changed.slice(0, NAMED),
});

/** How one state differs from an earlier one, or from none, with the first names of what does. */
export function differenceOf(
  before: EditionContents | null,
  now: EditionContents,
): { difference: EditionDifference; exhibitors: ChangedNames; wines: ChangedNames } {
  const exhibitors = namesBetween(before?.exhibitors ?? {}, now.exhibitors);
  const wines = namesBetween(before?.wines ?? {}, now.wines);
  return {
    difference: { exhibitors: amounts(exhibitors), wines: amounts(wines) },
    exhibitors: first(exhibitors),
    wines: first(wines),
  };
}

/** Whether two states are the same to visitors. */
export const isSame = (a: EditionContents, b: EditionContents): boolean =>
  Object.values(differenceOf(a, b).difference).every(
    ({ added, gone, changed }) => added + gone + changed === 0,
  );
