import type { ErrorCode, ErrorParams } from '@rebblatt/contracts';
import { statusStates } from '@rebblatt/contracts';
import type { Database, Tx } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import { STATUS_CHANNEL } from '../live/announce.ts';

/** A job held by a worker. `worker` and `attempt` together are its claim: every later write checks both. */
export interface ClaimedJob {
  id: number;
  kind: string;
  payload: unknown;
  attempt: number;
  maxAttempts: number;
  userId: number | null;
  worker: string;
}

/** How a job ends. */
export interface Ending {
  state: 'done' | 'failed' | 'cancelled';
  result?: object | undefined;
  code?: ErrorCode | undefined;
  params?: ErrorParams | undefined;
}

/** Which jobs a worker takes. */
export interface Wanted {
  kinds: string[];
  /** Kinds of which each account has one running at a time, however many it has ordered. */
  oneEach: readonly string[];
}

/** How far back it matters who was served; accounts served before that count as equal. */
const TURNS_OF_MINUTES = 10;

/**
 * Claims a queued job, or returns null. Accounts take turns within each kind: the one whose last job of that kind
 * ended longest ago comes first. The attempt is counted here, so a worker that dies has used it up.
 */
export async function claimJob(
  db: Database,
  worker: string,
  { kinds, oneEach }: Wanted,
  leaseMs: number,
): Promise<ClaimedJob | null> {
  const [row] = await db.query<Omit<ClaimedJob, 'worker'>>(sql`
    WITH served AS (
      SELECT kind, user_id, max(finished_at) AS at FROM job
      WHERE finished_at > now() - make_interval(mins => ${TURNS_OF_MINUTES}) GROUP BY kind, user_id)
    UPDATE job SET state = 'running', attempt = attempt + 1, locked_by = ${worker}, progress = 0,
      lease_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1000})
    WHERE id = (
      SELECT j.id FROM job j LEFT JOIN served s ON s.kind = j.kind AND s.user_id IS NOT DISTINCT FROM j.user_id
      WHERE j.state = 'queued' AND j.run_at <= now() AND j.kind = ANY(${kinds})
        AND NOT (j.kind = ANY(${[...oneEach]}) AND EXISTS (
          SELECT FROM job r WHERE r.state = 'running' AND r.user_id = j.user_id AND r.kind = ANY(${[...oneEach]})))
      ORDER BY s.at NULLS FIRST, j.run_at, j.id FOR UPDATE OF j SKIP LOCKED LIMIT 1)
    RETURNING id, kind, payload, attempt, max_attempts AS "maxAttempts", user_id AS "userId"`);
  return row ? { ...row, worker } : null;
}

const claim = ({ id, worker, attempt }: ClaimedJob) =>
  sql`id = ${id} AND locked_by = ${worker} AND attempt = ${attempt} AND state = 'running'`;

/** Renews the lease and publishes the progress. Returns whether the job is still held, and whether it is cancelled. */
export async function beat(
  db: Database,
  job: ClaimedJob,
  leaseMs: number,
  progress: number,
): Promise<{ held: boolean; cancel: boolean }> {
  const [row] = await db.query<{ cancel: boolean }>(sql`
    WITH held AS (
      UPDATE job SET lease_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1000}), progress = ${progress}
      WHERE ${claim(job)} RETURNING id, cancel_requested AS cancel
    ), shown AS (
      UPDATE upload_status s SET progress = ${progress}, updated_at = now()
      FROM held WHERE s.job_id = held.id AND s.progress <> ${progress} RETURNING s.user_id
    ), notified AS (SELECT pg_notify(${STATUS_CHANNEL}, user_id::text) FROM shown)
    SELECT cancel, (SELECT count(*) FROM notified) AS notified FROM held`);
  return { held: row !== undefined, cancel: row?.cancel ?? false };
}

/**
 * Writes the outcome, what the bell shows and the notification, all in one statement and only while the claim is valid.
 * @returns false when another worker holds the job; then nothing is written
 */
export async function endJob(tx: Tx, job: ClaimedJob, ending: Ending): Promise<boolean> {
  const done = ending.state === 'done';
  const rows = await tx.$queryRaw<{ notified: bigint }[]>(sql`
    WITH ended AS (
      UPDATE job SET state = ${ending.state}::job_state, finished_at = now(), locked_by = NULL, lease_until = NULL,
        progress = CASE WHEN ${done} THEN 100 ELSE progress END, result = ${json(ending.result)}::jsonb,
        error = ${ending.code ?? null}, error_params = ${json(ending.params)}::jsonb
      WHERE ${claim(job)} RETURNING id
    ), shown AS (
      UPDATE upload_status s SET status = ${done ? statusStates.ready : statusStates.failed},
        progress = CASE WHEN ${done} THEN 100 ELSE s.progress END,
        error = ${ending.code ?? null}, error_params = ${json(ending.params)}::jsonb, updated_at = now()
      FROM ended WHERE s.job_id = ended.id RETURNING s.user_id
    ), notified AS (SELECT pg_notify(${STATUS_CHANNEL}, user_id::text) FROM shown)
    SELECT (SELECT count(*) FROM notified) AS notified FROM ended`);
  return rows.length === 1;
}

/** Returns a job to the queue: to be tried again later, or, on a shutdown, as if it had not been started. */
export async function returnJob(
  db: Database,
  job: ClaimedJob,
  { waitMs, uncounted }: { waitMs: number; uncounted: boolean },
) {
  await db.query(sql`
    UPDATE job SET state = 'queued', locked_by = NULL, lease_until = NULL, progress = 0,
      run_at = now() + make_interval(secs => ${waitMs / 1000}), attempt = attempt - ${uncounted ? 1 : 0}
    WHERE ${claim(job)}`);
}

/** Returns jobs whose worker has gone silent to the queue, if they have attempts left. */
export async function requeueLost(db: Database): Promise<void> {
  await db.query(sql`
    UPDATE job SET state = 'queued', locked_by = NULL, lease_until = NULL, run_at = now(), progress = 0
    WHERE state = 'running' AND lease_until < clock_timestamp() AND attempt < max_attempts AND NOT cancel_requested`);
}

interface LostRow extends Omit<ClaimedJob, 'maxAttempts' | 'worker'> {
  max_attempts: number;
  worker: string;
  cancelled: boolean;
}

/** Locks a job whose worker went silent in its last attempt, to be ended in this transaction; null if there is none. */
export async function lockLost(tx: Tx): Promise<{ job: ClaimedJob; cancelled: boolean } | null> {
  const [row] = await tx.$queryRaw<LostRow[]>(sql`
    SELECT id, kind, payload, attempt, max_attempts, user_id AS "userId", locked_by AS worker, cancel_requested AS cancelled
    FROM job WHERE state = 'running' AND lease_until < clock_timestamp() AND (attempt >= max_attempts OR cancel_requested)
    ORDER BY id FOR UPDATE SKIP LOCKED LIMIT 1`);
  if (!row) return null;
  const { max_attempts: maxAttempts, cancelled, ...job } = row;
  return { job: { ...job, maxAttempts }, cancelled };
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
