import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, MailKind } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collectMail } from '../../mail/collected.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

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
  kind: 'page-released' as MailKind,
  recipient: 'winzer@fair.test',
  userId: null as number | null,
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
/** The header lines, unfolded. */
const headersOf = (eml: string) => (eml.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ').split('\n');

describe('the words of a mail', () => {
  const text = 'Guten Tag\n\nIhre Anfrage ist angenommen.\n\nFreundliche Grüsse\nRebblatt';

  it('tell somebody who has never set a password how to get in', async () => {
    const { id } = await makeExhibitor(server.context.db);
    const about = { text, userId: id, kind: 'request-accepted' as const };
    expect((await queue(server, about)).text).toBe(text);
    await server.context.db.prisma.user.update({
      where: { id },
      data: { active: false, passwordHash: null },
    });
    expect((await queue(server, about)).text).toMatch(
      /ist angenommen\.\n\nSie haben noch kein Passwort\? .*«Passwort vergessen»\.\n\nFreundliche Grüsse\nRebblatt$/,
    );
    // The invitation itself has the link.
    expect((await queue(server, { ...about, kind: 'invitation' })).text).toBe(text);
  });

  it('are signed by the fair also when more has been collected in it', async () => {
    const { db } = server.context;
    await db.prisma.fair.create({ data: { id: 1, name: 'Weinmesse am See' } });
    const collection = {
      item: z.string(),
      write: (items: string[]) => ({ ...order, text: `${items.join(', ')}\n\nFreundliche Grüsse\nRebblatt` }),
    };
    for (const item of ['eins', 'zwei'])
      await db.transact((tx) => collectMail(tx, collection, 'probe', item, item));
    const { text: whole } = await db.prisma.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(whole).toBe('eins, zwei\n\nFreundliche Grüsse\nWeinmesse am See');
    await db.prisma.fair.deleteMany();
  });
});

describe('without a mail server', () => {
  it('a mail comes from the fair under its name, at the address that is set where the product runs', async () => {
    const fromOf = async () => {
      const { eml } = await written((await queue(server, { text: 'Guten Tag', subject: 'Probe' })).id);
      return headersOf(eml).find((line) => line.startsWith('From: '));
    };
    expect(await fromOf()).toBe('From: Rebblatt <katalog@rebblatt.test>');
    await server.context.db.prisma.fair.create({ data: { id: 1, name: 'Weinmesse, am See' } });
    expect(await fromOf()).toBe('From: "Weinmesse, am See" <katalog@rebblatt.test>');
    await server.context.db.prisma.fair.deleteMany();
  });

  it('a mail is written as a file that only the owner can read, as text and as HTML', async () => {
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
    // This bypasses the queue, which sanitises its input already.
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

  it('the link in a password mail is deleted here after it was sent', async () => {
    const { id } = await queue(server, {
      kind: 'password-reset',
      text: 'https://fair.test/reset-password/geheim',
    });
    expect((await written(id)).eml).toContain('geheim');
    expect((await server.context.db.prisma.mail.findUniqueOrThrow({ where: { id } })).text).toBe('');
  });
});

describe('the list of mails', () => {
  it('shows recipients and state to administrators, never the text', async () => {
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

  it('finds mails by company, kind and state, and shows the text of one', async () => {
    const { db } = server.context;
    const { id: userId, email } = await makeExhibitor(db, { companyName: 'Rebgut Eichhalde' });
    const { id } = await queue(server, {
      userId,
      recipient: email,
      kind: 'page-accepted',
      text: 'Angenommen.',
    });
    await queue(server, { userId, recipient: email, kind: 'page-rejected' });
    for (const query of [
      { search: 'eichhalde', columnFilters: { kind: 'page-accepted' } },
      { columnFilters: { company_name: 'Eichh', kind: 'page-accepted' } },
    ])
      expect((await admin.call('GET', listPath('mail', query))).body).toMatchObject({
        total: 1,
        data: [{ id, company_name: 'Rebgut Eichhalde', kind: 'page-accepted' }],
      });
    const { body } = await admin.call('GET', `/mail/${id}`);
    expect(body.data).toMatchObject({ id, text: 'Angenommen.', recipient: email, reply_to: null });
    const unknown = await admin.call('GET', listPath('mail', { columnFilters: { kind: 'liebesbrief' } }));
    expect(unknown.body.errors).toHaveProperty('columnFilters.kind');
  });

  it('never shows a mail that contains a link to set a password', async () => {
    const { id } = await queue(server, { kind: 'password-reset', text: 'https://fair.test/geheim' });
    expect((await admin.call('GET', `/mail/${id}`)).body.data).toMatchObject({ id, text: null });
  });

  it('sends a failed mail again, to the current address of its account', async () => {
    const { db } = server.context;
    const user = await makeExhibitor(db);
    const { id } = await queue(server, { userId: user.id, recipient: 'vertippt@fair.test' });
    await becomes(server, id, 'sent');
    const again = () => admin.call('POST', `/mail/send-again/${id}`);
    expect([(await again()).status, (await again()).body.error]).toEqual([409, 'mail.not-failed']);
    await db.prisma.mail.update({ where: { id }, data: { state: 'failed', error: '550 unbekannt' } });
    const { status, body } = await again();
    expect([status, body.data.recipient, body.data.error]).toEqual([200, user.email, null]);
    expect(headersOf((await written(id)).eml)).toContain(`To: ${user.email}`);
    const [line] = await db.prisma.history.findMany({ where: { entity: 'mail', entityId: id } });
    expect(line).toMatchObject({ actorId: admin.userId, action: 'send-again' });
  });

  it('does not send an expired link again, and a changed address is still reported to the old one', async () => {
    const { db } = server.context;
    const user = await makeExhibitor(db);
    const failed = async (kind: MailKind) => {
      const { id } = await queue(server, { kind, userId: user.id, recipient: 'alt@fair.test' });
      await becomes(server, id, 'sent');
      await db.prisma.mail.update({ where: { id }, data: { state: 'failed' } });
      return admin.call('POST', `/mail/send-again/${id}`);
    };
    expect((await failed('password-reset')).body.error).toBe('mail.key-expired');
    expect((await failed('email-changed')).body.data.recipient).toBe('alt@fair.test');
  });

  it('is closed to exhibitors', async () => {
    const exhibitor = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    expect((await exhibitor.call('GET', listPath('mail'))).status).toBe(403);
  });
});

describe('a mail that came back later', () => {
  it('counts as not delivered, shows at its company that the address is wrong, and can be sent again', async () => {
    const company = await makeExhibitor(server.context.db);
    const { id } = await queue(server, { recipient: company.email, userId: company.id, kind: 'mailing' });
    await becomes(server, id, 'sent');
    const bounceOf = async () => (await admin.call('GET', `/exhibitor/${company.id}`)).body.data.bounce;
    expect(await bounceOf()).toBeNull();
    const { status, body } = await admin.call('POST', `/mail/returned/${id}`);
    expect([status, body.data.state, body.data.error]).toEqual([200, 'failed', 'returned']);
    expect(await bounceOf()).toMatchObject({ error: 'returned' });
    const again = await admin.call('POST', `/mail/returned/${id}`);
    expect([again.status, again.body.error]).toEqual([409, 'mail.not-delivered']);
    expect((await admin.call('POST', `/mail/send-again/${id}`)).status).toBe(200);
    await becomes(server, id, 'sent');
    expect(await bounceOf()).toBeNull();
  });
});
