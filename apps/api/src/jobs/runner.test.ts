// Length: everything the runner guarantees is in one file, on one database and with one set of tools.

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../lib/database.ts';
import { connectDatabase } from '../lib/database.ts';
import type { Listener } from '../lib/listener.ts';
import { createListener } from '../lib/listener.ts';
import { createLogger } from '../lib/logger.ts';
import { sql } from '../lib/sql.ts';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { makeUser } from '../testing/factories.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import { cancelJob } from './cancel.ts';
import type { AnyJob, JobRun } from './define-job.ts';
import { defineJob, JobFailure } from './define-job.ts';
import { enqueue, JOB_CHANNEL } from './enqueue.ts';
import type { Runner, RunnerOptions } from './runner.ts';
import { startRunner } from './runner.ts';

const log = createLogger('silent');
const QUICK = { pace: { leaseMs: 1000, beatMs: 200 }, pollMs: 200, graceMs: 300 };

let database: TestDatabase;
let db: Database;
let listener: Listener;
let userId: number;
let runners: Runner[] = [];
let children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  listener = createListener(database.url, log);
  userId = (await makeUser(db, 'ADMIN')).id;
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  for (const child of children) child.kill('SIGKILL');
  runners = [];
  children = [];
  expect(await findBrokenInvariants(db.pool)).toEqual([]);
});
afterAll(async () => {
  await listener.stop();
  await db.close();
  await database.drop();
});

async function run(jobs: AnyJob[], more: Partial<RunnerOptions> = {}) {
  const runner = await startRunner({ db, log, listener, jobs, workers: 2, ...QUICK, ...more });
  runners.push(runner);
  return runner;
}

/** Orders a job with an entry in the bell, as the features do. */
const order = (kind: string, payload: object = {}, dedupeKey?: string) =>
  db.transact(async (tx) => {
    const id = await enqueue(tx, { kind, payload: { ...payload }, userId, ...(dedupeKey && { dedupeKey }) });
    await tx.uploadStatus.create({ data: { userId, type: 4, statusableId: id, jobId: id } });
    return id;
  });

const find = (id: number) => db.prisma.job.findUniqueOrThrow({ where: { id }, include: { statuses: true } });
const ended = (id: number) =>
  expect.poll(async () => (await find(id)).finishedAt, { timeout: 15_000, interval: 50 }).not.toBeNull();

/** Resolves once the signal fires. */
const broken = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('broken off'))));

/** How many nodes are waiting for a lock while they claim a job. */
const claimsThatWait = async () =>
  (
    await db.query<{ pid: number }>(sql`
      SELECT pid FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND query LIKE '%locked_by = $%' AND datname = current_database()`)
  ).length;

const anything = z.object({});
let kinds = 0;
/** A kind of its own for each test, so that no runner takes another test's jobs. */
const job = (runJob: (run: JobRun<object>) => Promise<object>, more: object = {}) =>
  defineJob({ kind: `kind-${++kinds}`, payload: anything, run: runJob, ...more });

