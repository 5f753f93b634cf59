import type { WineList } from './wine-list.rules.ts';

const vintage = /(^|[\s,(/–-])((?:19|20)\d{2})(?=$|[\s,)/.–-])\)?/;

/** A name without the vintage in it, and the vintage; null when there is none, or nothing else. */
function apart(name: string): { rest: string; year: string } | null {
  const [whole, , year] = vintage.exec(name) ?? [];
  if (!whole || !year) return null;
  const rest = name
    .replace(whole, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+(?=[\s,)])/g, '')
    .replace(/^[\s,/.–-]+|[\s,/.–-]+$/g, '');
  return /\p{L}{2}/u.test(rest) ? { rest, year } : null;
}

type Found = { line: number; name: string; rest: string; year: string };

/** The names that contain a vintage, in rows without one. A wine that has its number in the list is called as it is. */
export function vintagesInNames(list: WineList): Found[] {
  const of = (field: 'wine' | 'year' | 'id') => list.columns.findIndex((column) => column.field === field);
  const [wine, year, id] = [of('wine'), of('year'), of('id')];
  if (wine < 0) return [];
  return list.rows.flatMap(({ line, cells, choice }) => {
    if (choice === 'skip' || cells[year] || cells[id]) return [];
    const name = cells[wine] ?? '';
    const found = apart(name);
    return found ? [{ line, name, ...found }] : [];
  });
}

/** Takes the vintages out of the names, into the column of vintages or into one that is added. */
export function withVintages(list: WineList): WineList {
  const found = new Map(vintagesInNames(list).map((one) => [one.line, one]));
  const wine = list.columns.findIndex(({ field }) => field === 'wine');
  const known = list.columns.findIndex(({ field }) => field === 'year');
  const year = known < 0 ? list.columns.length : known;
  return {
    ...list,
    columns: known < 0 ? [...list.columns, { heading: '', field: 'year' }] : list.columns,
    rows: list.rows.map((row) => {
      const cells = Array.from(
        { length: Math.max(row.cells.length, year + 1) },
        (_, i) => row.cells[i] ?? '',
      );
      const one = found.get(row.line);
      if (one) {
        cells[wine] = one.rest;
        cells[year] = one.year;
      }
      return { ...row, cells, ...(one && { was: { [wine]: one.name, ...row.was } }) };
    }),
    added: known < 0 ? [...list.added, { column: year, field: 'year', from: 'name' }] : list.added,
  };
}
