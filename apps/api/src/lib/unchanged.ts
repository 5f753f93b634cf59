import type { Tx } from './database.ts';

/** What every write of a row touches. */
const counted = new Set(['version', 'updatedAt']);

/** A value as it can be compared: rows of a relation in one order, whatever order the database gave them in. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (key, entry: unknown) => {
    if (counted.has(key)) return undefined;
    return Array.isArray(entry) ? entry.map((one: unknown) => JSON.stringify(one)).sort() : entry;
  });

/** Whether two states of a row agree in all that both of them show, but for version and time of change. */
function isSame(before: object, after: object): boolean {
  const earlier = new Map(Object.entries(before));
  return Object.entries(after).every(
    ([name, value]) =>
      counted.has(name) || !earlier.has(name) || comparable(earlier.get(name)) === comparable(value),
  );
}

/**
 * Writes a row, and takes that back when the row is as it was: who saves what is stored already makes no version that
 * others would have to compare theirs with, and no line in the history.
 * @param before the row with the relations that `write` may change
 * @returns the new row, or null when nothing changed
 */
export async function writeChange<Row extends object>(
  tx: Tx,
  before: object,
  write: () => Promise<Row>,
): Promise<Row | null> {
  await tx.$executeRaw`SAVEPOINT unchanged`;
  const after = await write();
  if (!isSame(before, after)) return after;
  await tx.$executeRaw`ROLLBACK TO SAVEPOINT unchanged`;
  return null;
}
