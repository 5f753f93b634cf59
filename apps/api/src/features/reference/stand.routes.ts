import type { CatalogType, StandItem } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, tryToDestroy, update } from '../../http/reference.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { withNearest } from '../../lib/nearest-exhibitors.ts';
import { sql } from '../../lib/sql.ts';
import { findStandHolders } from '../catalog/assignment.queries.ts';
import { findActiveCatalog } from '../catalog/catalog.queries.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';
import type { StandQuery } from './stand.reference.ts';
import { stand } from './stand.reference.ts';

/** Stands: every account can read them, administrators manage them. */
export const standRoutes = ({ db, clock }: { db: Database; clock: Clock }): Endpoint[] => {
  /** The active catalogue, for administrators: others are not told who has a stand. */
  const heldIn = async (actor: Actor) =>
    isAdministrator(actor.role) ? (await findActiveCatalog(db.prisma, clock))?.id : undefined;
  /** For administrators: which exhibitors have these stands in the active catalogue. */
  const withHolders = async (actor: Actor, stands: StandItem[]): Promise<StandItem[]> => {
    const catalogId = await heldIn(actor);
    if (catalogId === undefined) return stands;
    const ids = stands.map(({ id }) => id);
    const holders = await findStandHolders(db, catalogId, ids);
    return stands.map((item) => ({ ...item, holder: holders.get(item.id) ?? null }));
  };
  const withHolder = async (actor: Actor, { data }: { data: StandItem }) => ({
    data: (await withHolders(actor, [data]))[0] ?? data,
  });
  const pageOfStands = async (actor: Actor, query: StandQuery, page: typeof everything) => {
    if (!(query.active_catalog ?? query.custom?.active_catalog)) return list(db, stand, query, page);
    const active = await findOwnActiveCatalog(db.prisma, clock, actor);
    if (!active) return { data: [], total: 0 };
    const catalog_type = active.catalogType as CatalogType;
    return list(db, stand, { ...query, columnFilters: { ...query.columnFilters, catalog_type } }, page);
  };
  const listStands = async (actor: Actor, query: StandQuery, page: typeof everything) => {
    const asked = query.search ? { ...query, held_in: await heldIn(actor) } : query;
    const { data, total } = await pageOfStands(actor, asked, page);
    return { data: await withHolders(actor, data), total };
  };

  return [
    endpoint('GET /stand', { allow: signedIn, summary: 'All stands' }, ({ actor, query }) =>
      listStands(actor, query, everything),
    ),
    endpoint(
      'GET /stand/removable/:id',
      { allow: administrators, summary: 'Say whether a stand can be deleted' },
      ({ params }) => tryToDestroy(db, stand, params.id),
    ),
    endpoint(
      'GET /stand/:perPage/:page',
      { allow: signedIn, summary: 'List stands' },
      async ({ actor, query, params }) => {
        const listed = await listStands(actor, query, params);
        const catalogId = await heldIn(actor);
        // Only who is told who has a stand has searched for them.
        if (catalogId === undefined) return listed;
        const among = sql`EXISTS (SELECT FROM catalog_stand a WHERE a.exhibitor_id = e.id AND a.catalog_id = ${catalogId})`;
        return withNearest(db, listed, query, among);
      },
    ),
    endpoint('GET /stand/:id', { allow: signedIn, summary: 'Show a stand' }, async ({ actor, params }) =>
      withHolder(actor, await show(db, stand, params.id)),
    ),
    endpoint(
      'POST /stand',
      { allow: administrators, summary: 'Add a stand', status: 201 },
      ({ actor, body }) => create(db, stand, actor, body),
    ),
    endpoint(
      'PUT /stand/:id',
      { allow: administrators, summary: 'Change a stand' },
      async ({ actor, params, body }) => withHolder(actor, await update(db, stand, actor, params.id, body)),
    ),
    endpoint('DELETE /stand/:id', { allow: administrators, summary: 'Delete a stand' }, ({ actor, params }) =>
      destroy(db, stand, actor, params.id),
    ),
  ];
};
