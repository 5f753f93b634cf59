// Length: the whole story of a second factor against one server.

import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../lib/password.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, fieldsOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'Steg am Ufer';
const MINUTE_MS = 60_000;

let server: TestServer;
let visitor: Client;
let passwordHash: string;
/** How far the server's clock is ahead; each use of a code needs a later period. */
let ahead = 0;

beforeAll(async () => {
  server = await startTestServer(
    { clock: { now: () => new Date(Date.now() + ahead) } },
    { env: { TRUST_PROXY: '1' } },
  );
  visitor = clientOf(server, null);
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => server.context.db.pool.query('DELETE FROM throttle'));
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead + periods * 30_000,
  });
const nextPeriod = () => {
  ahead += 60_000;
};

type Role = 'EXHIBITOR' | 'ADMIN' | 'SUPER_ADMIN';

async function account(role: Role = 'EXHIBITOR') {
  const { db } = server.context;
  const made = role === 'EXHIBITOR' ? await makeExhibitor(db) : await makeUser(db, role);
  return db.prisma.user.update({ where: { id: made.id }, data: { passwordHash } });
}

const login = (email: string, password = PASSWORD, headers = {}) =>
  visitor.call('POST', '/login', { email, password }, headers);
const second = (ticket: string, code: string, headers = {}) =>
  visitor.call('POST', '/login/second-factor', { ticket, code }, headers);

async function signedIn(email: string) {
  const { body } = await login(email);
  return clientOf(server, body.access_token, body.user.id);
}

/** An account with one-time codes. */
async function withFactor(role: Role = 'EXHIBITOR') {
  const user = await account(role);
  const client = await signedIn(user.email);
  const begun = await client.call('POST', '/account/totp', { password: PASSWORD });
  const { secret } = begun.body.data;
  const ended = await client.call('POST', '/account/totp/confirm', { code: codeOf(secret) });
  expect(ended.status).toBe(200);
  nextPeriod();
  return { user, client, secret: secret as string, codes: ended.body.data.recovery_codes as string[] };
}

const ticketOf = async (email: string, headers = {}) => {
  const { status, body } = await login(email, PASSWORD, headers);
  expect([status, body.access_token]).toEqual([200, undefined]);
  return body.second_factor as { ticket: string; methods: string[] };
};

const mailsOf = async (userId: number, kind: string) =>
  (await server.context.db.prisma.mail.findMany({ where: { userId, kind } })).map(({ subject }) => subject);
