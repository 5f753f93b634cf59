import { statusStates } from '@rebblatt/contracts';
import type { Tx } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import { STATUS_CHANNEL } from '../live/announce.ts';
import { CANCEL_NEWS, JOB_CHANNEL } from './enqueue.ts';

/**
 * Cancels the live job with this key: a queued one ends at once, a running one at its next heartbeat.
 * @returns false when no job with that key is live
 */
export async function cancelJob(tx: Tx, dedupeKey: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ notified: bigint }[]>(sql`
    WITH asked AS (
      UPDATE job SET cancel_requested = true,
        state = CASE WHEN state = 'queued' THEN 'cancelled'::job_state ELSE state END,
        finished_at = CASE WHEN state = 'queued' THEN now() END,
        error = CASE WHEN state = 'queued' THEN 'job.cancelled' END
      WHERE dedupe_key = ${dedupeKey} AND state IN ('queued', 'running') RETURNING id, state
    ), shown AS (
      UPDATE upload_status s SET status = ${statusStates.failed}, error = 'job.cancelled', updated_at = now()
      FROM asked WHERE s.job_id = asked.id AND asked.state = 'cancelled' RETURNING s.user_id
    ), notified AS (
      SELECT pg_notify(${STATUS_CHANNEL}, user_id::text) FROM shown
      UNION ALL SELECT pg_notify(${JOB_CHANNEL}, ${CANCEL_NEWS}) FROM asked)
    SELECT (SELECT count(*) FROM notified) AS notified FROM asked`);
  return rows.length > 0;
}
