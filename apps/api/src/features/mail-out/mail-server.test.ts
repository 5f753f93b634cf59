import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyJob } from '../../jobs/define-job.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Runner } from '../../jobs/runner.ts';
import { startRunner } from '../../jobs/runner.ts';
import type { Database } from '../../lib/database.ts';
import { connectDatabase } from '../../lib/database.ts';
import type { Listener } from '../../lib/listener.ts';
import { createListener } from '../../lib/listener.ts';
import { createLogger } from '../../lib/logger.ts';
import type { MailOrder } from '../../mail/queue.ts';
import { MAIL_DELAYS_MS, MAIL_TRIES, queueMail, queueMails } from '../../mail/queue.ts';
import type { MailTransport } from '../../mail/transport.ts';
import { createMailTransport } from '../../mail/transport.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { smtpAnswer, startSilentServer, startSmtp } from '../../testing/smtp.ts';
import { sendMailJobs } from './mail-out.jobs.ts';

const log = createLogger('silent');
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let db: Database;
let listener: Listener;
let runner: Runner | null = null;
let transport: MailTransport | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase(database.url);
  listener = createListener(database.url, log);
});
afterEach(async () => {
  await runner?.stop();
  transport?.close();
  runner = null;
  expect(await findBrokenInvariants(db.pool)).toEqual([]);
  await db.pool.query('DELETE FROM job; DELETE FROM mail');
});
afterAll(async () => {
  await listener.stop();
  await db.close();
  await database.drop();
});

/** The fair of these tests has no logo. */
const noFiles = { read: () => Promise.reject(new Error('No file.')) };

/** One worker for all jobs other than mails. */
async function run(smtpUrl: string, more: AnyJob[] = [], delays: readonly number[] = [20]) {
  transport = createMailTransport({ smtpUrl, outbox: '', from: 'Messe <messe@fair.test>' });
  const jobs = [...sendMailJobs(transport, noFiles, delays), ...more];
  runner = await startRunner({ db, log, listener, jobs, workers: 1, pollMs: 20, graceMs: 100 });
}

const order = (more: Partial<MailOrder> = {}): MailOrder => ({
  kind: 'page-released',
  recipient: 'winzer@fair.test',
  userId: null,
  language: 'de',
  subject: 'Ihre Seite',
  text: 'Guten Tag',
  ...more,
});

