import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode, ErrorParams } from '@rebblatt/contracts';
import { AppError } from '../lib/app-error.ts';
import type { Database } from '../lib/database.ts';
import type { Logger } from '../lib/logger.ts';
import type { AnyJob, JobOutcome } from './define-job.ts';
import { JobFailure } from './define-job.ts';
import type { ClaimedJob } from './queue.ts';
import { beat, endJob, returnJob } from './queue.ts';

/** How long a claim holds and how often it is renewed. */
export interface Pace {
  leaseMs: number;
  beatMs: number;
}

/** A job in work on this node. */
export interface Attempt {
  kind: string;
  /** Settles when the attempt has ended, however it ended. */
  ended: Promise<void>;
  /** Looks at the row now: whether the job is still ours, and not cancelled. */
  look(): Promise<void>;
  /**
   * Makes way for a stop: the work is broken off and the job given back, after `graceMs` even if the work goes on.
   * What it writes then counts no more, since the claim is gone.
   */
  giveBack(graceMs: number): Promise<void>;
}

type Reason = 'cancelled' | 'lost' | 'stopping';

/** News of progress goes out at most this often, whatever the work reports. */
const PROGRESS_MS = 500;

/** Begins to work on a claimed job. */
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
  // A node that cannot reach the database must not go on after its lease: another one has the job by then.
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
      // First the fence, which also locks the row; what it does not let through leaves no trace.
      const ours = await endJob(tx, job, { state: 'done', result: outcome.result });
      if (ours) await outcome.link?.(tx);
      else
        log.warn(
          { event: 'job.taken-over', job: job.id },
          'another worker has this job; this outcome is dropped',
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
    log.error({ event: 'job.failed', ...which, err: error }, 'a job failed');
    const wait = definition.retryDelaysMs[job.attempt - 1] ?? definition.retryDelaysMs.at(-1) ?? 0;
    if (job.attempt < job.maxAttempts) return returnJob(db, job, { waitMs: wait, uncounted: false });
    const away = error instanceof AppError && error.code === 'server.storage-down';
    return unfinished('failed', away ? error.code : 'server.unknown', {});
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
          'the outcome of a job could not be written; the job ends with its lease',
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
