import type { WineColumn } from '@rebblatt/contracts';
import type { ReadRow } from '../../tables/rows-read.ts';
import { isSlug } from './other-columns.rules.ts';

/** What the variants of one article have each for itself. */
const own: readonly (WineColumn | null)[] = [null, 'id', 'sku', 'size', 'price'];
/** What a shop writes for an article without variants. */
const NO_VARIANT = 'Default Title';

/**
 * Fills what a shop says only at the first variant of an article: rows without a name that have the address of the row
 * above are the same wine in another bottle.
 */
export function withVariants(
  rows: ReadRow[],
  { fields, headings }: { fields: (WineColumn | null)[]; headings: string[] },
): ReadRow[] {
  const slug = headings.findIndex(isSlug);
  const name = fields.indexOf('wine');
  if (slug < 0 || name < 0) return rows;
  let above: ReadRow | undefined;
  return rows.map((row) => {
    const isVariant =
      !row.cells[name]?.trim() && row.cells[slug] !== '' && row.cells[slug] === above?.cells[slug];
    // What is empty at the end of a row may not be there at all.
    const cells = headings.map((_, column) => {
      const cell = row.cells[column] ?? '';
      const field = fields[column] ?? null;
      if (field === 'size' && cell === NO_VARIANT) return '';
      return isVariant && cell === '' && !own.includes(field) ? (above?.cells[column] ?? '') : cell;
    });
    above = { ...row, cells };
    return above;
  });
}
