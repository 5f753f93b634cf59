import type { Tx } from '../lib/database.ts';
import type { Prisma } from '../lib/generated/prisma/client.ts';

/** Work to be done after the transaction that orders it has committed. */
export interface JobOrder {
  kind: string;
  payload: Prisma.InputJsonObject;
  /** At most one live job per key. */
  dedupeKey?: string;
  userId?: number | null;
}

/** Many jobs of one kind. */
interface JobBatch {
  kind: string;
  payloads: Prisma.InputJsonObject[];
  /** How often each is tried before it fails for good. */
  maxAttempts: number;
  /** Whose jobs they are; accounts take turns. */
  userId: number | null;
  /** How long they wait before they are begun; by default not at all. */
  delayMs?: number;
}

/** The channel on which the runners of all nodes learn of new jobs (by their kind) and of cancellations. */
export const JOB_CHANNEL = 'job';
export const CANCEL_NEWS = 'cancel';

/**
 * Orders a job unless one with its key is live; of many concurrent callers exactly one orders it.
 * @returns the job's id, or null when there already is one
 */
export async function enqueueOnce(
  tx: Tx,
  { kind, payload, dedupeKey, userId = null }: JobOrder & { dedupeKey: string },
): Promise<number | null> {
  const [job] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO job (kind, payload, dedupe_key, user_id)
    VALUES (${kind}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey}, ${userId})
    ON CONFLICT (dedupe_key) WHERE state IN ('queued', 'running') DO NOTHING RETURNING id`;
  if (!job) return null;
  await tx.$executeRaw`SELECT pg_notify(${JOB_CHANNEL}, ${kind})`;
  return job.id;
}

/**
 * Orders a job in the transaction of the change it belongs to; runners learn of it when that commits.
 * A second live job with the same key violates the constraint `job_one_live`.
 * @returns the job's id
 */
export async function enqueue(tx: Tx, order: JobOrder): Promise<number> {
  const { id } = await tx.job.create({
    data: {
      kind: order.kind,
      payload: order.payload,
      dedupeKey: order.dedupeKey ?? null,
      userId: order.userId ?? null,
    },
    select: { id: true },
  });
  await tx.$executeRaw`SELECT pg_notify(${JOB_CHANNEL}, ${order.kind})`;
  return id;
}

/** Orders many jobs at once in the transaction of the change they belong to; runners learn of them on commit. */
export async function enqueueMany(
  tx: Tx,
  { kind, payloads, maxAttempts, userId, delayMs = 0 }: JobBatch,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO job (kind, payload, max_attempts, user_id, run_at)
    SELECT ${kind}, payload, ${maxAttempts}, ${userId}, now() + make_interval(secs => ${delayMs / 1000}) FROM jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) AS payload`;
  await tx.$executeRaw`SELECT pg_notify(${JOB_CHANNEL}, ${kind})`;
}
