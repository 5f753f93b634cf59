import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../lib/database.ts';
import type { Listener } from '../lib/listener.ts';
import type { Logger } from '../lib/logger.ts';
import type { Attempt, Pace } from './attempt.ts';
import { startAttempt } from './attempt.ts';
import type { AnyJob } from './define-job.ts';
import { CANCEL_NEWS, JOB_CHANNEL } from './enqueue.ts';
import type { Wanted } from './queue.ts';
import { claimJob, endJob, lockLost, requeueLost, returnJob } from './queue.ts';

/** What a runner needs and its timing; the defaults are those of production. */
export interface RunnerOptions {
  db: Database;
  log: Logger;
  listener: Listener;
  jobs: AnyJob[];
  /** Jobs at a time, not counting kinds with hands of their own; 0 makes a node that only answers requests. */
  workers: number;
  pace?: Pace;
  /** How often to look for jobs whose notification was missed, and for workers that went silent. */
  pollMs?: number;
  /** How long jobs may go on during a shutdown before they are returned to the queue. */
  graceMs?: number;
}

export interface Runner {
  /** Takes no more jobs, gives the running ones a moment to end and returns the rest to the queue. */
  stop(): Promise<void>;
}

const PACE: Pace = { leaseMs: 15_000, beatMs: 5000 };

/** Starts taking jobs in this process. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { db, log, jobs, workers, pace = PACE, pollMs = 5000, graceMs = 3000 } = options;
  const worker = randomUUID();
  const byKind = new Map(jobs.map((job) => [job.kind, job]));
  const running = new Set<Attempt>();
  let stopped = workers === 0;
  let claiming = false;
  let claimed = Promise.resolve();
  let wanted = false;

  const begin = (definition: AnyJob, job: Parameters<typeof startAttempt>[2]) => {
    const attempt = startAttempt({ db, log, pace }, definition, job);
    running.add(attempt);
    void attempt.ended.finally(() => {
      running.delete(attempt);
      void fill();
    });
  };

  const oneEach = jobs.filter((job) => job.share === 'one-each').map(({ kind }) => kind);
  const isLong = (kind: string) => byKind.get(kind)?.share === 'leaves-one';

  const atWork = (counts: (kind: string) => boolean) =>
    [...running].filter(({ kind }) => counts(kind)).length;

  /**
   * The kinds for which a hand is free. A book takes minutes: with more than one hand, one is kept free for jobs that
   * people wait for. Kinds with hands of their own neither use the others' hands nor wait for them.
   */
  const wantedNow = (): Wanted => {
    const free = workers - atWork((kind) => byKind.get(kind)?.hands === undefined);
    const freeForLong = Math.max(1, workers - 1) - atWork(isLong);
    const wants = ({ kind, hands }: AnyJob) => {
      if (hands !== undefined) return atWork((other) => other === kind) < hands;
      return free > 0 && (!isLong(kind) || freeForLong > 0);
    };
    return { kinds: jobs.filter(wants).map(({ kind }) => kind), oneEach };
  };

  /** Claims jobs until all hands are busy or none is queued; one run at a time, so that many notifications ask once. */
  const fill = async (): Promise<void> => {
    wanted = true;
    if (!claiming) claimed = claimAll();
    await claimed;
  };

  const claimAll = async () => {
    claiming = true;
    try {
      while (wanted && !stopped) {
        wanted = false;
        const now = wantedNow();
        if (now.kinds.length === 0) break;
        const job = await claimJob(db, worker, now, pace.leaseMs);
        const definition = job && byKind.get(job.kind);
        if (!job || !definition) continue;
        // The shutdown began while the database was handing out the job.
        if (stopped) return await returnJob(db, job, { waitMs: 0, uncounted: true });
        begin(definition, job);
        wanted = true;
      }
    } catch (error) {
      log.warn({ event: 'jobs.claim-failed', err: error }, 'claiming jobs failed');
    } finally {
      claiming = false;
    }
  };

  const endOneLost = () =>
    db.transact(async (tx) => {
      const lost = await lockLost(tx);
      if (!lost) return false;
      const { job, cancelled } = lost;
      const state = cancelled ? ('cancelled' as const) : ('failed' as const);
      const code = cancelled ? ('job.cancelled' as const) : ('job.worker-lost' as const);
      await endJob(tx, job, { state, code, params: {} });
      const definition = byKind.get(job.kind);
      const payload = definition?.payload.safeParse(job.payload);
      if (payload?.success)
        await definition?.unfinished(tx, { id: job.id, payload: payload.data, state, code, params: {} });
      return true;
    });

  const lookForJobs = async () => {
    try {
      await requeueLost(db);
      while (!stopped && (await endOneLost()))
        log.error({ event: 'job.worker-lost' }, 'a job lost its worker in its last attempt');
    } catch (error) {
      log.warn({ event: 'jobs.recovery-failed', err: error }, 'recovering jobs of lost workers failed');
    }
    await fill();
  };

  if (stopped) return { stop: async () => undefined };
  const poll = setInterval(() => void lookForJobs(), pollMs);
  options.listener.onReconnect(() => void lookForJobs());
  await options.listener.on(JOB_CHANNEL, (news) => {
    if (news === CANCEL_NEWS) for (const attempt of running) void attempt.look();
    else void fill();
  });
  void lookForJobs();

  return {
    async stop() {
      stopped = true;
      clearInterval(poll);
      await claimed;
      const ends = Promise.all([...running].map((attempt) => attempt.ended));
      await Promise.race([ends, sleep(graceMs, undefined, { ref: false })]);
      await Promise.allSettled([...running].map((attempt) => attempt.giveBack(graceMs)));
    },
  };
}
