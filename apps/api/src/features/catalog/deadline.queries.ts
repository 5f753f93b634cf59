import type { Clock } from '../../lib/clock.ts';
import { dateOf, todayInZurich } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import { withEnd } from './catalog.rules.ts';

/**
 * Until when an exhibitor may work on a catalogue is asked here and nowhere else: its end, or a later day of their own.
 */

/** The last day of the exhibitor in the catalogue `c`, for whom `d` is the row of the later deadline, if there is one. */
const ownEnd = sql`greatest(c."to", d.until)`;

interface OfExhibitor {
  catalogId: number;
  /** Null for a thing of the organiser, for which the catalogue's own end counts. */
  exhibitorId: number | null;
  catalog: { toOn: Date };
}

/** Things in catalogues, each with the end that the catalogue has for its exhibitor. */
export async function withOwnEnds<Thing extends OfExhibitor>(
  reader: Pick<Tx, 'laterDeadline'>,
  things: Thing[],
): Promise<Thing[]> {
  const exhibitors = [...new Set(things.flatMap(({ exhibitorId }) => exhibitorId ?? []))];
  if (exhibitors.length === 0) return things;
  const catalogs = [...new Set(things.map(({ catalogId }) => catalogId))];
  const later = await reader.laterDeadline.findMany({
    where: { catalogId: { in: catalogs }, exhibitorId: { in: exhibitors } },
  });
  if (later.length === 0) return things;
  const ends = new Map(later.map((row) => [`${row.catalogId}:${row.exhibitorId}`, row.until]));
  return things.map((thing) => ({
    ...thing,
    catalog: withEnd(thing.catalog, ends.get(`${thing.catalogId}:${thing.exhibitorId}`)),
  }));
}

/** One thing in a catalogue, as above; null stays null. */
export async function withOwnEnd<Thing extends OfExhibitor>(
  reader: Pick<Tx, 'laterDeadline'>,
  thing: Thing | null,
): Promise<Thing | null> {
  return thing && ((await withOwnEnds(reader, [thing]))[0] ?? thing);
}

/** The later last day of the exhibitor `e` in a catalogue, as text and a column of a statement; null without one. */
export const laterUntil = (catalogId: number) => sql`
  (SELECT to_char(d.until, 'YYYY-MM-DD') FROM later_deadline d JOIN catalog c ON c.id = d.catalog_id
    WHERE d.catalog_id = ${catalogId} AND d.exhibitor_id = e.id AND d.until > c."to")`;

/** How many exhibitors may go on after the end of the catalogue `c`, and until when at most; null without any. */
export const stillLater = (clock: Clock) => sql`
  (SELECT json_build_object('exhibitors', count(*), 'until', to_char(max(d.until), 'YYYY-MM-DD'))
    FROM later_deadline d
    WHERE d.catalog_id = c.id AND d.until > c."to" AND d.until >= ${todayInZurich(clock)}::date HAVING count(*) > 0)`;

/** A catalogue with the days of those who have a later one. */
export type CatalogWithDays = Catalog & { laterDeadlines: { exhibitorId: number; until: Date }[] };

type CatalogReader = Pick<Tx, 'catalog' | '$queryRaw'>;

/** The catalogue that comes first under these conditions, with the end that it has for an account. */
async function findFirst(
  reader: CatalogReader,
  userId: number,
  where: Sql,
  order: Sql,
): Promise<Catalog | null> {
  const [own] = await reader.$queryRaw<{ id: number; end: Date }[]>(sql`
    SELECT c.id, ${ownEnd} AS "end" FROM catalog c
    LEFT JOIN later_deadline d ON d.catalog_id = c.id AND d.exhibitor_id = ${userId}
    WHERE ${where} ORDER BY ${order} LIMIT 1`);
  const catalog = own && (await reader.catalog.findUnique({ where: { id: own.id } }));
  return catalog ? withEnd(catalog, own?.end) : null;
}

/**
 * The catalogue on which an account may work today, with its own last day there. Where two are open, because the next one
 * has begun, it is the one that ends first for it. Organisers have no days of their own.
 */
export function findOwnActiveCatalog(reader: CatalogReader, clock: Clock, { userId }: { userId: number }) {
  const today = dateOf(todayInZurich(clock));
  const open = sql`c."from" <= ${today}::date AND ${ownEnd} >= ${today}::date`;
  return findFirst(reader, userId, open, sql`${ownEnd}, c.id`);
}

/** The catalogue that ended last for an account, or null when none has ended yet. */
export function findOwnLastCatalog(reader: CatalogReader, clock: Clock, { userId }: { userId: number }) {
  const today = dateOf(todayInZurich(clock));
  return findFirst(reader, userId, sql`${ownEnd} < ${today}::date`, sql`${ownEnd} DESC, c.id DESC`);
}

/** The catalogues that have not ended for an exhibitor, also those that have not begun. */
export async function findUnendedCatalogs(
  reader: Pick<Tx, '$queryRaw'>,
  clock: Clock,
  exhibitorId: number,
): Promise<number[]> {
  const today = dateOf(todayInZurich(clock));
  const rows = await reader.$queryRaw<{ id: number }[]>(sql`
    SELECT c.id FROM catalog c
    LEFT JOIN later_deadline d ON d.catalog_id = c.id AND d.exhibitor_id = ${exhibitorId}
    WHERE ${ownEnd} >= ${today}::date`);
  return rows.map(({ id }) => id);
}

const withDays = { laterDeadlines: { select: { exhibitorId: true, until: true } } };

/** A catalogue with the days of those who may go on, or null. */
export const findWithDays = (reader: Pick<Tx, 'catalog'>, id: number): Promise<CatalogWithDays | null> =>
  reader.catalog.findUnique({ where: { id }, include: withDays });

/** The catalogues that have begun and have not ended for everybody, with the days of those who may go on. */
export function findCatalogsInWork(reader: Pick<Tx, 'catalog'>, clock: Clock): Promise<CatalogWithDays[]> {
  const today = dateOf(todayInZurich(clock));
  return reader.catalog.findMany({
    where: {
      fromOn: { lte: today },
      OR: [{ toOn: { gte: today } }, { laterDeadlines: { some: { until: { gte: today } } } }],
    },
    include: withDays,
    orderBy: { id: 'asc' },
  });
}

/**
 * The catalogue of these on which somebody may work today and that ends last for everybody: the organiser's active one, or
 * after its end the one on which somebody may go on; null without one.
 */
export async function findCatalogInWork(
  reader: Pick<Tx, 'catalog'>,
  clock: Clock,
  id?: number,
): Promise<CatalogWithDays | null> {
  const inWork = await findCatalogsInWork(reader, clock);
  const asked = inWork.filter((catalog) => id === undefined || catalog.id === id);
  return asked.sort((one, other) => other.toOn.getTime() - one.toOn.getTime())[0] ?? null;
}
