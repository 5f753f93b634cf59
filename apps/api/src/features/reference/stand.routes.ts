import type { CatalogType } from '@rebblatt/contracts';
import { deleted, item, listOf, paging, standForm, standItem, standList } from '@rebblatt/contracts';
import type { z } from 'zod';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { del, get, post, put } from '../../http/endpoint.ts';
import { byId } from '../../http/params.ts';
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
    get(
      '/stand',
      { allow: signedIn, summary: 'All stands', query: standList, reply: listOf(standItem) },
      ({ query }) => listStands(query, everything),
    ),
    get(
      '/stand/:perPage/:page',
      {
        allow: signedIn,
        summary: 'List stands',
        params: paging,
        query: standList,
        reply: listOf(standItem),
      },
      ({ query, params }) => listStands(query, params),
    ),
    get(
      '/stand/:id',
      { allow: signedIn, summary: 'Show a stand', params: byId, reply: item(standItem) },
      ({ params }) => show(db, stand, params.id),
    ),
    post(
      '/stand',
      {
        allow: administrators,
        summary: 'Add a stand',
        body: standForm,
        reply: item(standItem),
        status: 201,
      },
      ({ actor, body }) => create(db, stand, actor, body),
    ),
    put(
      '/stand/:id',
      {
        allow: administrators,
        summary: 'Change a stand',
        params: byId,
        body: standForm,
        reply: item(standItem),
      },
      ({ actor, params, body }) => update(db, stand, actor, params.id, body),
    ),
    del(
      '/stand/:id',
      { allow: administrators, summary: 'Delete a stand', params: byId, reply: deleted },
      ({ actor, params }) => destroy(db, stand, actor, params.id),
    ),
  ];
};
