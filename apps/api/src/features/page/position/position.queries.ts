import type { ReleaseState } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import { scopeSql } from '../../../lib/scope.ts';
import { sql } from '../../../lib/sql.ts';
import { withOwnEnds } from '../../catalog/deadline.queries.ts';
import type { PageScope } from '../page.policy.ts';

/**
 * Locks a catalogue's row until the transaction ends, so that pages are moved, added and removed one after another.
 * It must be the first statement and one of its own, so that later ones read the order after the previous transaction.
 * @returns false when there is no such catalogue
 */
export async function lockCatalog(tx: Tx, catalogId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM catalog WHERE id = ${catalogId} FOR UPDATE`;
  return rows.length === 1;
}

/** Locks the catalogue of a page. @returns its id, or null when there is no such page */
export async function lockCatalogOfPage(tx: Tx, pageId: number): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM catalog WHERE id = (SELECT catalog_id FROM page WHERE id = ${pageId}) FOR UPDATE`;
  return row?.id ?? null;
}

/** How many pages a catalogue has; with the catalogue locked this is also its last position. */
export const countPagesOf = (tx: Tx, catalogId: number) => tx.page.count({ where: { catalogId } });

/** The titles of the pages of a catalogue by position; null for a page without one. */
export const listTitles = async (tx: Tx, catalogId: number): Promise<(number | null)[]> =>
  (
    await tx.page.findMany({
      where: { catalogId },
      orderBy: { position: 'asc' },
      select: { pageTitleId: true },
    })
  ).map(({ pageTitleId }) => pageTitleId);

/** A page with the columns that a move needs; its catalogue has the end of its exhibitor. */
export interface MovablePage {
  id: number;
  catalogId: number;
  exhibitorId: number | null;
  position: number;
  pageType: number;
  state: ReleaseState;
  catalog: { name: string; fromOn: Date; toOn: Date };
  /** The last position of the catalogue. */
  last: number;
}

type Row = Omit<MovablePage, 'catalog'> & MovablePage['catalog'];

/** These pages, as far as they are in the scope; in one statement, because others wait for the lock meanwhile. */
export async function findMovable(tx: Tx, scope: PageScope, ids: number[]): Promise<MovablePage[]> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT p.id, p.catalog_id AS "catalogId", p.exhibitor_id AS "exhibitorId", p.position, p.page_type AS "pageType", p.state,
      c.name, c."from" AS "fromOn", c."to" AS "toOn",
      (SELECT max(o.position) FROM page o WHERE o.catalog_id = p.catalog_id) AS last
    FROM page p JOIN catalog c ON c.id = p.catalog_id
    WHERE p.id = ANY(${ids}::int[]) AND ${scopeSql(scope, sql`p.exhibitor_id`)}`);
  return withOwnEnds(
    tx,
    rows.map(({ name, fromOn, toOn, ...page }) => ({ ...page, catalog: { name, fromOn, toOn } })),
  );
}

/** The page of an exhibitor at a position, or null. */
export const findOwnAt = (tx: Tx, catalogId: number, position: number, exhibitorId: number) =>
  tx.page.findFirst({ where: { catalogId, position, exhibitorId }, select: { id: true } });
