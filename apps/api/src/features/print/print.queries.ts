import type { StatusState } from '@rebblatt/contracts';
import { statusStates } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { generationKey } from './print.rules.ts';

const person = { select: { id: true, email: true } } as const;

/** The generation that was ordered last, in any state; null before the first. */
export const findLastGeneration = (db: Database, catalogId: number) =>
  db.prisma.job.findFirst({
    where: { dedupeKey: generationKey(catalogId) },
    orderBy: { id: 'desc' },
    include: { user: person },
  });

const result = {
  catalog: { select: { name: true } },
  file: true,
  createdBy: person,
  links: {
    select: {
      expiresAt: true,
      revokedAt: true,
      downloads: true,
      answers: {
        select: { id: true, kind: true, name: true, createdAt: true, doneAt: true },
        orderBy: { id: 'asc' },
      },
    },
  },
} as const;

/** All books of a catalogue, the newest first. */
export const listResults = (db: Database, catalogId: number) =>
  db.prisma.printResult.findMany({ where: { catalogId }, orderBy: { id: 'desc' }, include: result });

/** A book, of this catalogue if one is given; null when there is none. */
export const findResult = (db: Database, id: number, catalogId?: number) =>
  db.prisma.printResult.findFirst({ where: { id, ...(catalogId && { catalogId }) }, include: result });

export type PrintResultRow = NonNullable<Awaited<ReturnType<typeof findResult>>>;

/** The links to a book, the newest first. */
export const listLinks = (db: Database, resultId: number) =>
  db.prisma.printLink.findMany({
    where: { printResultId: resultId },
    orderBy: { id: 'desc' },
    include: { createdBy: person },
  });

export type PrintLinkRow = Awaited<ReturnType<typeof listLinks>>[number];

/** The address to which a link was last sent; null before the first. */
export async function findPrintOffice(db: Database): Promise<string | null> {
  const last = await db.prisma.printLink.findFirst({
    where: { sentTo: { not: null } },
    orderBy: { id: 'desc' },
    select: { sentTo: true },
  });
  return last?.sentTo ?? null;
}

/** A valid link, with its book; null for any other key. */
export const findValidLink = (reader: Pick<Tx, 'printLink'>, tokenHash: string, now: Date) =>
  reader.printLink.findFirst({
    where: { tokenHash, revokedAt: null, expiresAt: { gt: now } },
    include: { printResult: { include: result } },
  });

/**
 * The state of the last generation of each of these catalogues, a cancelled one as failed; absent when there was none.
 * It is read from the jobs, because entries of the bell can be dismissed; jobs are deleted after a month, books are not.
 */
export async function findGenerationStatuses(
  db: Database,
  catalogIds: number[],
): Promise<Map<number, StatusState>> {
  const rows = await db.query<{ id: number; status: StatusState }>(sql`
    WITH last AS (
      SELECT DISTINCT ON (dedupe_key) dedupe_key, state FROM job
      WHERE dedupe_key = ANY(${catalogIds.map(generationKey)}) ORDER BY dedupe_key, id DESC
    )
    SELECT c.id, CASE WHEN last.state IN ('queued', 'running') THEN ${statusStates.processing}::int
      WHEN last.state IN ('failed', 'cancelled') THEN ${statusStates.failed}::int
      ELSE ${statusStates.ready}::int END AS status
    FROM unnest(${catalogIds}::int[], ${catalogIds.map(generationKey)}::text[]) AS c(id, key)
    LEFT JOIN last ON last.dedupe_key = c.key
    WHERE last.state IS NOT NULL OR EXISTS (SELECT FROM print_result r WHERE r.catalog_id = c.id)`);
  return new Map(rows.map(({ id, status }) => [id, status]));
}
