import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Language } from '@rebblatt/contracts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRunner } from '../../jobs/runner.ts';
import { createListener } from '../../lib/listener.ts';
import { queueMail } from '../../mail/queue.ts';
import { createMailTransport } from '../../mail/transport.ts';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { sendMailJob } from './mail-out.jobs.ts';

let admin: Client;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { env: { WORKERS: '2' } });
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const order = {
  kind: 'page-released',
  recipient: 'winzer@fair.test',
  userId: null,
  language: 'de' as Language,
  subject: 'Ihre Seite',
  text: 'Guten Tag',
};

const queue = (on: TestServer, more: Partial<typeof order> = {}) =>
  on.context.db.transact(async (tx) => {
    await queueMail(tx, { ...order, ...more });
    return tx.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
  });

const becomes = (on: TestServer, id: number, state: string) =>
  expect
    .poll(async () => (await on.context.db.prisma.mail.findUniqueOrThrow({ where: { id } })).state, {
      timeout: 10_000,
    })
    .toBe(state);

const outbox = () => join(server.context.env.DATA_DIR, 'outbox');
async function written(id: number) {
  await becomes(server, id, 'sent');
  const name = (await readdir(outbox())).find((file) => Number.parseInt(file, 10) === id) ?? '';
  return { path: join(outbox(), name), eml: await readFile(join(outbox(), name), 'utf8') };
}
/** The header lines, folded ones joined. */
const headersOf = (eml: string) => (eml.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ').split('\n');

describe('without a mail server', () => {
  it('a mail is written as a file only the owner can read, as text and as HTML', async () => {
    const text = 'Guten Tag\n\n<b>Müller & Söhne</b> wartet: https://fair.test/a?b=1&c=2.\nBis bald';
    const { path, eml } = await written((await queue(server, { text, subject: 'Für «Sie»' })).id);
    expect((await stat(path)).mode & 0o077).toBe(0);
    const decoded = eml
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    const utf8 = Buffer.from(decoded, 'latin1').toString('utf8');
    expect(utf8).toContain('<b>Müller & Söhne</b> wartet: https://fair.test/a?b=1&c=2.');
    expect(utf8).toContain(
      '&lt;b&gt;Müller &amp; Söhne&lt;/b&gt; wartet: <a href="https://fair.test/a?b=1&amp;c=2">',
    );
    expect(utf8).toContain('</a>.<br>Bis bald');
    expect(utf8).not.toContain('<b>Müller &amp;');
    expect(headersOf(eml).some((line) => line === 'To: winzer@fair.test')).toBe(true);
    expect(utf8).toContain('<html lang="de-CH">');
    const english = await written((await queue(server, { language: 'en', text: 'Hello' })).id);
    expect(english.eml.replace(/=3D/g, '=')).toContain('<html lang="en">');
  });

  it.each([
    ['subject', { subject: 'Hallo\r\nBcc: alle@evil.test\r\n\r\nböse' }],
    ['recipient', { recipient: 'winzer@fair.test\r\nBcc: alle@evil.test' }],
    ['list of recipients', { recipient: 'winzer@fair.test, alle@evil.test' }],
  ])('no header can be added through the %s', async (_, more) => {
    // Past the queue, which cleans its input already.
    const mail = await server.context.db.transact(async (tx) => {
      await queueMail(tx, order);
      const { id } = await tx.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
      return tx.mail.update({ where: { id }, data: more });
    });
    const { eml } = await written(mail.id);
    const names = headersOf(eml).map((line) => line.split(':')[0]?.toLowerCase());
    expect(names).not.toContain('bcc');
    expect(names.filter((name) => name === 'to' || name === 'subject')).toHaveLength(2);
    expect(headersOf(eml).filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  });

  it('the key in a password mail is forgotten here once it is out', async () => {
    const { id } = await queue(server, {
      kind: 'password-reset',
      text: 'https://fair.test/reset-password/geheim',
    });
    expect((await written(id)).eml).toContain('geheim');
    expect((await server.context.db.prisma.mail.findUniqueOrThrow({ where: { id } })).text).toBe('');
  });
});

describe('the list of mails', () => {
  it('shows administrators recipients and state, never the text', async () => {
    const { id } = await queue(server, { recipient: 'liste@fair.test', text: 'nur für Sie' });
    await becomes(server, id, 'sent');
    const { body } = await admin.call(
      'GET',
      listPath('mail', { columnFilters: { recipient: 'liste', state: 'sent' } }),
    );
    expect(body).toMatchObject({
      total: 1,
      data: [{ id, recipient: 'liste@fair.test', state: 'sent', error: null }],
    });
    expect(JSON.stringify(body)).not.toContain('nur für Sie');
  });

  it('is closed to exhibitors', async () => {
    const exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    expect((await exhibitor.call('GET', listPath('mail'))).status).toBe(403);
  });
});

/** A real SMTP server that answers as it is told. */
async function startSmtp(answerTo: (tries: number) => Error | null) {
  const received: string[] = [];
  let tries = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(answerTo(++tries)),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    stop: () => new Promise<void>((done) => smtp.close(done)),
  };
}

describe('a mail server', () => {
  const refusal = (code: number) => Object.assign(new Error('heute nicht'), { responseCode: code });

  async function send(answerTo: (tries: number) => Error | null, state: string) {
    const smtp = await startSmtp(answerTo);
    const own = await startTestServer();
    const { db, log } = own.context;
    const listener = createListener(own.databaseUrl, log);
    const transport = createMailTransport({ smtpUrl: smtp.url, outbox: '', from: 'Messe <messe@fair.test>' });
    const runner = await startRunner({
      db,
      log,
      listener,
      jobs: [sendMailJob(transport, [50, 50])],
      workers: 1,
      pollMs: 50,
    });
    const { id } = await queue(own);
    await becomes(own, id, state);
    const mail = await db.prisma.mail.findUniqueOrThrow({ where: { id } });
    await runner.stop();
    transport.close();
    await listener.stop();
    await own.stop();
    await smtp.stop();
    return { mail, received: smtp.received, tries: smtp.tries() };
  }

  it('gets the mail from the configured sender', async () => {
    const { received, tries } = await send(() => null, 'sent');
    expect(tries).toBe(1);
    expect(received[0]).toMatch(/^From: Messe <messe@fair\.test>/m);
    expect(received[0]).toMatch(/^Message-ID: <mail-\d+@fair\.test>/m);
  });

  it('that is busy is asked again', async () => {
    const { received, tries } = await send((n) => (n < 3 ? refusal(451) : null), 'sent');
    expect([tries, received.length]).toEqual([3, 1]);
  });

  it('that stays busy leaves the mail failed with what it said', async () => {
    const { mail, tries } = await send(() => refusal(451), 'failed');
    expect(tries).toBe(3);
    expect(mail.error).toContain('heute nicht');
  });

  it('that refuses for good is not asked again', async () => {
    const { mail, tries } = await send(() => refusal(550), 'failed');
    expect(tries).toBe(1);
    expect(mail.error).toContain('heute nicht');
  });
});
