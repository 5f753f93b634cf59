import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../lib/password.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const OLD = 'Steg am Ufer';
const NEW = 'drei rote Boote';

let server: TestServer;
let visitor: Client;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  visitor = clientOf(server, null);
  passwordHash = await hashPassword(OLD);
});
beforeEach(async () => {
  await server.context.db.pool.query('DELETE FROM throttle');
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

async function exhibitor() {
  const user = await makeExhibitor(server.context.db);
  return server.context.db.prisma.user.update({ where: { id: user.id }, data: { passwordHash } });
}

const forget = (email: string, headers: Record<string, string> = {}) =>
  visitor.call('POST', '/forgot-password', { email }, headers);
/** Like {@link forget}, with a Host header, which fetch does not allow. */
const forgetAtHost = (email: string, host: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { Host: host, 'Content-Type': 'application/json' };
    const call = request(`${server.origin}/api/forgot-password`, { method: 'POST', headers });
    call.once('response', (response) => response.resume().once('end', resolve)).once('error', reject);
    call.end(JSON.stringify({ email }));
  });
const mailsTo = (recipient: string) =>
  server.context.db.prisma.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });

/** The link of the newest reset mail. */
async function mailedLink(email: string) {
  const mail = (await mailsTo(email)).findLast(({ kind }) => kind === 'password-reset');
  return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}
async function mailedToken(email: string) {
  await forget(email);
  return (await mailedLink(email)).pathname.split('/').pop() ?? '';
}
const reset = (email: string, token: string, password = NEW, password_confirmation = password) =>
  visitor.call('POST', '/reset-password', { email, token, password, password_confirmation });
const signsIn = async (email: string, password: string) =>
  (await visitor.call('POST', '/login', { email, password })).status === 200;

describe('forgetting a password', () => {
  it('returns the same answer whether the account exists or not, and mails only where it does', async () => {
    const user = await exhibitor();
    const known = await forget(user.email);
    const unknown = await forget('niemand@fair.test');
    expect([known.status, known.body]).toEqual([200, { error: null, message: 'password.mail-sent' }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await mailsTo('niemand@fair.test')).toHaveLength(0);
  });

  it('mails a link to the configured address, whatever host the caller sends', async () => {
    const user = await exhibitor();
    await forgetAtHost(user.email, 'evil.test');
    expect((await mailedLink(user.email)).origin).toBe('http://catalogue.test');
    await forget(user.email, { 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' });
    const link = await mailedLink(user.email);
    expect(link.origin).toBe('http://catalogue.test');
    expect(link.searchParams.get('email')).toBe(user.email);
  });

  it('stores the token only as a hash', async () => {
    const user = await exhibitor();
    const token = await mailedToken(user.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await server.context.db.prisma.passwordReset.findMany({ where: { userId: user.id } });
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.tokenHash).not.toContain(token);
  });

  it('does not fill a mailbox, and does not reveal that it stopped', async () => {
    const user = await exhibitor();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await forget(user.email)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await mailsTo(user.email)).toHaveLength(3);
  });

  it('is limited per IP address', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => forget(`wer${n}@fair.test`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('mails nothing to NOBODY', async () => {
    const user = await makeUser(server.context.db, 'NOBODY');
    expect((await forget(user.email)).status).toBe(200);
    expect(await mailsTo(user.email)).toHaveLength(0);
  });
});

describe('a mailed link', () => {
  it('sets a new password, ends all sessions and notifies the owner', async () => {
    const user = await exhibitor();
    const session = await signInAs(server, user.id);
    const token = await mailedToken(user.email);
    const { status, body } = await reset(user.email, token);
    expect([status, body]).toEqual([200, { error: null, message: 'password.changed' }]);
    expect(await signsIn(user.email, OLD)).toBe(false);
    expect(await signsIn(user.email, NEW)).toBe(true);
    expect((await session.call('GET', '/user')).status).toBe(401);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual([
      'password-reset',
      'password-changed',
    ]);
  });

  it('can be used once, also when it is used twice at the same time', async () => {
    const user = await exhibitor();
    const token = await mailedToken(user.email);
    const answers = await Promise.all([
      reset(user.email, token, 'erster von zweien'),
      reset(user.email, token, 'zweiter von zweien'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const late = await reset(user.email, token);
    expect([late.status, late.body.error]).toEqual([422, 'password.token-invalid']);
  });

  it('becomes invalid after an hour, with a newer one, and with another e-mail address', async () => {
    const { prisma } = server.context.db;
    const [user, other] = [await exhibitor(), await exhibitor()];
    const first = await mailedToken(user.email);
    const second = await mailedToken(user.email);
    expect((await reset(user.email, first)).body.error).toBe('password.token-invalid');
    expect((await reset(other.email, second)).body.error).toBe('password.token-invalid');
    await prisma.passwordReset.updateMany({
      where: { userId: user.id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect((await reset(user.email, second)).body.error).toBe('password.token-invalid');
    expect(await signsIn(user.email, OLD)).toBe(true);
  });

  it('is not accepted for anything else', async () => {
    const user = await exhibitor();
    const token = await mailedToken(user.email);
    expect((await clientOf(server, token).call('GET', '/user')).status).toBe(401);
    expect((await clientOf(server, `${token}.${token}.${token}`).call('GET', '/user')).status).toBe(401);
  });

  it.each([
    ['kurz', 'validation.min-length'],
    ['', 'validation.required'],
    ['ä'.repeat(37), 'validation.max-bytes'],
    ['Passwort2026', 'validation.common-password'],
    ['qwertz123', 'validation.common-password'],
  ])('refuses the password «%s»', async (password, key) => {
    const user = await exhibitor();
    const token = await mailedToken(user.email);
    const { status, body } = await reset(user.email, token, password);
    expect([status, body.errors?.password?.[0]?.key]).toEqual([422, key]);
    expect((await reset(user.email, token)).status).toBe(200);
  });

  it('accepts any characters up to 72 bytes, without trimming', async () => {
    const user = await exhibitor();
    const password = ` Räuschling 葡萄 🍇 ${'ü'.repeat(20)}`;
    const token = await mailedToken(user.email);
    expect((await reset(user.email, token, password)).status).toBe(200);
    expect(await signsIn(user.email, password)).toBe(true);
    expect(await signsIn(user.email, password.trim())).toBe(false);
  });

  it('requires the password twice', async () => {
    const { status, body } = await reset('a@fair.test', 'x', NEW, 'anders');
    expect([status, body.errors?.password_confirmation?.[0]?.key]).toEqual([422, 'validation.confirmed']);
  });
});
