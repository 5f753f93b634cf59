import type { Tx } from './database.ts';
import { keptIf } from './try-out.ts';

/** Columns that every write of a row changes. */
const counted = new Set(['version', 'updatedAt']);

/** A comparable form of a value: the rows of a relation are sorted, because the database returns them in any order. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (key, entry: unknown) => {
    if (counted.has(key)) return undefined;
    return Array.isArray(entry) ? entry.map((one: unknown) => JSON.stringify(one)).sort() : entry;
  });

/** Whether two states of a row agree in all columns that both contain, except version and time of change. */
function isSame(before: object, after: object): boolean {
  const earlier = new Map(Object.entries(before));
  return Object.entries(after).every(
    ([name, value]) =>
      counted.has(name) || !earlier.has(name) || comparable(earlier.get(name)) === comparable(value),
  );
}

/**
 * Writes a row, and rolls that back when nothing has changed: saving what is already stored makes neither a new version,
 * which would be a conflict for others, nor a row in the history.
 * @param before the row with the relations that `write` may change
 * @returns the new row, or null when nothing changed
 */
export async function writeChange<Row extends object>(
  tx: Tx,
  before: object,
  write: () => Promise<Row>,
): Promise<Row | null> {
  const { result, kept } = await keptIf(tx, write, (after) => !isSame(before, after));
  return kept ? result : null;
}
