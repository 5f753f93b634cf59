import type { z } from 'zod';
import { lockEntry, type Reference, type Stored } from '../../http/reference.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';

/** An entry as it stands: what the wire says of it, and the row for the history. */
export interface Entry {
  id: number;
  version: number;
  item: Record<string, unknown>;
  row: object;
}

/** A kind of entries that a list can add and change, whatever its form is. */
export interface Target {
  /** Wire name, as used in history and errors. */
  entity: string;
  /** The contract of the form, by which every row is checked. */
  form: z.ZodType;
  /** Every entry that there is. */
  load: (tx: Tx) => Promise<Entry[]>;
  find: (tx: Tx, id: number) => Promise<Entry | null>;
  /** Writes new ones, and gives them in the same order. */
  insert: (tx: Tx, forms: unknown[], clock: Clock) => Promise<Entry[]>;
  /** Writes these fields over what the entry has when nobody else is changing it; every other field stays. */
  update: (tx: Tx, id: number, fields: Record<string, unknown>) => Promise<{ before: Entry; after: Entry }>;
  /** @throws AppError 409 for an entry that is in use */
  remove: (tx: Tx, id: number) => Promise<unknown>;
}

/** More entries than any fair has. */
const MOST = 20_000;

/**
 * A kind of reference data as a target.
 * @param form its contract
 * @param all the query that finds everything
 */
export function targetOf<
  Row extends Stored,
  Where,
  Form extends { version?: number },
  Query,
  Item extends object,
>(
  resource: Reference<Row, Where, Form, Query, Item>,
  { form, all }: { form: z.ZodType<Form>; all: Query },
): Target {
  const entryOf = (row: Row): Entry => ({
    id: row.id,
    version: row.version,
    item: Object.fromEntries(Object.entries(resource.present(row))),
    row,
  });
  return {
    entity: resource.entity,
    form,
    load: async (tx) => {
      const slice = { orderBy: [{ id: 'asc' }], skip: 0, take: MOST };
      return (await resource.page(tx, resource.where(all), slice)).map(entryOf);
    },
    find: async (tx, id) => {
      const row = await resource.find(tx, id);
      return row && entryOf(row);
    },
    insert: async (tx, forms) => {
      const made: Entry[] = [];
      for (const one of forms) made.push(entryOf(await resource.insert(tx, form.parse(one))));
      return made;
    },
    update: async (tx, id, fields) => {
      await lockEntry(tx, resource.entity, id);
      const now = entryOf(found(await resource.find(tx, id)));
      const whole = form.parse({ ...now.item, ...fields, version: undefined });
      return { before: now, after: entryOf(await resource.update(tx, id, whole)) };
    },
    remove: (tx, id) => resource.remove(tx, id),
  };
}
