import { AppError } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';

/** The jobs that look through files. */
export const FILE_CHECKS = ['check-logo', 'check-page-file'] as const;

/** Far more than anybody chooses in a minute, and no more than is checked while one waits. */
const MAX_WAITING = 20;
const COME_BACK_S = 30;

/**
 * Refuses another file while many of the same account wait for their check.
 * @throws AppError 429 `file.too-many-checks`
 */
export async function guardChecks(db: Database, account: number): Promise<void> {
  const [row] = await db.query<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM job
    WHERE state IN ('queued', 'running') AND user_id = ${account} AND kind = ANY(${[...FILE_CHECKS]})`);
  if (row && row.waiting >= MAX_WAITING)
    throw new AppError(429, 'file.too-many-checks', { params: { max: MAX_WAITING, seconds: COME_BACK_S } });
}
