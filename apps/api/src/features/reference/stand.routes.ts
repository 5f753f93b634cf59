import type { CatalogType, standList } from '@rebblatt/contracts';
import type { z } from 'zod';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { create, destroy, everything, list, show, update } from '../../http/reference.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { findActiveCatalog } from '../catalog/catalog.queries.ts';
import { stand } from './stand.reference.ts';

type Query = z.output<typeof standList>;

/** Stands: everybody signed in reads them, administrators keep them. */
export const standRoutes = ({ db, clock }: { db: Database; clock: Clock }): Endpoint[] => {
  const listStands = async (query: Query, page: typeof everything) => {
    if (!(query.active_catalog ?? query.custom?.active_catalog)) return list(db, stand, query, page);
    const active = await findActiveCatalog(db.prisma, clock);
    if (!active) return { data: [], total: 0 };
    const catalog_type = active.catalogType as CatalogType;
    return list(db, stand, { ...query, columnFilters: { ...query.columnFilters, catalog_type } }, page);
  };

  return [
    endpoint('GET /stand', { allow: signedIn, summary: 'All stands' }, ({ query }) =>
      listStands(query, everything),
    ),
    endpoint('GET /stand/:perPage/:page', { allow: signedIn, summary: 'List stands' }, ({ query, params }) =>
      listStands(query, params),
    ),
    endpoint('GET /stand/:id', { allow: signedIn, summary: 'Show a stand' }, ({ params }) =>
      show(db, stand, params.id),
    ),
    endpoint(
      'POST /stand',
      { allow: administrators, summary: 'Add a stand', status: 201 },
      ({ actor, body }) => create(db, stand, actor, body),
    ),
    endpoint(
      'PUT /stand/:id',
      { allow: administrators, summary: 'Change a stand' },
      ({ actor, params, body }) => update(db, stand, actor, params.id, body),
    ),
    endpoint('DELETE /stand/:id', { allow: administrators, summary: 'Delete a stand' }, ({ actor, params }) =>
      destroy(db, stand, actor, params.id),
    ),
  ];
};
