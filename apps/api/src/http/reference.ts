import { MAX_PER_PAGE } from '@rebblatt/contracts';
import type { Actor } from '../lib/actor.ts';
import { found, stale } from '../lib/app-error.ts';
import type { Database, Tx } from '../lib/database.ts';
import { recordChange } from '../lib/history.ts';
import { sql } from '../lib/sql.ts';
import { tryOut } from '../lib/try-out.ts';
import { writeChange } from '../lib/unchanged.ts';

/** One `{ column: direction }` of Prisma's orderBy. */
type Order = Record<string, unknown>;

/** The part of a table that one page shows. */
interface Slice {
  orderBy: Order[];
  skip: number;
  take: number;
}

/** A page that contains all rows, for pickers. */
export const everything = { perPage: MAX_PER_PAGE, page: 1 };

/** The columns of every row of reference data. */
export interface Stored {
  id: number;
  version: number;
}

/**
 * What the functions below need of a reference resource: its own typed one-liners, none of them optional.
 * A resource that needs an exception becomes a slice of its own, not a flag here.
 */
export interface Reference<Row extends Stored, Where, Form extends { version?: number }, Query, Item> {
  /** Wire name, as used in history and errors. */
  entity: string;
  where: (query: Query) => Where;
  orderBy: (query: Query) => Order[];
  page: (reader: Tx, where: Where, slice: Slice) => Promise<Row[]>;
  count: (reader: Tx, where: Where) => Promise<number>;
  find: (reader: Tx, id: number) => Promise<Row | null>;
  insert: (tx: Tx, form: Form) => Promise<Row>;
  /** Writes the form and increments the version. */
  update: (tx: Tx, id: number, form: Form) => Promise<Row>;
  remove: (tx: Tx, id: number) => Promise<unknown>;
  present: (row: Row) => Item;
}

/** One page of a resource; ties in the order are broken by id. */
export async function list<Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  db: Database,
  resource: Reference<Row, Where, Form, Query, Item>,
  query: Query,
  { perPage, page }: { perPage: number; page: number },
): Promise<{ data: Item[]; total: number }> {
  const where = resource.where(query);
  const orderBy = [...resource.orderBy(query), { id: 'asc' }];
  const [rows, total] = await Promise.all([
    resource.page(db.prisma, where, { orderBy, skip: (page - 1) * perPage, take: perPage }),
    resource.count(db.prisma, where),
  ]);
  return { data: rows.map(resource.present), total };
}

/** One item. @throws AppError 404 */
export async function show<Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  db: Database,
  resource: Reference<Row, Where, Form, Query, Item>,
  id: number,
): Promise<{ data: Item }> {
  return { data: resource.present(found(await resource.find(db.prisma, id))) };
}

/** Creates an item. */
export const create = <Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  db: Database,
  resource: Reference<Row, Where, Form, Query, Item>,
  actor: Actor,
  form: Form,
): Promise<{ data: Item }> =>
  db.transact(async (tx) => {
    const row = await resource.insert(tx, form);
    const { entity } = resource;
    await recordChange(tx, actor, { entity, entityId: row.id, action: 'create', after: row });
    return { data: resource.present(row) };
  });

/** One writer per item at a time: of two with the same version, the second sees what the first wrote. */
export const lockEntry = (tx: Tx, entity: string, id: number): Promise<unknown> =>
  tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(hashtext(${entity}), ${id})`);

/** Changes an item. @throws AppError 404, or 409 `conflict.stale` with the current item for an older version */
export const update = <Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  db: Database,
  resource: Reference<Row, Where, Form, Query, Item>,
  actor: Actor,
  id: number,
  form: Form,
): Promise<{ data: Item }> =>
  db.transact(async (tx) => {
    await lockEntry(tx, resource.entity, id);
    const before = found(await resource.find(tx, id));
    if (form.version !== undefined && form.version !== before.version) throw stale(resource.present(before));
    const after = await writeChange(tx, before, () => resource.update(tx, id, form));
    if (!after) return { data: resource.present(before) };
    await recordChange(tx, actor, { entity: resource.entity, entityId: id, action: 'update', before, after });
    return { data: resource.present(after) };
  });

/** Deletes an item. @throws AppError 404; an item in use violates a foreign key, which becomes 409 */
export const destroy = <Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  db: Database,
  resource: Reference<Row, Where, Form, Query, Item>,
  actor: Actor,
  id: number,
): Promise<{ data: { id: number } }> =>
  db.transact(async (tx) => {
    const before = await removed(tx, resource, id);
    await recordChange(tx, actor, { entity: resource.entity, entityId: id, action: 'delete', before });
    return { data: { id } };
  });

async function removed<Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  tx: Tx,
  resource: Reference<Row, Where, Form, Query, Item>,
  id: number,
): Promise<Row> {
  await lockEntry(tx, resource.entity, id);
  const before = found(await resource.find(tx, id));
  await resource.remove(tx, id);
  return before;
}

/**
 * Tries to delete an item, and takes it back.
 * @throws AppError what deleting it would be refused with
 */
export async function tryToDestroy<Row extends Stored, Where, Form extends { version?: number }, Query, Item>(
  db: Database,
  resource: Reference<Row, Where, Form, Query, Item>,
  id: number,
): Promise<{ data: { id: number } }> {
  await tryOut(db, (tx) => removed(tx, resource, id));
  return { data: { id } };
}
