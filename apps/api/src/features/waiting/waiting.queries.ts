import type { Database } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { sql } from '../../lib/sql.ts';
import { isWaitingLogo } from '../logo/logo.queries.ts';
import { findIdsAt } from '../page/standing/page-standing.queries.ts';

const include = {
  exhibitor: {
    select: {
      id: true,
      companyName: true,
      phone: true,
      user: { select: { email: true, language: true } },
    },
  },
  stand: { include: { ship: true, deck: true } },
  pageTitle: true,
  contentFile: { select: { name: true, sha256: true } },
} satisfies Prisma.PageInclude;

const omit = { snapshot: true, search: true, contentReport: true, footer: true } as const;

/** A page that waits for a decision, as the database returns it. */
export type WaitingRow = Prisma.PageGetPayload<{ include: typeof include; omit: typeof omit }>;

/** The pages of a catalogue that wait for a decision, the longest wait first. */
export const listWaitingPages = async (db: Database, catalogId: number): Promise<WaitingRow[]> =>
  db.prisma.page.findMany({
    where: { id: { in: await findIdsAt(db, catalogId, 'waiting') } },
    include,
    omit,
    orderBy: [{ releasedAt: 'asc' }, { id: 'asc' }],
  });

/** By whom a page was released last, and the row of the history that tells it. */
export interface LastRelease {
  page_id: number;
  id: number;
  name: string | null;
  on_behalf: string | null;
  /** Whether the history has what was released then and before, the content of a wine page or the file of an ad. */
  comparable: boolean;
}

/** The last release of each of these pages; none for one that has no such row. */
export async function findLastReleases(db: Database, pageIds: number[]): Promise<Map<number, LastRelease>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db.query<LastRelease>(sql`
    SELECT DISTINCT ON (h.page_id) h.page_id, h.id, coalesce(u.name, a.company_name, u.email) AS name,
      b.company_name AS on_behalf,
      EXISTS (SELECT FROM history e WHERE e.page_id = h.page_id AND e.id < h.id AND e.action = 'release'
        AND (jsonb_typeof(h.after -> 'snapshot') = 'object' AND jsonb_typeof(e.after -> 'snapshot') = 'object'
          OR jsonb_typeof(h.after -> 'file') = 'object' AND jsonb_typeof(e.after -> 'file') = 'object')) AS comparable
    FROM history h
    LEFT JOIN "user" u ON u.id = h.actor_id
    LEFT JOIN exhibitor a ON a.id = h.actor_id
    LEFT JOIN exhibitor b ON b.id = h.on_behalf_id
    WHERE h.page_id = ANY(${pageIds}::int[]) AND h.entity = 'page' AND h.action = 'release'
    ORDER BY h.page_id, h.id DESC`);
  return new Map(rows.map((row) => [row.page_id, row]));
}

/** How much waits for a decision, in all catalogues. */
export async function countWaiting(db: Database): Promise<{ pages: number; logos: number }> {
  const [row] = await db.query<{ pages: number; logos: number }>(sql`
    SELECT (SELECT count(*)::int FROM page WHERE state = 'released') AS pages,
      (SELECT count(*)::int FROM logo l WHERE ${isWaitingLogo}) AS logos`);
  return row ?? { pages: 0, logos: 0 };
}
