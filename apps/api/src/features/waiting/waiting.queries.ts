import type { Database } from '../../lib/database.ts';
import type { Prisma } from '../../lib/generated/prisma/client.ts';
import { sql } from '../../lib/sql.ts';
import { isWaitingLogo } from '../logo/logo.queries.ts';
import { heavy } from '../page/page.queries.ts';
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

const omit = { ...heavy, contentReport: true, footer: true } as const;

/** A page that waits for a decision, as the database returns it. */
export type WaitingRow = Prisma.PageGetPayload<{ include: typeof include; omit: typeof omit }>;

/** The pages of a catalogue that wait for a decision, the longest wait first; also those with an open correction. */
export const listWaitingPages = async (db: Database, catalogId: number): Promise<WaitingRow[]> =>
  db.prisma.page.findMany({
    where: { id: { in: await findIdsAt(db, catalogId, ['waiting', 'corrected']) } },
    include,
    omit,
    orderBy: [{ releasedAt: 'asc' }, { id: 'asc' }],
  });

/** How much waits for a decision, in all catalogues. */
export async function countWaiting(db: Database): Promise<{ pages: number; logos: number }> {
  const [row] = await db.query<{ pages: number; logos: number }>(sql`
    SELECT (SELECT count(*)::int FROM page WHERE state = 'released') AS pages,
      (SELECT count(*)::int FROM logo l WHERE ${isWaitingLogo}) AS logos`);
  return row ?? { pages: 0, logos: 0 };
}
