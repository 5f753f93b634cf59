import type { Tx } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import { findContent, heavy } from '../page/page.queries.ts';
import type { LogoState, PageState, WineState } from './state.rules.ts';
import { contentState, logoState, pageState, wineState } from './state.rules.ts';

/** A row of the history with everything it keeps. */
export interface KeptRow {
  id: number;
  at: Date;
  entity: string;
  entityId: number;
  action: string;
  before: unknown;
  pageId: number | null;
  item: string | null;
}

type Reader = Pick<Tx, '$queryRaw' | 'wine' | 'logo' | 'page' | 'pageCategory'>;

/** A row of the history, or null. */
export async function findKeptRow(reader: Reader, id: number): Promise<KeptRow | null> {
  const [row] = await reader.$queryRaw<KeptRow[]>(sql`
    SELECT id, at, entity, entity_id AS "entityId", action, before, page_id AS "pageId", item
    FROM history WHERE id = ${id} AND entity_id IS NOT NULL`);
  return row ?? null;
}

/** The newest deletion of a thing among the rows of the history that `visible` leaves, or null. */
export async function findDeletion(
  reader: Pick<Tx, '$queryRaw'>,
  visible: Sql,
  entity: string,
  id: number,
): Promise<{ id: number } | null> {
  const [row] = await reader.$queryRaw<{ id: number }[]>(sql`
    SELECT h.id FROM history h
    WHERE h.entity = ${entity} AND h.entity_id = ${id} AND h.action = 'delete' AND ${visible}
    ORDER BY h.id DESC LIMIT 1`);
  return row ?? null;
}

/** Decimals and dates as the history has them. */
const asRecorded = (row: unknown): unknown => JSON.parse(JSON.stringify(row));

/** A wine as it is now, or null. */
export async function findWineState(reader: Reader, id: number): Promise<WineState | null> {
  const row = await reader.wine.findUnique({ where: { id }, include: { prices: true, grapes: true } });
  return row && wineState.parse(asRecorded(row));
}

/** A logo as it is now, or null; also while it is checked. */
export async function findLogoState(reader: Reader, id: number): Promise<LogoState | null> {
  const row = await reader.logo.findUnique({ where: { id } });
  return row && (logoState.safeParse(asRecorded(row)).data ?? null);
}

/** A page as it is now, with its content, or null. */
export async function findPageState(reader: Tx, id: number): Promise<PageState | null> {
  const row = await reader.page.findUnique({ where: { id }, omit: heavy });
  return (
    row && pageState.parse({ ...(asRecorded(row) as object), categories: await findContent(reader, id) })
  );
}

interface Earlier {
  columns: unknown;
  content: unknown;
  /** Whether the content changed in between without having been recorded, as older versions did. */
  gap: boolean;
}

/**
 * A wine page as it was before a row of the history: what did not change until the next row that has it, was the same
 * then.
 * @returns null when that has not been recorded
 */
export async function findPageStateBefore(
  reader: Reader,
  pageId: number,
  rowId: number,
  now: PageState,
): Promise<PageState | null> {
  const [earlier] = await reader.$queryRaw<Earlier[]>(sql`
    SELECT
      (SELECT before - 'categories' FROM history WHERE page_id = ${pageId} AND id >= ${rowId} AND entity = 'page'
        AND before ? 'pageType' ORDER BY id LIMIT 1) AS columns,
      content.categories AS content,
      EXISTS (SELECT FROM history WHERE page_id = ${pageId} AND entity = 'page-category' AND NOT coalesce(before ? 'categories', false)
        AND id >= ${rowId} AND id < coalesce(content.id, 2147483647)) AS gap
    FROM (SELECT 1) AS one LEFT JOIN LATERAL (
      SELECT id, before -> 'categories' AS categories FROM history
      WHERE page_id = ${pageId} AND id >= ${rowId} AND before ? 'categories' ORDER BY id LIMIT 1) AS content ON true`);
  if (!earlier || earlier.gap) return null;
  const content = earlier.content === null ? now.categories : contentState.safeParse(earlier.content).data;
  const columns = earlier.columns === null ? now : pageState.safeParse(earlier.columns).data;
  return content && columns ? { ...columns, position: now.position, categories: content } : null;
}

/** The first of these that no longer exists, or null. */
export async function findMissing(
  reader: Reader,
  wanted: { entity: 'region' | 'wine-type' | 'award' | 'bottle-size' | 'grape-variety'; id: number }[],
): Promise<{ entity: string; id: number } | null> {
  const [missing] = await reader.$queryRaw<{ entity: string; id: number }[]>(sql`
    SELECT w.entity, w.id
    FROM unnest(${wanted.map(({ entity }) => entity)}::text[], ${wanted.map(({ id }) => id)}::int[]) AS w (entity, id)
    WHERE NOT CASE w.entity
      WHEN 'region' THEN EXISTS (SELECT FROM region WHERE id = w.id)
      WHEN 'wine-type' THEN EXISTS (SELECT FROM wine_type WHERE id = w.id)
      WHEN 'award' THEN EXISTS (SELECT FROM award WHERE id = w.id)
      WHEN 'bottle-size' THEN EXISTS (SELECT FROM bottle_size WHERE id = w.id)
      WHEN 'grape-variety' THEN EXISTS (SELECT FROM grape_variety WHERE id = w.id) END
    LIMIT 1`);
  return missing ?? null;
}

/** The wines of an exhibitor among these, with the sizes they have prices for. */
export const findPlacedWines = (reader: Reader, exhibitorId: number | null, ids: number[]) =>
  reader.wine.findMany({
    where: { id: { in: ids }, exhibitorId: exhibitorId ?? 0 },
    select: { id: true, wine: true, prices: { select: { bottleSizeId: true } } },
  });

/** Whether an exhibitor has another wine that counts as the same. */
export async function hasSameWine(reader: Reader, wine: WineState): Promise<boolean> {
  const rows = await reader.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM wine WHERE user_id = ${wine.exhibitorId} AND id <> ${wine.id}
      AND wine_key = replace(folded(${wine.wine}::text), ' ', '') AND coalesce(year, 0) = ${wine.year ?? 0}::int
      AND region_id = ${wine.regionId} AND wine_type_id = ${wine.wineTypeId} LIMIT 1`);
  return rows.length > 0;
}
