import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../lib/database.ts';
import { connectDatabase } from '../lib/database.ts';
import type { Listener } from '../lib/listener.ts';
import { createListener } from '../lib/listener.ts';
import { createLogger } from '../lib/logger.ts';
import type { TestDatabase } from '../testing/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import { makeUser } from '../testing/factories.ts';
import type { AnyJob, JobRun } from './define-job.ts';
import { defineJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import type { Runner } from './runner.ts';
import { startRunner } from './runner.ts';

const log = createLogger('silent');
const QUICK = { pace: { leaseMs: 1000, beatMs: 200 }, pollMs: 200, graceMs: 300 };

let database: TestDatabase;
let db: Database;
let listener: Listener;
let userId: number;
let runner: Runner;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  listener = createListener(database.url, log);
  userId = (await makeUser(db, 'ADMIN')).id;
});
afterEach(() => runner.stop());
afterAll(async () => {
  await listener.stop();
  await db.close();
  await database.drop();
});

/** Two hands. */
async function run(...jobs: AnyJob[]) {
  runner = await startRunner({ db, log, listener, jobs, workers: 2, ...QUICK });
}

const order = (kind: string, payload: { name: string }, by = userId) =>
  db.transact((tx) => enqueue(tx, { kind, payload, userId: by }));
const ended = (id: number) =>
  expect
    .poll(async () => (await db.prisma.job.findUniqueOrThrow({ where: { id } })).finishedAt)
    .not.toBeNull();

let kinds = 0;
/** A kind of its own for each test, so that no runner takes another test's jobs. */
const job = (
  work: (run: JobRun<{ name: string }>) => Promise<object>,
  more: { share?: 'one-each' | 'leaves-one' } = {},
) => defineJob({ kind: `turn-${++kinds}`, payload: z.object({ name: z.string() }), run: work, ...more });

/** Work that ends when the test says so, and the order in which it was started. */
function heldWork() {
  const begun: string[] = [];
  const held = new Map<string, () => void>();
  const work = async ({ payload: { name }, signal }: JobRun<{ name: string }>) => {
    begun.push(name);
    await new Promise<void>((resolve) => {
      held.set(name, resolve);
      signal.addEventListener('abort', () => resolve());
    });
    return {};
  };
  return { begun, work, letGo: (name: string) => held.get(name)?.() };
}

describe('a job', () => {
  it('of one account leaves a hand free for another, whose turn comes next', async () => {
    const { begun, work, letGo } = heldWork();
    const check = job(work, { share: 'one-each' });
    const other = (await makeUser(db, 'ADMIN')).id;
    for (const name of ['a0', 'a1', 'a2']) await order(check.kind, { name });
    await run(check);
    await expect.poll(() => begun).toEqual(['a0']);
    await order(check.kind, { name: 'b0' }, other);
    const last = await order(check.kind, { name: 'b1' }, other);
    await expect.poll(() => begun).toEqual(['a0', 'b0']);
    letGo('a0');
    await expect.poll(() => begun).toEqual(['a0', 'b0', 'a1']);
    letGo('b0');
    await expect.poll(() => begun).toEqual(['a0', 'b0', 'a1', 'b1']);
    for (const name of ['a1', 'b1']) letGo(name);
    await ended(last);
    await expect.poll(() => begun).toHaveLength(5);
    letGo('a2');
  });

  it('that takes long leaves a hand for jobs that people wait for', async () => {
    const { begun, work, letGo } = heldWork();
    const book = job(work, { share: 'leaves-one' });
    const mail = job(async () => ({}));
    for (const name of ['one', 'two']) await order(book.kind, { name });
    await run(book, mail);
    await expect.poll(() => begun).toEqual(['one']);
    await ended(await order(mail.kind, { name: 'letter' }));
    expect(begun).toEqual(['one']);
    letGo('one');
    await expect.poll(() => begun).toEqual(['one', 'two']);
    letGo('two');
  });
});
