import type { PullEnd, WinePageInput } from '@rebblatt/contracts';
import { winePageInput } from '@rebblatt/contracts';
import { isKeptPull } from '../../../files/sweep.ts';
import { notFound } from '../../../lib/app-error.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';

/** A pull of a page as the database returns it. */
export interface PullRow {
  page_id: number;
  number: number;
  released_at: Date;
  /** Who released it; null when an older version of the product did not record it. */
  name: string | null;
  role: string | null;
  on_behalf: string | null;
  /** The row of the history that tells of it. */
  history_id: number | null;
  end: PullEnd | null;
  ended_at: Date | null;
  comment: string | null;
  /** Whether it has what it printed itself: the content of a wine page, or a file. */
  printed: 'snapshot' | 'file' | null;
  kept: boolean;
}

const newest = sql`(SELECT max(n.number) FROM page_pull n WHERE n.page_id = r.page_id)`;

/** Whether a page stands as its newest pull, so that what it prints now is what was released. */
const isFrozen = sql`(p.state IN ('released', 'accepted') AND r.number = ${newest})`;

const snapshotLogo = sql`(r.snapshot -> 'logo' ->> 'sha256')`;

/** Whether the pull alone has what it printed. */
const needsNoFile = sql`(r.snapshot IS NOT NULL AND ${snapshotLogo} IS NULL)`;

/** Whether a pull printed a stored file: the PDF of an upload, or the logo of a wine page. */
const hasFile = sql`(r.file_sha256 IS NOT NULL OR ${snapshotLogo} IS NOT NULL)`;

/**
 * The pulls of some pages, the newest first.
 * @param now decides which of them still have their files
 */
export async function listPulls(db: Database, pageIds: number[], now = new Date()): Promise<PullRow[]> {
  if (pageIds.length === 0) return [];
  return db.query<PullRow>(sql`
    SELECT r.page_id, r.number, r.released_at, coalesce(u.name, a.company_name, u.email) AS name,
      CASE WHEN r.history_id IS NOT NULL THEN u.role::text ELSE 'EXHIBITOR' END AS role,
      b.company_name AS on_behalf, r.history_id, r.ended_as AS end, r.ended_at, r.comment,
      CASE WHEN r.snapshot IS NOT NULL THEN 'snapshot' WHEN r.file_sha256 IS NOT NULL THEN 'file' END AS printed,
      (${needsNoFile} OR ${hasFile} AND ${isKeptPull(now)}
        OR ${isFrozen} AND (p.snapshot IS NOT NULL OR p.content_file_id IS NOT NULL)) IS TRUE AS kept
    FROM page_pull r
    JOIN page p ON p.id = r.page_id
    LEFT JOIN "user" u ON u.id = r.released_by_id
    LEFT JOIN exhibitor a ON a.id = u.id
    LEFT JOIN exhibitor b ON b.id = r.on_behalf_id
    WHERE r.page_id = ANY(${pageIds}::int[])
    ORDER BY r.page_id, r.number DESC`);
}

/** The newest pull of a page; null without one. */
export const findNewestPull = (reader: Pick<Tx, 'pagePull'>, pageId: number) =>
  reader.pagePull.findFirst({ where: { pageId }, orderBy: { number: 'desc' } });

/** What a pull printed: the content of a wine page, or an uploaded PDF by the hash of its bytes. */
export type PulledContent = { snapshot: WinePageInput } | { sha256: string };

/**
 * What a pull printed. Of a page from an older version of the product only the newest pull is known, as long as the page
 * stands as it was released.
 * @throws AppError 404 for a number that the page does not have; 404 `file.not-found` when it was not kept
 */
export async function findPulled(db: Database, pageId: number, number: number): Promise<PulledContent> {
  const [row] = await db.query<{ snapshot: unknown; sha256: string | null }>(sql`
    SELECT coalesce(r.snapshot, CASE WHEN ${isFrozen} THEN p.snapshot END) AS snapshot,
      coalesce(r.file_sha256, CASE WHEN ${isFrozen} THEN f.sha256 END) AS sha256
    FROM page_pull r JOIN page p ON p.id = r.page_id LEFT JOIN file f ON f.id = p.content_file_id
    WHERE r.page_id = ${pageId} AND r.number = ${number}`);
  if (!row) throw notFound();
  const snapshot = winePageInput.safeParse(row.snapshot);
  if (snapshot.success) return { snapshot: snapshot.data };
  if (row.sha256 === null) throw notFound('file.not-found');
  return { sha256: row.sha256 };
}