const actionsOf = async (entityId: number) =>
  (await server.context.db.prisma.history.findMany({ where: { entityId }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  );

describe('setting up one-time codes', () => {
  it('wants the password, then a code, and shows ten recovery codes once', async () => {
    const user = await account();
    const client = await signedIn(user.email);
    const elsewhere = await signedIn(user.email);
    const wrong = await client.call('POST', '/account/totp', { password: 'falsch geraten' });
    expect(fieldsOf(wrong)).toEqual({ password: 'password.old-wrong' });
    expect(fieldsOf(await client.call('POST', '/account/totp', {}))).toEqual({
      password: 'validation.required',
    });
    const begun = await client.call('POST', '/account/totp', { password: PASSWORD });
    expect(begun.status).toBe(200);
    const { secret, otpauth_url: url } = begun.body.data;
    expect(url).toContain(`secret=${secret}`);
    expect(decodeURIComponent(url)).toContain(user.email);
    expect((await client.call('GET', '/account/second-factor')).body.data.totp).toBeNull();
    expect(fieldsOf(await client.call('POST', '/account/totp/confirm', { code: '000000' }))).toEqual({
      code: 'second-factor.code-wrong',
    });
    const { status, body } = await client.call('POST', '/account/totp/confirm', { code: codeOf(secret) });
    expect(status).toBe(200);
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    const shown = await client.call('GET', '/account/second-factor');
    expect(shown.body.data).toMatchObject({ recovery_codes_left: 10, required: false, passkeys: [] });
    expect(shown.body.data.totp.since).toBeTruthy();
    expect((await elsewhere.call('GET', '/user')).status).toBe(401);
    expect(await mailsOf(user.id, 'second-factor-changed')).toEqual(['Zweiter Faktor eingerichtet']);
    expect(await actionsOf(user.id)).toContain('set-up-factor');
    const stored = await server.context.db.prisma.totp.findUniqueOrThrow({ where: { userId: user.id } });
    expect(JSON.stringify(stored)).not.toContain(secret);
    nextPeriod();
  });

  it('ends after a quarter of an hour without a code', async () => {
    const user = await account();
    const client = await signedIn(user.email);
    expect((await client.call('POST', '/account/totp/confirm', { code: '123456' })).status).toBe(409);
    const { secret } = (await client.call('POST', '/account/totp', { password: PASSWORD })).body.data;
    ahead += 16 * MINUTE_MS;
    const late = await client.call('POST', '/account/totp/confirm', { code: codeOf(secret) });
    expect([late.status, late.body.error]).toEqual([409, 'second-factor.not-begun']);
  });
});

describe('signing in with a second factor', () => {
  it('takes a ticket and a code, each once', async () => {
    const { user, secret } = await withFactor();
    const { ticket, methods } = await ticketOf(user.email);
    expect(methods).toEqual(['totp', 'recovery']);
    const code = codeOf(secret);
    const { status, body } = await second(ticket, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: user.id }, role: 'EXHIBITOR', message: 'session.welcome' });
    expect((await clientOf(server, body.access_token).call('GET', '/user')).status).toBe(200);
    expect((await second(ticket, code)).body.error).toBe('second-factor.ticket-invalid');
    const again = await ticketOf(user.email);
    expect((await second(again.ticket, code)).body.error).toBe('second-factor.code-wrong');
    nextPeriod();
    expect((await second(again.ticket, codeOf(secret))).status).toBe(200);
  });

  it('refuses codes of yesterday, of another account, and tickets too old or from another address', async () => {
    const one = await withFactor();
    const other = await withFactor();
    const { ticket } = await ticketOf(one.user.email);
    for (const code of [
      codeOf(one.secret, -3),
      codeOf(one.secret, 3),
      codeOf(other.secret),
      other.codes[0],
    ]) {
      const { status, body } = await second(ticket, String(code));
      expect([status, body.error]).toEqual([401, 'second-factor.code-wrong']);
    }
    const elsewhere = { 'X-Forwarded-For': '203.0.113.9' };
    const moved = await second(ticket, codeOf(one.secret), elsewhere);
    expect([moved.status, moved.body.error]).toEqual([401, 'second-factor.ticket-invalid']);
    ahead += 6 * MINUTE_MS;
    const old = await second(ticket, codeOf(one.secret));
    expect([old.status, old.body.error]).toEqual([401, 'second-factor.ticket-invalid']);
    expect((await second('no-ticket', '123456')).status).toBe(401);
    expect(fieldsOf(await visitor.call('POST', '/login/second-factor', {}))).toMatchObject({
      ticket: 'validation.required',
      code: 'validation.required',
    });
  });

  it('takes a code of a clock that is half a minute off', async () => {
    const { user, secret } = await withFactor();
    const { ticket } = await ticketOf(user.email);
    expect((await second(ticket, codeOf(secret, 1))).status).toBe(200);
  });

  it('takes each recovery code once, and tells its owner', async () => {
    const { user, codes } = await withFactor();
    const [first = '', next = ''] = codes;
    expect((await second((await ticketOf(user.email)).ticket, first.toUpperCase())).status).toBe(200);
    const { ticket } = await ticketOf(user.email);
    expect((await second(ticket, first)).status).toBe(401);
    expect((await second(ticket, next.replaceAll('-', ''))).status).toBe(200);
    expect(await mailsOf(user.id, 'second-factor-changed')).toEqual([
      'Zweiter Faktor eingerichtet',
      'Anmeldung mit einem Wiederherstellungscode',
      'Anmeldung mit einem Wiederherstellungscode',
    ]);
  });

  it('is throttled after five wrong codes, also for the right one and with a new ticket', async () => {
    const { user, secret } = await withFactor();
    const { ticket } = await ticketOf(user.email);
    for (let i = 0; i < 5; i++) expect((await second(ticket, '000000')).status).toBe(401);
    const refused = await second((await ticketOf(user.email)).ticket, codeOf(secret));
    expect([refused.status, refused.body.error]).toEqual([429, 'session.throttled']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await actionsOf(user.id)).filter((action) => action === 'login-failed')).toHaveLength(5);
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' };
    const there = await ticketOf(user.email, elsewhere);
    expect((await second(there.ticket, codeOf(secret), elsewhere)).status).toBe(200);
  });

  it('opens one session of two calls at the same time', async () => {
    const { user, secret } = await withFactor();
    const { ticket } = await ticketOf(user.email);
    const code = codeOf(secret);
    const answers = await Promise.all([second(ticket, code), second(ticket, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('stays after a password reset by mail, and a wrong password gets no ticket', async () => {
    const { user } = await withFactor();
    const { createKey } = await import('../../lib/tokens.ts');
    const { token, hash } = createKey();
    const expiresAt = new Date(Date.now() + ahead + MINUTE_MS);
    const data = { userId: user.id, tokenHash: hash, expiresAt };
    await server.context.db.prisma.passwordReset.create({ data });
    const password = 'Neue Wege gehen';
    const form = { email: user.email, token, password, password_confirmation: password };
    expect((await visitor.call('POST', '/reset-password', form)).status).toBe(200);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(user.email, password)).body.second_factor.ticket).toBeTruthy();
  });
});

describe('changing the second factor', () => {
  it('wants the password of the last ten minutes, ends other sessions and is told by mail', async () => {
    const { user, client, secret } = await withFactor();
    ahead += 11 * MINUTE_MS;
    for (const [method, path] of [
      ['DELETE', '/account/totp'],
      ['POST', '/account/recovery-codes'],
    ] as const) {
      const refused = await client.call(method, path);
      expect([refused.status, refused.body.error]).toEqual([403, 'session.proof-required']);
    }
    expect(fieldsOf(await client.call('POST', '/account/proof', { password: 'daneben' }))).toEqual({
      password: 'password.old-wrong',
    });
    expect((await client.call('POST', '/account/proof', { password: PASSWORD })).status).toBe(200);
    const renewed = await client.call('POST', '/account/recovery-codes');
    expect(renewed.body.data.recovery_codes).toHaveLength(10);
    const { body } = await second((await ticketOf(user.email)).ticket, codeOf(secret));
    expect((await client.call('DELETE', '/account/totp')).status).toBe(200);
    expect((await clientOf(server, body.access_token).call('GET', '/user')).status).toBe(401);
    expect((await client.call('DELETE', '/account/totp')).status).toBe(404);
    expect((await login(user.email)).body.access_token).toBeTruthy();
    expect(await mailsOf(user.id, 'second-factor-changed')).toEqual([
      'Zweiter Faktor eingerichtet',
      'Neue Wiederherstellungscodes',
      'Zweiter Faktor entfernt',
    ]);
    expect(await actionsOf(user.id)).toEqual(
      expect.arrayContaining(['make-recovery-codes', 'remove-factor']),
    );
    nextPeriod();
  });

  it('is nothing for an administrator who works as an exhibitor', async () => {
    const own = await account();
    const admin = await account('ADMIN');
    const acting = await signInAs(server, own.id, admin.id);
    expect((await acting.call('GET', '/account/second-factor')).status).toBe(403);
    expect((await acting.call('POST', '/account/totp', { password: PASSWORD })).status).toBe(403);
  });

  it('by the super administrator needs a reason, which the owner is told, and ends all sessions', async () => {
    const { user, client } = await withFactor();
    const boss = await signInAs(server, (await account('SUPER_ADMIN')).id);
    const path = `/account/${user.id}/reset-second-factor`;
    expect((await boss.call('GET', `/account/${user.id}/second-factor`)).body.data.totp).toBeTruthy();
    expect(fieldsOf(await boss.call('POST', path, {}))).toEqual({ reason: 'validation.required' });
    expect((await boss.call('POST', path, { reason: 'Telefon im See' })).status).toBe(200);
    expect((await client.call('GET', '/user')).status).toBe(401);
    expect((await login(user.email)).body.access_token).toBeTruthy();
    const mail = await server.context.db.prisma.mail.findFirstOrThrow({
      where: { userId: user.id, kind: 'second-factor-reset' },
    });
    expect(mail.text).toContain('Telefon im See');
    const again = await boss.call('POST', path, { reason: 'noch einmal' });
    expect([again.status, again.body.error]).toEqual([409, 'second-factor.none']);
    expect((await boss.call('GET', '/account/999999/second-factor')).status).toBe(404);
  });
});

describe('administrators', () => {
  it('show the second factor again to work as an exhibitor, when an hour has passed', async () => {
    const { client, secret } = await withFactor('ADMIN');
    const own = await account();
    const target = { id: own.id, email: own.email };
    expect((await client.call('POST', '/login-as-exhibitor', target)).status).toBe(200);
    ahead += 61 * MINUTE_MS;
    const refused = await client.call('POST', '/login-as-exhibitor', target);
    expect([refused.status, refused.body.error]).toEqual([403, 'second-factor.proof-required']);
    expect(fieldsOf(await client.call('POST', '/account/proof', { code: '000000' }))).toEqual({
      code: 'second-factor.code-wrong',
    });
    expect((await client.call('POST', '/account/proof', { code: codeOf(secret) })).status).toBe(200);
    expect((await client.call('POST', '/login-as-exhibitor', target)).status).toBe(200);
    nextPeriod();
  });

  it('must set one up before anything else, from the day on which the super administrator says so', async () => {
    const boss = await withFactor('SUPER_ADMIN');
    const admin = await account('ADMIN');
    const client = await signedIn(admin.email);
    const rule = (day: string | null) =>
      boss.client.call('PUT', '/second-factor-rule', { administrators_from: day });
    expect((await rule('2031-01-01')).body.data).toEqual({ administrators_from: '2031-01-01' });
    expect((await client.call('GET', '/catalog')).status).not.toBe(403);
    await rule('2026-01-01');
    try {
      const refused = await client.call('GET', '/account');
      expect([refused.status, refused.body.error]).toEqual([403, 'second-factor.required']);
      const check = await client.call('GET', '/user');
      expect([check.status, check.body.user.factor_missing]).toEqual([200, true]);
      expect((await boss.client.call('GET', '/account')).status).toBe(200);
      const exhibitor = await signedIn((await account()).email);
      expect((await exhibitor.call('GET', '/account/session')).status).toBe(200);
      const { secret } = (await client.call('POST', '/account/totp', { password: PASSWORD })).body.data;
      await client.call('POST', '/account/totp/confirm', { code: codeOf(secret) });
      expect((await client.call('GET', '/account')).status).toBe(200);
      expect((await client.call('GET', '/user')).body.user.factor_missing).toBeUndefined();
    } finally {
      await rule(null);
    }
  });
});
