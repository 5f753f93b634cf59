import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode, ErrorParams } from '@rebblatt/contracts';
import { AppError } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import type { Logger } from '../lib/logger.ts';
import type { AnyJob, JobOutcome } from './define-job.ts';
import { JobDelay, JobFailure } from './define-job.ts';
import type { ClaimedJob } from './queue.ts';
import { beat, endJob, returnJob } from './queue.ts';

/** How long a claim is valid and how often it is renewed. */
export interface Pace {
  leaseMs: number;
  beatMs: number;
}

/** A job that is running on this node. */
export interface Attempt {
  kind: string;
  /** Settles when the attempt has ended, however it ended. */
  ended: Promise<void>;
  /** Reads the row at once: whether this worker still holds the job, and whether it is cancelled. */
  look(): Promise<void>;
  /**
   * For a shutdown: aborts the work and returns the job to the queue, after `graceMs` even if the work has not ended.
   * Whatever that work writes later is ignored, because the claim is gone.
   */
  giveBack(graceMs: number): Promise<void>;
}

type Reason = 'cancelled' | 'lost' | 'stopping';

/** Progress is published at most this often, however often the work reports it. */
const PROGRESS_MS = 500;

/** Starts work on a claimed job. */
export function startAttempt(
  tools: { db: Database; log: Logger; pace: Pace },
  definition: AnyJob,
  job: ClaimedJob,
): Attempt {
  const { db, log, pace } = tools;
  const abort = new AbortController();
  const reason = () => (abort.signal.aborted ? (abort.signal.reason as Reason) : null);
  let progress = 0;
  let shown = 0;
  let held = Date.now();
  let looking: Promise<void> | null = null;

  const look = async () => {
    const startedAt = Date.now();
    try {
      const seen = await beat(db, job, pace.leaseMs, progress);
      held = startedAt;
      shown = progress;
      if (!seen.held) abort.abort('lost' satisfies Reason);
      else if (seen.cancel) abort.abort('cancelled' satisfies Reason);
    } catch (error) {
      log.warn({ event: 'job.heartbeat-failed', err: error, job: job.id }, 'a heartbeat failed');
    }
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  const heart = setInterval(() => void lookOnce(), pace.beatMs);
  // A node that cannot reach the database must stop when its lease expires: another one has the job by then.
  const guard = setInterval(() => {
    if (Date.now() - held > pace.leaseMs) abort.abort('lost' satisfies Reason);
  }, pace.beatMs / 2);
  const progressTeller = setInterval(() => {
    if (progress !== shown) void lookOnce();
  }, PROGRESS_MS);

  const unfinished = async (state: 'failed' | 'cancelled', code: ErrorCode, params: ErrorParams) => {
    await db.transact(async (tx) => {
      if (!(await endJob(tx, job, { state, code, params }))) return;
      const payload = definition.payload.safeParse(job.payload);
      if (payload.success)
        await definition.unfinished(tx, { id: job.id, payload: payload.data, state, code, params });
    });
  };

  const finish = (outcome: JobOutcome) =>
    db.transact(async (tx) => {
      // The fence comes first and also locks the row; an outcome it rejects leaves no trace.
      const ours = await endJob(tx, job, { state: 'done', result: outcome.result });
      if (ours) await outcome.link?.(tx);
      else
        log.warn(
          { event: 'job.taken-over', job: job.id },
          'another worker has taken over this job; this outcome is discarded',
        );
    });

  const afterError = async (error: unknown) => {
    if (reason() === 'lost') return;
    if (reason() === 'stopping') return returnJob(db, job, { waitMs: 0, uncounted: true });
    if (reason() === 'cancelled') return unfinished('cancelled', 'job.cancelled', {});
    const which = { job: job.id, kind: job.kind, attempt: job.attempt };
    if (error instanceof JobFailure) {
      log.info({ event: 'job.refused', ...which, code: error.code }, 'a job failed for a known reason');
      return unfinished('failed', error.code, error.params);
    }
    if (error instanceof JobDelay)
      log.warn({ event: 'job.delayed', ...which, reason: error.message }, 'a job is tried again later');
    else log.error({ event: 'job.failed', ...which, err: error }, 'a job failed');
    const wait = definition.retryDelaysMs[job.attempt - 1] ?? definition.retryDelaysMs.at(-1) ?? 0;
    if (job.attempt < job.maxAttempts) return returnJob(db, job, { waitMs: wait, uncounted: false });
    // What something outside of the work caused has a name of its own: storage, press.
    const outside = error instanceof AppError && error.status > 500;
    return unfinished('failed', outside ? error.code : 'server.unknown', {});
  };

  const work = async () => {
    try {
      const payload = definition.payload.parse(job.payload);
      const { id, attempt, userId } = job;
      const outcome = await definition.run({
        id,
        payload,
        attempt,
        userId,
        db,
        signal: abort.signal,
        report: (value) => {
          progress = Math.max(0, Math.min(99, Math.round(value)));
        },
      });
      abort.signal.throwIfAborted();
      await finish(outcome);
    } catch (error) {
      await afterError(error).catch((fault: unknown) =>
        log.error(
          { event: 'job.outcome-not-written', err: fault, job: job.id },
          'the outcome of a job could not be written; its lease will expire',
        ),
      );
    } finally {
      for (const timer of [heart, guard, progressTeller]) clearInterval(timer);
      await looking;
    }
  };

  const ended = work();
  const giveBack = async (graceMs: number) => {
    abort.abort('stopping' satisfies Reason);
    const late = sleep(graceMs, 'late' as const, { ref: false });
    if ((await Promise.race([ended, late])) === 'late')
      await returnJob(db, job, { waitMs: 0, uncounted: true });
  };
  return { kind: job.kind, ended, look: lookOnce, giveBack };
}