async function startChild() {
  const script = fileURLToPath(new URL('../testing/job-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  child.stdout?.on('data', (data: Buffer) => lines.push(...data.toString().trim().split('\n')));
  const says = (line: string) => expect.poll(() => lines, { timeout: 15_000, interval: 20 }).toContain(line);
  await says('ready');
  return { child, says };
}

describe('a job', () => {
  it('is done once, returns its result and shows it in the bell', async () => {
    const greeting = job(async () => ({ result: { pages: 12 } }));
    await run([greeting]);
    const id = await order(greeting.kind);
    await ended(id);
    expect(await find(id)).toMatchObject({
      state: 'done',
      attempt: 1,
      result: { pages: 12 },
      progress: 100,
      lockedBy: null,
      statuses: [{ status: 1, progress: 100, error: null }],
    });
  });

  it('is accepted once out of twenty orders with one key, and again after it has ended', async () => {
    const quiet = job(async () => ({}));
    const orders = Array.from({ length: 20 }, () => order(quiet.kind, {}, 'catalog:1'));
    const accepted = (await Promise.allSettled(orders)).filter(({ status }) => status === 'fulfilled');
    expect(accepted).toHaveLength(1);
    await run([quiet]);
    await ended((accepted[0] as PromiseFulfilledResult<number>).value);
    await ended(await order(quiet.kind, {}, 'catalog:1'));
  });

  it('commits what depends on it together with its outcome or not at all', async () => {
    const halfway = job(async () => ({
      link: async (tx: Parameters<Parameters<Database['transact']>[0]>[0]) => {
        await tx.mail.create({ data: { kind: 'halfway', recipient: 'x', subject: '', text: '' } });
        throw new JobFailure('print.failed');
      },
    }));
    await run([halfway]);
    const id = await order(halfway.kind);
    await ended(id);
    expect((await find(id)).state).toBe('failed');
    expect(await db.prisma.mail.count({ where: { kind: 'halfway' } })).toBe(0);
  });

  it('is tried three times and then fails, once its own end is written', async () => {
    let tries = 0;
    const ends: string[] = [];
    const stubborn = job(
      async () => {
        tries++;
        throw new Error('not today');
      },
      {
        retryDelaysMs: [10, 10],
        unfinished: async (_: unknown, { state }: { state: string }) => void ends.push(state),
      },
    );
    await run([stubborn]);
    const id = await order(stubborn.kind);
    await ended(id);
    expect(tries).toBe(3);
    expect(ends).toEqual(['failed']);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      error: 'server.unknown',
      statuses: [{ status: 2 }],
    });
  });

  it('that cannot succeed is not tried again and says why', async () => {
    const hopeless = job(async () => {
      throw new JobFailure('print.browser-down', { page: 7 });
    });
    await run([hopeless]);
    const id = await order(hopeless.kind);
    await ended(id);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      attempt: 1,
      error: 'print.browser-down',
      statuses: [{ status: 2, error: 'print.browser-down', errorParams: { page: 7 } }],
    });
  });

  it('shows its progress while it works and can be cancelled', async () => {
    const long = job(async ({ report, signal }) => {
      report(40);
      await broken(signal);
      return {};
    });
    await run([long]);
    const id = await order(long.kind, {}, 'catalog:2');
    await expect.poll(async () => (await find(id)).statuses[0]?.progress, { timeout: 5000 }).toBe(40);
    expect(await db.transact((tx) => cancelJob(tx, 'catalog:2'))).toBe(true);
    await ended(id);
    expect(await find(id)).toMatchObject({
      state: 'cancelled',
      statuses: [{ status: 2, error: 'job.cancelled' }],
    });
    expect(await db.transact((tx) => cancelJob(tx, 'catalog:2'))).toBe(false);
  });

  it('that is still queued is cancelled at once', async () => {
    const id = await order('kind-of-nobody', {}, 'catalog:3');
    await db.transact((tx) => cancelJob(tx, 'catalog:3'));
    expect(await find(id)).toMatchObject({
      state: 'cancelled',
      statuses: [{ status: 2, error: 'job.cancelled' }],
    });
  });
});

