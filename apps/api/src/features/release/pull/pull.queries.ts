import type { WinePageInput } from '@rebblatt/contracts';
import { winePageInput } from '@rebblatt/contracts';
import { isKeptPull } from '../../../files/sweep.ts';
import { notFound } from '../../../lib/app-error.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import type { Sql } from '../../../lib/sql.ts';
import { sql } from '../../../lib/sql.ts';

/** A pull of a page as the database returns it. */
export interface PullRow {
  page_id: number;
  number: number;
  released_at: Date;
  name: string | null;
  role: string | null;
  on_behalf: string | null;
  /** The last step before the next release; null as long as there is none. */
  step: string | null;
  step_at: Date | null;
  comment: string | null;
  kept: boolean;
}

/**
 * The steps of some pages, each with the number of the pull that it was about. When the first step is not a release,
 * the page was released before the history recorded that, and this release is its first pull.
 */
export const stepsOf = (pageIds: number[]): Sql => sql`
  SELECT h.*, (count(*) FILTER (WHERE h.action = 'release') OVER steps
    + CASE WHEN first_value(h.action) OVER steps = 'release' THEN 0 ELSE 1 END)::int AS number
  FROM history h
  WHERE h.page_id = ANY(${pageIds}::int[]) AND h.entity = 'page'
    AND h.action IN ('release', 'accept', 'reject', 'withdraw', 'undecide', 'cancel', 'correct')
  WINDOW steps AS (PARTITION BY h.page_id ORDER BY h.id)`;

/** The first step of each pull: its release, if the history has it. */
const firstSteps = sql`SELECT DISTINCT ON (page_id, number) * FROM step ORDER BY page_id, number, id`;

/** Whether a page stands as its newest pull, so that what it prints now is what was released. */
const isFrozen = sql`(p.state IN ('released', 'accepted') AND r.number = max(r.number) OVER (PARTITION BY r.page_id))`;

const snapshotLogo = sql`(r.after -> 'snapshot' -> 'logo' ->> 'sha256')`;

/** Whether the history alone has what a release printed. */
const needsNoFile = sql`(jsonb_typeof(r.after -> 'snapshot') = 'object' AND ${snapshotLogo} IS NULL)`;

/** Whether a release printed a stored file: the PDF of an upload, or the logo of a wine page. */
const hasFile = sql`(jsonb_typeof(r.after -> 'file') = 'object' OR ${snapshotLogo} IS NOT NULL)`;

/** Whether the files of a release are still stored. */
const isKept = (now: Date): Sql =>
  sql`EXISTS (SELECT FROM history h WHERE h.id = r.id AND ${isKeptPull(now)})`;

/**
 * The pulls of some pages, the newest first. They are the releases in the history, counted.
 * @param now decides which of them still have their files
 */
export async function listPulls(db: Database, pageIds: number[], now = new Date()): Promise<PullRow[]> {
  if (pageIds.length === 0) return [];
  return db.query<PullRow>(sql`
    WITH step AS (${stepsOf(pageIds)}),
      first AS (${firstSteps}),
      last AS (
        SELECT DISTINCT ON (page_id, number) * FROM step WHERE action <> 'release' ORDER BY page_id, number, id DESC)
    SELECT r.page_id, r.number, r.at AS released_at, coalesce(u.name, a.company_name, u.email) AS name,
      CASE WHEN r.action = 'release' THEN u.role::text ELSE 'EXHIBITOR' END AS role,
      b.company_name AS on_behalf, l.action AS step, l.at AS step_at, l.after ->> 'comment' AS comment,
      (${needsNoFile} OR ${hasFile} AND ${isKept(now)}
        OR ${isFrozen} AND (p.snapshot IS NOT NULL OR p.content_file_id IS NOT NULL)) IS TRUE AS kept
    FROM first r
    JOIN page p ON p.id = r.page_id
    LEFT JOIN last l USING (page_id, number)
    LEFT JOIN "user" u ON u.id = r.actor_id AND r.action = 'release'
    LEFT JOIN exhibitor a ON a.id = u.id
    LEFT JOIN exhibitor b ON b.id = r.on_behalf_id AND r.action = 'release'
    ORDER BY r.page_id, r.number DESC`);
}

/** What a release in the history printed: a wine page has a snapshot, an upload the hash of its file. */
interface Release {
  snapshot: unknown;
  sha256: string | null;
}

/** What the newest release of a page in the history printed; null is what the history does not have. */
export async function findNewestRelease(tx: Pick<Tx, '$queryRaw'>, pageId: number): Promise<Release> {
  const [row] = await tx.$queryRaw<Release[]>(sql`
    SELECT CASE WHEN jsonb_typeof(after -> 'snapshot') = 'object' THEN after -> 'snapshot' END AS snapshot,
      after -> 'file' ->> 'sha256' AS sha256
    FROM history
    WHERE page_id = ${pageId} AND entity = 'page' AND action = 'release' ORDER BY id DESC LIMIT 1`);
  return row ?? { snapshot: null, sha256: null };
}

/** Whether a page was accepted when it was rejected last. */
export async function wasAccepted(tx: Pick<Tx, '$queryRaw'>, pageId: number): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ action: string }[]>(sql`
    WITH step AS (${stepsOf([pageId])})
    SELECT action FROM step WHERE id < (SELECT max(id) FROM step WHERE action = 'reject') ORDER BY id DESC LIMIT 1`);
  return row?.action === 'accept';
}

/** What a pull printed: the content of a wine page, or an uploaded PDF by the hash of its bytes. */
export type PulledContent = { snapshot: WinePageInput } | { sha256: string };

/**
 * What a pull printed. Of a page from an older version of the product only the newest pull is known, as long as the page
 * stands as it was released.
 * @throws AppError 404 for a number that the page does not have; 404 `file.not-found` when it was not kept
 */
export async function findPulled(db: Database, pageId: number, number: number): Promise<PulledContent> {
  const [row] = await db.query<{ snapshot: unknown; sha256: string | null }>(sql`
    WITH step AS (${stepsOf([pageId])}),
      first AS (${firstSteps}),
      pull AS (
        SELECT r.number, coalesce(
            CASE WHEN jsonb_typeof(r.after -> 'snapshot') = 'object' THEN r.after -> 'snapshot' END,
            CASE WHEN ${isFrozen} THEN p.snapshot END) AS snapshot,
          coalesce(r.after -> 'file' ->> 'sha256', CASE WHEN ${isFrozen} THEN f.sha256 END) AS sha256
        FROM first r JOIN page p ON p.id = r.page_id LEFT JOIN file f ON f.id = p.content_file_id)
    SELECT snapshot, sha256 FROM pull WHERE number = ${number}`);
  if (!row) throw notFound();
  const snapshot = winePageInput.safeParse(row.snapshot);
  if (snapshot.success) return { snapshot: snapshot.data };
  if (row.sha256 === null) throw notFound('file.not-found');
  return { sha256: row.sha256 };
}
