import { AppError } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';

/** The jobs that check files. */
const FILE_CHECKS = ['check-logo', 'check-page-file', 'check-cover'] as const;

/** Far more than anybody uploads in a minute, and few enough to be checked while the user waits. */
const MAX_WAITING = 20;
const COME_BACK_S = 30;

/**
 * Refuses another file while too many of the same account wait to be checked.
 * @throws AppError 429 `file.too-many-checks`
 */
export async function guardChecks(db: Database, account: number): Promise<void> {
  const [row] = await db.query<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM job
    WHERE state IN ('queued', 'running') AND user_id = ${account} AND kind = ANY(${[...FILE_CHECKS]})`);
  if (row && row.waiting >= MAX_WAITING)
    throw new AppError(429, 'file.too-many-checks', { params: { max: MAX_WAITING, seconds: COME_BACK_S } });
}
