import { nameKey } from '@rebblatt/contracts';
import type { ListField } from './field.rules.ts';

/** A heading without what counts or explains it: «Stand-Nr. *», «Name (deutsch)». */
const bare = (heading: string) => nameKey(heading.replace(/\([^)]*\)|\[[^\]]*\]|[*:]/g, ' '));

/** What a heading says of a column; null when nothing says it. The first of several fields of a name counts. */
export function fieldOf(heading: string, fields: readonly ListField[]): string | null {
  const key = bare(heading);
  if (key === '') return null;
  const own = fields.find(({ headings }) => Object.values(headings).some((one) => bare(one) === key));
  if (own) return own.field;
  return (
    fields.find(({ field, others }) => [field, ...others].some((one) => bare(one) === key))?.field ?? null
  );
}

/** A title may stand over the headings; so many rows are searched for them. */
const SEARCHED = 10;

/** The row of headings, or -1 where there is none: the one that names most columns. */
export function headingRow(rows: readonly { cells: string[] }[], fields: readonly ListField[]): number {
  const scores = rows
    .slice(0, SEARCHED)
    .map(({ cells }) => new Set(cells.flatMap((cell) => fieldOf(cell, fields) ?? [])).size);
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}
