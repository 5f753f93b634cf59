import { type VisitCount, visitKinds } from '@rebblatt/contracts';
import { dayOf } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { ShownCatalog } from '../../visitors/shown-editions.ts';
import { publicationKey } from '../publication/publication.rules.ts';

const known = {
  createdBy: { select: { id: true, email: true } },
  shownBy: { select: { catalogId: true } },
  withdrawnBy: { select: { catalogId: true } },
} as const;

/** The editions of a catalogue that are kept, the newest first. */
export const listEditions = (db: Database, catalogId: number) =>
  db.prisma.edition.findMany({ where: { catalogId }, orderBy: { number: 'desc' }, include: known });

export const findEdition = (reader: Pick<Tx, 'edition'>, id: number) =>
  reader.edition.findUnique({ where: { id }, include: known });

export type EditionRow = NonNullable<Awaited<ReturnType<typeof findEdition>>>;

/** The publication of a catalogue that somebody ordered and that is not done; null without one. */
export const findRunning = (reader: Pick<Tx, 'job'>, catalogId: number) =>
  reader.job.findFirst({
    where: { dedupeKey: publicationKey(catalogId), state: { in: ['queued', 'running'] } },
    select: { progress: true },
  });

/** The edition of a catalogue with the highest number, with the file in which it is; null before the first. */
export const findNewest = (reader: Pick<Tx, 'edition'>, catalogId: number) =>
  reader.edition.findFirst({
    where: { catalogId },
    orderBy: { number: 'desc' },
    include: { file: { select: { sha256: true } } },
  });

/** How often visitors read each kind of page on each day, the newest day first. */
export const listVisits = (db: Database, catalogId: number): Promise<VisitCount[]> =>
  db.query<VisitCount>(sql`
    SELECT day::text, kind, calls FROM visit_count WHERE catalog_id = ${catalogId}
    ORDER BY day DESC, kind LIMIT ${MOST_COUNTS}`);

/** A year of all kinds. */
const MOST_COUNTS = 366 * visitKinds.length;

interface Row {
  slug: string;
  name: string;
  from: Date;
  to: Date;
  public_from: Date | null;
  public_until: Date | null;
  sha256: string | null;
  page_ids: number[];
}

const day = (date: Date | null) => date && dayOf(date);

/** Every catalogue of which visitors see an edition, or saw one before it was withdrawn. */
export async function listShown(db: Database): Promise<ShownCatalog[]> {
  const rows = await db.query<Row>(sql`
    SELECT p.slug, c.name, c.from, c.to, p.from AS public_from, p.until AS public_until, f.sha256, e.page_ids
    FROM publication p JOIN catalog c ON c.id = p.catalog_id
    JOIN edition e ON e.id = coalesce(p.edition_id, p.withdrawn_id)
    LEFT JOIN file f ON f.id = e.file_id AND p.edition_id IS NOT NULL
    ORDER BY c.to DESC`);
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    from: dayOf(row.from),
    to: dayOf(row.to),
    publicFrom: day(row.public_from),
    publicUntil: day(row.public_until),
    sha256: row.sha256,
    pageIds: row.page_ids,
  }));
}