async function queue(more: Partial<MailOrder> = {}) {
  await db.transact((tx) => queueMail(tx, order(more)));
  return (await db.prisma.mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}

const mailOf = (id: number) => db.prisma.mail.findUniqueOrThrow({ where: { id } });
const becomes = (id: number, state: string) =>
  expect.poll(async () => (await mailOf(id)).state, { timeout: 20_000, interval: 20 }).toBe(state);
const jobOf = async () => db.prisma.job.findFirstOrThrow({ where: { kind: 'send-mail' } });

describe('a mail server', () => {
  it('receives the mail from the configured sender', async () => {
    const smtp = await startSmtp();
    await run(smtp.url);
    const id = await queue();
    await becomes(id, 'sent');
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.text).toMatch(/^From: Messe <messe@fair\.test>/m);
    expect(smtp.received[0]?.text).toContain(`Message-ID: <mail-${id}@fair.test>`);
    await smtp.stop();
  });

  it('receives it from the organiser’s own address, and returns what does not arrive to the configured one', async () => {
    await db.prisma.fair.create({ data: { name: 'Weinschiffe', senderEmail: 'post@weinschiffe.test' } });
    const smtp = await startSmtp();
    await run(smtp.url);
    await becomes(await queue(), 'sent');
    await db.prisma.fair.deleteMany();
    expect(smtp.received[0]?.text).toMatch(/^From: Weinschiffe <post@weinschiffe\.test>/m);
    expect(smtp.received[0]).toMatchObject({ from: 'messe@fair.test', to: ['winzer@fair.test'] });
    await smtp.stop();
  });

  it('that is unreachable for two days delays a mail but loses none', async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    await run(smtp.url, [], MAIL_DELAYS_MS);
    const id = await queue();
    let waitedMs = 0;
    for (let tries = 1; waitedMs < 48 * HOUR_MS; tries++) {
      await expect
        .poll(async () => (await jobOf()).attempt + (await jobOf()).state, { interval: 5, timeout: 5000 })
        .toBe(`${tries}queued`);
      const { rows } = await db.pool.query<{ wait: number }>(
        `SELECT (extract(epoch FROM run_at - now()) * 1000)::float AS wait FROM job WHERE kind = 'send-mail'`,
      );
      expect(rows[0]?.wait).toBeLessThanOrEqual(HOUR_MS);
      waitedMs += rows[0]?.wait ?? 0;
      // Skips the wait.
      await db.pool.query(`UPDATE job SET run_at = now() WHERE kind = 'send-mail'`);
    }
    expect(await mailOf(id)).toMatchObject({
      state: 'queued',
      error: 'unreachable',
    });
    const back = await startSmtp({ port: smtp.port });
    await expect
      .poll(
        async () => {
          await db.pool.query(`UPDATE job SET run_at = now() WHERE state = 'queued'`);
          return (await mailOf(id)).state;
        },
        { timeout: 20_000 },
      )
      .toBe('sent');
    expect(back.received).toHaveLength(1);
    expect((await mailOf(id)).error).toBeNull();
    await back.stop();
  });

  it('is retried for at least three days', () => {
    const waits = Array.from(
      { length: MAIL_TRIES - 1 },
      (_, n) => MAIL_DELAYS_MS[n] ?? MAIL_DELAYS_MS.at(-1) ?? 0,
    );
    expect(Math.max(...waits)).toBe(HOUR_MS);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(72 * HOUR_MS);
  });

  it('that is busy is retried, and so is one that uses greylisting', async () => {
    let senders = 0;
    const smtp = await startSmtp({
      toSender: () => (++senders === 1 ? smtpAnswer(550, 'kennen wir nicht') : null),
      toRecipient: (_, tries) => (tries < 3 ? smtpAnswer(451, 'heute nicht') : null),
    });
    await run(smtp.url);
    await becomes(await queue(), 'sent');
    expect([senders, smtp.tries(), smtp.received.length]).toEqual([4, 3, 1]);
    await smtp.stop();
  });

  it('that stays busy leaves the mail failed, with its reply', async () => {
    const smtp = await startSmtp({ toRecipient: () => smtpAnswer(451, 'heute nicht') });
    const id = await queue();
    await db.pool.query(`UPDATE job SET max_attempts = 3 WHERE kind = 'send-mail'`);
    await run(smtp.url);
    await becomes(id, 'failed');
    expect(smtp.tries()).toBe(3);
    expect((await mailOf(id)).error).toBe('451 heute nicht');
    await smtp.stop();
  });

  it('that rejects one recipient permanently is not retried for that one, and accepts the others', async () => {
    const smtp = await startSmtp({
      toRecipient: (address) => (address.startsWith('niemand') ? smtpAnswer(550, 'kennen wir nicht') : null),
    });
    const addresses = [
      ...Array.from({ length: 20 }, (_, n) => `keller${n}@fair.test`),
      ...['niemand@fair.test', 'kaputt', 'zwei@fair.test, drei@fair.test'],
    ];
    await db.transact((tx) =>
      queueMails(
        tx,
        addresses.map((recipient) => order({ recipient })),
      ),
    );
    await run(smtp.url);
    await expect
      .poll(() => db.prisma.mail.count({ where: { state: 'queued' } }), { timeout: 20_000 })
      .toBe(0);
    const failed = await db.prisma.mail.findMany({ where: { state: 'failed' }, orderBy: { id: 'asc' } });
    expect(failed.map(({ recipient, error }) => [recipient, error])).toEqual([
      ['niemand@fair.test', '550 kennen wir nicht'],
      ['kaputt', 'no-address'],
      ['zwei@fair.test, drei@fair.test', 'no-address'],
    ]);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(addresses.slice(0, 20).sort());
    expect(smtp.tries()).toBe(21);
    await smtp.stop();
  });

  it('that receives a mail twice can recognise it by its Message-ID', async () => {
    const smtp = await startSmtp({ onMail: (mails, breakOff) => mails === 1 && breakOff() });
    await run(smtp.url);
    const id = await queue();
    await becomes(id, 'sent');
    const ids = smtp.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim());
    expect(ids).toEqual([`<mail-${id}@fair.test>`, `<mail-${id}@fair.test>`]);
    await smtp.stop();
  });

  it('that does not respond delays no other job', async () => {
    const silent = await startSilentServer();
    const done: string[] = [];
    const other = defineJob({
      kind: 'check',
      payload: z.object({ name: z.string() }),
      run: async ({ payload }) => {
        done.push(payload.name);
        return {};
      },
    });
    await run(silent.url, [other]);
    await db.transact((tx) =>
      queueMails(
        tx,
        Array.from({ length: 20 }, () => order()),
      ),
    );
    await expect.poll(() => silent.connections()).toBe(3);
    for (const name of ['one', 'two'])
      await db.transact((tx) => enqueue(tx, { kind: 'check', payload: { name } }));
    await expect.poll(() => done).toEqual(['one', 'two']);
    expect(silent.connections()).toBe(3);
    await silent.stop();
  });

  it('that does not respond keeps no mail waiting with which somebody gets in', async () => {
    const silent = await startSilentServer();
    await run(silent.url);
    const ordinary = Array.from({ length: 20 }, () => order());
    await db.transact((tx) => queueMails(tx, ordinary));
    await expect.poll(() => silent.connections()).toBe(3);
    const kinds = [
      'password-reset',
      'exhibitor-activated',
      'exhibitor-created',
      'admin-created',
      'invitation',
    ] as const;
    for (const kind of kinds) {
      const id = await queue({ kind });
      const begun = async () =>
        (await db.prisma.job.findFirstOrThrow({ where: { payload: { path: ['mail_id'], equals: id } } }))
          .state;
      if (kind === kinds[0]) await expect.poll(begun).toBe('running');
      expect(
        await db.prisma.job.count({
          where: { kind: 'send-key-mail', payload: { path: ['mail_id'], equals: id } },
        }),
      ).toBe(1);
    }
    expect(silent.connections()).toBe(4);
    await silent.stop();
  });

  it('sends many invitations at once like any mailing, so that they hold up no password', async () => {
    const invitations = Array.from({ length: 30 }, () => order({ kind: 'invitation' }));
    const before = await db.prisma.job.count({ where: { kind: 'send-key-mail' } });
    await db.transact((tx) => queueMails(tx, invitations));
    expect(await db.prisma.job.count({ where: { kind: 'send-key-mail' } })).toBe(before);
  });
});