describe('a node', () => {
  it('that stops lets a short job end and returns a long one as if it had not been started', async () => {
    let begun = 0;
    const long = job(async ({ signal }) => {
      begun++;
      await broken(signal);
      return {};
    });
    const runner = await run([long]);
    const id = await order(long.kind);
    await expect.poll(() => begun).toBe(1);
    await runner.stop();
    expect(await find(id)).toMatchObject({ state: 'queued', attempt: 0, lockedBy: null });
    await db.transact((tx) => tx.job.update({ where: { id }, data: { dedupeKey: 'left' } }));
    await db.transact((tx) => cancelJob(tx, 'left'));
  });

  it('that stops returns a job that does not end in time, and ignores what it still writes', async () => {
    let finish: (outcome: object) => void = () => undefined;
    const deaf = job(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const runner = await run([deaf]);
    const id = await order(deaf.kind);
    await expect.poll(async () => (await find(id)).state).toBe('running');
    await runner.stop();
    expect(await find(id)).toMatchObject({ state: 'queued', attempt: 0, lockedBy: null });
    finish({ result: { by: 'the stopped node' } });
    await run([{ ...deaf, run: async () => ({ result: { by: 'the next node' } }) }]);
    await ended(id);
    expect(await find(id)).toMatchObject({ state: 'done', attempt: 1, result: { by: 'the next node' } });
  });

  it('that stops returns a job that the database was just handing to it', async () => {
    const long = job(async ({ signal }) => {
      await broken(signal);
      return {};
    });
    const runner = await run([long], { pollMs: 60_000 });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ordered = db.transact(async (tx) => {
      await tx.$executeRaw`LOCK TABLE job IN SHARE MODE`;
      const id = await enqueue(tx, { kind: long.kind, payload: {}, userId, dedupeKey: 'late' });
      await db.query(sql`SELECT pg_notify(${JOB_CHANNEL}, '')`);
      await expect.poll(claimsThatWait).toBe(1);
      await released;
      return id;
    });
    await expect.poll(claimsThatWait).toBe(1);
    const stopped = runner.stop();
    release();
    const id = await ordered;
    await stopped;
    expect(await find(id)).toMatchObject({ state: 'queued', attempt: 0, lockedBy: null });
    await db.transact((tx) => cancelJob(tx, 'late'));
  });

  it('that loses its database stops its work when the lease expires, so that no job is done twice', async () => {
    const own = connectDatabase(database.url);
    let reason = '';
    const long = job(async ({ signal }) => {
      await broken(signal).catch(() => undefined);
      reason = String(signal.reason);
      return {};
    });
    await run([long], { db: own });
    const id = await order(long.kind, {}, 'dark');
    await expect.poll(async () => (await find(id)).state).toBe('running');
    await own.close();
    await expect.poll(() => reason, { timeout: 5000 }).toBe('lost');
    await run([{ ...long, run: async () => ({}) }]);
    await ended(id);
    expect(await find(id)).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('without workers takes no jobs', async () => {
    const idle = job(async () => ({}));
    await run([idle], { workers: 0 });
    const id = await order(idle.kind, {}, 'idle');
    await run([job(async () => ({}))]);
    expect((await find(id)).state).toBe('queued');
    await db.transact((tx) => cancelJob(tx, 'idle'));
  });
});

describe('a worker process', () => {
  it('that is killed loses its job to another, which finishes it', async () => {
    const { child, says } = await startChild();
    const id = await order('slow', { ms: 60_000 });
    await says('began 1');
    child.kill('SIGKILL');
    const done = defineJob({ kind: 'slow', payload: z.object({ ms: z.number() }), run: async () => ({}) });
    await run([done]);
    await ended(id);
    expect(await find(id)).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('that dies with a job three times leaves it visibly failed', async () => {
    const id = await order('slow', { ms: 60_000 });
    await db.prisma.job.update({ where: { id }, data: { attempt: 2 } });
    const { child, says } = await startChild();
    await says('began 3');
    child.kill('SIGKILL');
    const ends: string[] = [];
    const slow = defineJob({
      kind: 'slow',
      payload: z.object({ ms: z.number() }),
      run: async () => ({}),
      unfinished: async (_tx, { code }) => void ends.push(code),
    });
    await run([slow]);
    await ended(id);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      error: 'job.worker-lost',
      statuses: [{ status: 2, error: 'job.worker-lost' }],
    });
    expect(ends).toEqual(['job.worker-lost']);
  });

  it('that is suspended past its lease and resumed can no longer write anything', async () => {
    const { child, says } = await startChild();
    const id = await order('slow', { ms: 1500 });
    await says('began 1');
    child.kill('SIGSTOP');
    const done = defineJob({
      kind: 'slow',
      payload: z.object({ ms: z.number() }),
      run: async () => ({ result: { by: 'the other' } }),
    });
    await run([done]);
    await ended(id);
    child.kill('SIGCONT');
    // The resumed worker takes a second job only after it has finished with the first.
    for (const runner of runners) await runner.stop();
    const next = await order('slow', { ms: 1 });
    await ended(next);
    expect(await find(id)).toMatchObject({ state: 'done', attempt: 2, result: { by: 'the other' } });
    expect(await db.prisma.mail.count({ where: { kind: 'slow' } })).toBe(1);
  });
});
