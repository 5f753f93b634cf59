import { type CatalogListQuery, registers } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import { dateOf, todayInZurich } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import type { Catalog, Prisma } from '../../lib/generated/prisma/client.ts';
import { contains, present } from '../../lib/prisma-filter.ts';

/** A catalogue as the database returns it. */
export type CatalogRow = Catalog;

/**
 * The catalogue whose days include today, in Zurich: the organiser's. There is at most one, because no two overlap. That of
 * an exhibitor is asked with `findOwnActiveCatalog`.
 */
export function findActiveCatalog(reader: Pick<Tx, 'catalog'>, clock: Clock) {
  const today = dateOf(todayInZurich(clock));
  return reader.catalog.findFirst({ where: { fromOn: { lte: today }, toOn: { gte: today } } });
}

/** A catalogue, or null. */
export const findCatalog = (reader: Pick<Tx, 'catalog'>, id: number) =>
  reader.catalog.findUnique({ where: { id } });

const columns: Record<string, string> = {
  name: 'name',
  catalog_type: 'catalogType',
  from: 'fromOn',
  to: 'toOn',
  id: 'id',
};

/** One page of catalogues, by default the newest first. */
export async function listCatalogs(
  db: Database,
  { search, columnFilters, sort }: CatalogListQuery,
  { perPage, page }: { perPage: number; page: number },
): Promise<{ rows: CatalogRow[]; total: number }> {
  const where: Prisma.CatalogWhereInput = {
    AND: present<Prisma.CatalogWhereInput>([
      search && { name: contains(search) },
      columnFilters?.name && { name: contains(columnFilters.name) },
      columnFilters?.catalog_type && { catalogType: columnFilters.catalog_type },
    ]),
  };
  const wanted = sort.map(({ field, type }) => ({ [columns[field] ?? 'id']: type }));
  const orderBy = [...(wanted.length ? wanted : [{ fromOn: 'desc' as const }]), { id: 'asc' as const }];
  const [rows, total] = await Promise.all([
    db.prisma.catalog.findMany({ where, orderBy, skip: (page - 1) * perPage, take: perPage }),
    db.prisma.catalog.count({ where }),
  ]);
  return { rows, total };
}

/** Every page except the two registers. */
const addedPages = { pageType: { notIn: registers } };

/** Whether a catalogue has pages other than its registers: of one exhibitor, or of any. */
export async function hasMadePages(
  db: Database,
  catalogId: number,
  exhibitorId: number | null,
): Promise<boolean> {
  const made = exhibitorId === null ? addedPages : { exhibitorId };
  return (await db.prisma.page.findFirst({ where: { catalogId, ...made }, select: { id: true } })) !== null;
}

/** A catalogue, other than the given one, that overlaps these days, or null. */
export const findOverlapping = (tx: Tx, days: { fromOn: Date; toOn: Date }, exceptId: number) =>
  tx.catalog.findFirst({
    where: { fromOn: { lte: days.toOn }, toOn: { gte: days.fromOn }, id: { not: exceptId } },
    orderBy: { fromOn: 'asc' },
  });

/** A catalogue locked until the transaction ends, or null. */
export async function lockForChange(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT id FROM catalog WHERE id = ${id} FOR UPDATE`;
  return findCatalog(tx, id);
}

/**
 * Locks catalogues until the transaction ends, always in the same order, so that two transactions that need the same
 * ones cannot deadlock. Stands, pages and memberships of a catalogue are only assigned while it is locked.
 */
export async function lockCatalogs(tx: Tx, ids: number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM catalog WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
}

/** Whether a catalogue has stands or pages, so that its type cannot change. */
export async function hasStandsOrPages(tx: Tx, catalogId: number): Promise<boolean> {
  const stands = await tx.catalogStand.count({ where: { catalogId } });
  return stands > 0 || (await tx.page.count({ where: { catalogId, ...addedPages } })) > 0;
}

/** How many exhibitors, requests, and pages besides its registers a catalogue has: with any it cannot be deleted. */
export async function countUses(
  tx: Tx,
  catalogId: number,
): Promise<{ exhibitors: number; requests: number; pages: number }> {
  const some = { some: { catalogId } };
  return {
    exhibitors: await tx.exhibitor.count({ where: { OR: [{ memberships: some }, { stands: some }] } }),
    requests: await tx.catalogRequest.count({ where: { catalogId } }),
    pages: await tx.page.count({ where: { catalogId, ...addedPages } }),
  };
}
