import type { CatalogItem, StatusState } from '@rebblatt/contracts';
import { isAdministrator } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { createCatalog, deleteCatalog, tryToDeleteCatalog, updateCatalog } from './catalog.commands.ts';
import { maySeeStatus } from './catalog.policy.ts';
import { presentCatalog } from './catalog.presenter.ts';
import type { CatalogRow } from './catalog.queries.ts';
import { findCatalog, hasMadePages, listCatalogs } from './catalog.queries.ts';
import { findOwnActiveCatalog, findOwnLastCatalog } from './deadline.queries.ts';

interface Tools {
  db: Database;
  clock: Clock;
  /** Whether the book of these catalogues is being made, is there or failed, by catalogue; none without any. */
  findStatuses: (ids: number[]) => Promise<Map<number, StatusState>>;
}

/** Catalogues: administrators manage them, every account can read the active and the last one. */
export function catalogRoutes({ db, clock, findStatuses }: Tools): Endpoint[] {
  const presentAll = async (actor: Actor, rows: CatalogRow[]): Promise<CatalogItem[]> => {
    const ids = rows.map(({ id }) => id);
    const statuses = maySeeStatus(actor) ? await findStatuses(ids) : null;
    return rows.map((row) => presentCatalog(row, clock, statuses?.get(row.id) ?? null));
  };
  const orNone = async (actor: Actor, catalog: CatalogRow | null) => ({
    data: catalog ? ((await presentAll(actor, [catalog]))[0] ?? null) : null,
  });
  const show = async (actor: Actor, id: number) => ({
    data: found((await orNone(actor, await findCatalog(db.prisma, id))).data),
  });

  return [
    endpoint(
      'GET /catalog/removable/:id',
      { allow: administrators, summary: 'Say whether a catalogue can be deleted' },
      async ({ params }) => {
        await tryToDeleteCatalog(db, params.id);
        return { data: { id: params.id } };
      },
    ),

    endpoint(
      'GET /catalog/:perPage/:page',
      { allow: administrators, summary: 'List catalogues' },
      async ({ actor, query, params }) => {
        const { rows, total } = await listCatalogs(db, query, params);
        return { data: await presentAll(actor, rows), total };
      },
    ),

    endpoint(
      'GET /catalog/active-catalog',
      { allow: signedIn, summary: 'Show the active catalogue' },
      async ({ actor }) => orNone(actor, await findOwnActiveCatalog(db.prisma, clock, actor)),
    ),

    endpoint(
      'GET /catalog/last-active-catalog',
      { allow: signedIn, summary: 'Show the catalogue that ended last' },
      async ({ actor }) => orNone(actor, await findOwnLastCatalog(db.prisma, clock, actor)),
    ),

    endpoint(
      'GET /catalog/has-catalog-page',
      { allow: signedIn, summary: 'Tell whether the active or the last catalogue has a page' },
      async ({ actor }) => {
        const catalog =
          (await findOwnActiveCatalog(db.prisma, clock, actor)) ??
          (await findOwnLastCatalog(db.prisma, clock, actor));
        const owner = isAdministrator(actor.role) ? null : actor.userId;
        const has_catalog_page = catalog && (await hasMadePages(db, catalog.id, owner)) ? 1 : 0;
        return { data: { has_catalog_page }, has_catalog_page };
      },
    ),

    endpoint(
      'GET /catalog/:id',
      { allow: administrators, summary: 'Show a catalogue' },
      ({ actor, params }) => show(actor, params.id),
    ),

    endpoint(
      'POST /catalog',
      { allow: administrators, summary: 'Add a catalogue with its registers', status: 201 },
      async ({ actor, body }) => show(actor, await createCatalog(db, actor, body)),
    ),

    endpoint(
      'PUT /catalog/:id',
      { allow: administrators, summary: 'Change a catalogue' },
      async ({ actor, params: { id }, body }) => {
        await orStale(
          updateCatalog({ db, clock }, actor, id, body),
          async () => (await show(actor, id)).data,
        );
        return show(actor, id);
      },
    ),

    endpoint(
      'DELETE /catalog/:id',
      { allow: administrators, summary: 'Delete a catalogue' },
      async ({ actor, params }) => {
        await deleteCatalog(db, actor, params.id);
        return { data: { id: params.id } };
      },
    ),
  ];
}
