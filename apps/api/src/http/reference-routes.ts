import type { calls, ReferenceName } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../lib/actor.ts';
import type { Database } from '../lib/database.ts';
import type { Allow } from './allow.ts';
import { administrators } from './allow.ts';
import type { Endpoint } from './endpoint.ts';
import { assemble } from './endpoint.ts';
import type { Reference, Stored } from './reference.ts';
import { create, destroy, everything, list, show, tryToDestroy, update } from './reference.ts';

/** This name, if its calls in the list take this form and this query and return this item. */
type Fitting<Name extends string, Form, Query, Item> = typeof calls extends Record<
  `PUT /${Name}/:id`,
  { body: z.ZodType<Form>; reply: infer Reply extends z.ZodType }
> &
  Record<`GET /${Name}/:perPage/:page`, { query: z.ZodType<Query> }>
  ? { data: Item } extends z.input<Reply>
    ? Name
    : never
  : never;

/** The names whose calls fit a resource; any other does not compile. */
type NameFor<Form, Query, Item> = {
  [Name in ReferenceName]: Fitting<Name, Form, Query, Item>;
}[ReferenceName];

interface Served<Row extends Stored, Where, Form extends { version?: number }, Query, Item> {
  db: Database;
  /** As in the paths; written out because the structure check of the routes reads it from the source. */
  name: NameFor<Form, Query, Item>;
  resource: Reference<Row, Where, Form, Query, Item>;
  /** Who may read it. Administrators may change it. */
  read: Allow;
  /** For the documentation: the singular with its article, and the plural. */
  one: string;
  many: string;
  /** What a deletion removes, where that is more than the one. */
  deleted?: string;
}

/** The routes of a resource of reference data: all, a page of them, one, add, change, delete, and whether that is refused. */
export function referenceRoutes<Row extends Stored, Where, Form extends { version?: number }, Query, Item>({
  db,
  name,
  resource,
  read,
  one,
  many,
  deleted = one,
}: Served<Row, Where, Form, Query, Item>): Endpoint[] {
  const path: ReferenceName = name;
  const keep = administrators;
  return [
    assemble(`GET /${path}`, { allow: read, summary: `All ${many}` }, ({ query }: { query: Query }) =>
      list(db, resource, query, everything),
    ),
    assemble(
      `GET /${path}/removable/:id`,
      { allow: keep, summary: `Say whether ${one} can be deleted` },
      ({ params }: OfOne) => tryToDestroy(db, resource, params.id),
    ),
    assemble(
      `GET /${path}/:perPage/:page`,
      { allow: read, summary: `List ${many}` },
      ({ query, params }: { query: Query; params: typeof everything }) => list(db, resource, query, params),
    ),
    assemble(`GET /${path}/:id`, { allow: read, summary: `Show ${one}` }, ({ params }: OfOne) =>
      show(db, resource, params.id),
    ),
    assemble(
      `POST /${path}`,
      { allow: keep, summary: `Add ${one}`, status: 201 },
      ({ actor, body }: { actor: Actor; body: Form }) => create(db, resource, actor, body),
    ),
    assemble(
      `PUT /${path}/:id`,
      { allow: keep, summary: `Change ${one}` },
      ({ actor, params, body }: OfOne & { body: Form }) => update(db, resource, actor, params.id, body),
    ),
    assemble(
      `DELETE /${path}/:id`,
      { allow: keep, summary: `Delete ${deleted}` },
      ({ actor, params }: OfOne) => destroy(db, resource, actor, params.id),
    ),
  ];
}

interface OfOne {
  actor: Actor;
  params: { id: number };
}
