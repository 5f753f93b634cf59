import type { assignCatalog as assignCatalogForm, ExhibitorUpdate } from '@rebblatt/contracts';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { AppError, found, invalidField } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { findCatalog, lockCatalogs } from '../catalog/catalog.queries.ts';
import { findWorkIn } from './exhibitor.queries.ts';

type Before = { memberships: { catalogId: number }[]; regions: { regionId: number }[] };
type Lists = Pick<ExhibitorUpdate, 'catalogs' | 'regions'>;

/**
 * Writes the catalogues and regions of an exhibitor whose row is locked; a list that the form leaves out is unchanged.
 * @throws AppError 422 on `catalogs` or `regions` for an unknown id; 409 `exhibitor.works-in-catalog`, also on
 *   `catalogs`, for a catalogue in which the exhibitor has a request, stands or pages
 */
export async function writeLists(
  tx: Tx,
  exhibitorId: number,
  { catalogs, regions }: Lists,
  before: Before = { memberships: [], regions: [] },
): Promise<void> {
  if (catalogs) {
    const had = before.memberships.map((row) => row.catalogId);
    await refuseUnknown('catalogs', catalogs, (where) => tx.catalog.count({ where }));
    // With the catalogues locked, no page or stand can be added in one of them after the check.
    await lockCatalogs(tx, [...had, ...catalogs]);
    const left = had.filter((id) => !catalogs.includes(id));
    if (left.length) await leaveCatalogs(tx, exhibitorId, left);
    await joinCatalogs(tx, [exhibitorId], catalogs);
  }
  if (regions) {
    await refuseUnknown('regions', regions, (where) => tx.region.count({ where }));
    await tx.exhibitorRegion.deleteMany({ where: { exhibitorId } });
    await tx.exhibitorRegion.createMany({ data: regions.map((regionId) => ({ exhibitorId, regionId })) });
  }
}

/**
 * Writes the catalogues and regions of exhibitors that were just made.
 * @throws AppError 422 on `catalogs` or `regions` for an unknown id
 */
export async function joinLists(tx: Tx, made: readonly { id: number; form: Lists }[]): Promise<void> {
  const memberships = made.flatMap(({ id: exhibitorId, form: { catalogs = [] } }) =>
    catalogs.map((catalogId) => ({ exhibitorId, catalogId })),
  );
  const regions = made.flatMap(({ id: exhibitorId, form: { regions: named = [] } }) =>
    named.map((regionId) => ({ exhibitorId, regionId })),
  );
  const catalogIds = [...new Set(memberships.map(({ catalogId }) => catalogId))];
  const regionIds = [...new Set(regions.map(({ regionId }) => regionId))];
  await refuseUnknown('catalogs', catalogIds, (where) => tx.catalog.count({ where }));
  await refuseUnknown('regions', regionIds, (where) => tx.region.count({ where }));
  await lockCatalogs(tx, catalogIds);
  await tx.catalogMembership.createMany({ data: memberships });
  await tx.exhibitorRegion.createMany({ data: regions });
}

/** Makes exhibitors members of catalogues; memberships that exist stay. @returns the new memberships */
export function joinCatalogs(tx: Tx, exhibitorIds: number[], catalogIds: number[]) {
  const data = catalogIds.flatMap((catalogId) =>
    exhibitorIds.map((exhibitorId) => ({ catalogId, exhibitorId })),
  );
  return tx.catalogMembership.createManyAndReturn({ data, skipDuplicates: true });
}

/**
 * Adds exhibitors to a catalogue.
 * @returns how many did not belong to it yet
 * @throws AppError 404 for the catalogue, 422 on `exhibitor_ids` for an account that is not an exhibitor's
 */
export const assignCatalog = (
  db: Database,
  actor: Actor,
  { catalog_id, exhibitor_ids }: z.output<typeof assignCatalogForm>,
): Promise<number> =>
  db.transact(async (tx) => {
    await lockCatalogs(tx, [catalog_id]);
    found(await findCatalog(tx, catalog_id), 'catalog');
    await refuseUnknown('exhibitor_ids', exhibitor_ids, (where) => tx.exhibitor.count({ where }));
    const added = await joinCatalogs(tx, exhibitor_ids, [catalog_id]);
    if (added.length > 0) {
      const after = { exhibitor_ids: added.map(({ exhibitorId }) => exhibitorId) };
      await recordChange(tx, actor, { entity: 'catalog', entityId: catalog_id, action: 'assign', after });
    }
    return added.length;
  });

async function refuseUnknown(
  field: 'catalogs' | 'regions' | 'exhibitor_ids',
  ids: number[],
  count: (where: { id: { in: number[] } }) => Promise<number>,
): Promise<void> {
  if ((await count({ id: { in: ids } })) !== ids.length) throw invalidField(field, 'validation.not-found');
}

async function leaveCatalogs(tx: Tx, exhibitorId: number, catalogIds: number[]): Promise<void> {
  const work = await findWorkIn(tx, exhibitorId, catalogIds);
  const kept = work.find(({ requests, stands, pages }) => requests + stands + pages > 0);
  if (kept) {
    const refusal = { key: 'exhibitor.works-in-catalog' as const, params: kept };
    throw new AppError(409, refusal.key, { params: kept, fields: { catalogs: [refusal] } });
  }
  await tx.catalogMembership.deleteMany({ where: { exhibitorId, catalogId: { in: catalogIds } } });
}
