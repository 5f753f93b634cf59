// Length: all rules of the slice against one server, which takes longer to start than they take to run.

import { createHmac, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { hashPassword } from '../../lib/password.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { hashAsTheProduct } from '../../testing/quick-passwords.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'Steg am Ufer';
/** Too long for bcrypt, so that it is refused without the slow comparison; it still counts as an attempt. */
const QUICKLY_WRONG = 'x'.repeat(80);

/** `npm run test:soak` signs in more people. */
const CROWD = process.env.SOAK ? 70 : 6;

let server: TestServer;
let visitor: Client;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  visitor = clientOf(server, null);
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  await server.context.db.pool.query('DELETE FROM throttle');
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  visitor.call('POST', '/login', { email, password }, headers);

/** Retries as long as the queue is full, as the screen does. */
async function patiently(email: string, password = PASSWORD) {
  for (;;) {
    const answer = await login(email, password);
    if (answer.body.error !== 'session.busy') return answer;
  }
}

async function exhibitorWithPassword(more: { active?: boolean } = {}) {
  const user = await makeExhibitor(server.context.db, more);
  return server.context.db.prisma.user.update({ where: { id: user.id }, data: { passwordHash } });
}

describe('signing in', () => {
  it('returns a token and who is signed in', async () => {
    const user = await exhibitorWithPassword();
    const { status, body } = await login(user.email);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'EXHIBITOR',
      user: { id: user.id, email: user.email, active: 1, acting_admin: null },
      active_catalog: null,
      user_catalog_request: null,
      error: null,
    });
    const check = await clientOf(server, body.access_token).call('GET', '/user');
    expect(check.body.user.id).toBe(user.id);
    expect(check.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain('$2');
  });

  it('sets the language of mails, and so does switching to another one', async () => {
    const user = await exhibitorWithPassword();
    const { db } = server.context;
    const lastMail = async () => {
      await visitor.call('POST', '/forgot-password', { email: user.email });
      return db.prisma.mail.findFirstOrThrow({ where: { userId: user.id }, orderBy: { id: 'desc' } });
    };
    expect((await lastMail()).text).toMatch(/^Guten Tag \S.*\n\n/);
    const { body } = await visitor.call('POST', '/login', {
      ...{ email: user.email, password: PASSWORD, language: 'en' },
    });
    expect(await lastMail()).toMatchObject({
      language: 'en',
      subject: 'A new password for Rebblatt',
      text: expect.stringMatching(/^Hello \S[^\n]*\n\n.*Kind regards\nRebblatt$/s),
    });
    const client = clientOf(server, body.access_token);
    expect((await client.call('GET', '/user?language=de')).status).toBe(200);
    expect((await lastMail()).subject).toBe('Neues Passwort für Rebblatt');
    expect((await client.call('GET', '/user?language=rm')).body.errors).toHaveProperty('language');
    const admin = await makeUser(db, 'ADMIN');
    const acting = await signInAs(server, user.id, admin.id);
    expect((await acting.call('GET', '/user?language=en')).status).toBe(200);
    const { language } = await db.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(language).toBe('de');
  });

  it('takes the language of the browser for an account that has none, and keeps it', async () => {
    const user = await exhibitorWithPassword();
    const { db } = server.context;
    const mailAfter = async (language: string) => {
      await visitor.call('POST', '/forgot-password', { email: user.email, language });
      return db.prisma.mail.findFirstOrThrow({ where: { userId: user.id }, orderBy: { id: 'desc' } });
    };
    expect(await mailAfter('fr')).toMatchObject({
      language: 'fr',
      subject: 'Nouveau mot de passe pour Rebblatt',
      text: expect.stringMatching(/^Bonjour \S[^\n]*,\n\n.*Avec nos meilleures salutations\nRebblatt$/s),
    });
    const logIn = async (language: { language?: string; browser_language: string }) =>
      (await visitor.call('POST', '/login', { email: user.email, password: PASSWORD, ...language })).body
        .user;
    expect(await logIn({ browser_language: 'fr' })).toMatchObject({ language: 'fr' });
    expect(await logIn({ browser_language: 'de' })).toMatchObject({ language: 'fr' });
    expect((await mailAfter('de')).language).toBe('fr');
    expect(await logIn({ language: 'en', browser_language: 'de' })).toMatchObject({ language: 'en' });
  });

  it('answers an unknown e-mail exactly like a wrong password', async () => {
    const user = await exhibitorWithPassword();
    const wrong = await login(user.email, 'nicht dieses');
    const unknown = await login('niemand@fair.test', 'nicht dieses');
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toBe('invalid_grant');
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('reveals that an account is not activated only after the right password', async () => {
    const user = await exhibitorWithPassword({ active: false });
    expect((await login(user.email, 'nicht dieses')).body.error).toBe('invalid_grant');
    const known = await login(user.email);
    expect([known.status, known.body.error]).toEqual([403, 'session.not-activated']);
    const { prisma } = server.context.db;
    await prisma.user.update({ where: { id: user.id }, data: { closedAt: new Date() } });
    const closed = await login(user.email);
    expect([closed.status, closed.body.error]).toEqual([403, 'session.closed']);
  });

  it('is refused for NOBODY, with the same answer as a wrong password', async () => {
    const user = await makeUser(server.context.db, 'NOBODY', { passwordHash });
    const { status, body } = await login(user.email);
    expect([status, body.error]).toEqual([401, 'invalid_grant']);
    const client = await signInAs(server, user.id);
    expect((await client.call('GET', '/user')).status).toBe(401);
  });

  it('accepts an e-mail address in any case and Unicode normal form', async () => {
    const user = await exhibitorWithPassword();
    expect((await login(`  ${user.email.toUpperCase()} `)).status).toBe(200);
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'kein at', password: 'abcdef' }, ['email']],
    [{ email: 'a@b.ch', password: 'abc' }, ['password']],
    [{ email: { contains: '@' }, password: 'abcdef' }, ['email']],
    [{ email: 'a@b.ch', password: ['abcdef'] }, ['password']],
  ])('names the invalid fields of %j', async (form, fields) => {
    const { status, body } = await visitor.call('POST', '/login', form);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(fields);
  });

  it('opens a new session each time, whatever session the caller names', async () => {
    const user = await exhibitorWithPassword();
    const wished = randomUUID();
    const form = { email: user.email, password: PASSWORD, session_id: wished, jti: wished, id: wished };
    const headers = { Cookie: `sid=${wished}`, 'X-Session-Id': wished };
    const opened = [
      await visitor.call('POST', '/login', form, headers),
      await visitor.call('POST', '/login', form, headers),
    ].map(({ body }) => (jwt.decode(body.access_token) as jwt.JwtPayload).jti);
    expect(new Set([...opened, wished]).size).toBe(3);
  });

  it('rehashes an old password at its next use, with the cost of the product', async () => {
    expect(
      readEnv({ JWT_SECRET: 'a-signing-secret-that-only-these-tests-use-0123456789' }).PASSWORD_COST,
    ).toBe(12);
    hashAsTheProduct();
    const user = await exhibitorWithPassword();
    const { db } = server.context;
    const bcrypt = await import('bcryptjs');
    await db.prisma.user.update({
      where: { id: user.id },
      data: { passwordHash: await bcrypt.default.hash(PASSWORD, 4) },
    });
    expect((await login(user.email)).status).toBe(200);
    const after = await db.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after.passwordHash).toMatch(/^\$2[ab]\$12\$/);
  });
});

describe('guessing a password', () => {
  it('ends after five attempts, also for the right one, and only for that account', async () => {
    const [victim, neighbour] = [await exhibitorWithPassword(), await exhibitorWithPassword()];
    for (let n = 0; n < 5; n++) expect((await login(victim.email, QUICKLY_WRONG)).status).toBe(401);
    const blocked = await login(victim.email, PASSWORD, { 'X-Forwarded-For': '10.1.2.3' });
    expect([blocked.status, blocked.body.error]).toEqual([429, 'session.throttled']);
    expect(blocked.body.params?.seconds).toBeGreaterThan(200);
    expect(blocked.headers.get('retry-after')).toBe(String(blocked.body.params?.seconds));
    expect((await login(neighbour.email)).status).toBe(200);
  });

  it('with the right passwords never ends, with any number of concurrent calls from one IP address', {
    timeout: 120_000,
  }, async () => {
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => exhibitorWithPassword()));
    for (let n = 0; n < 29; n++) expect((await login(`fast${n}@fair.test`, QUICKLY_WRONG)).status).toBe(401);
    const answers = await Promise.all(crowd.map(({ email }) => patiently(email)));
    expect(answers.map(({ status, body }) => body.error ?? status)).toEqual(crowd.map(() => 200));
    // One failure was left, and still is.
    expect((await login('fast29@fair.test', QUICKLY_WRONG)).status).toBe(401);
    expect((await login(crowd[0]?.email ?? '')).body.error).toBe('session.throttled');
  });

  it('by a burst of guesses reveals nothing beyond the attempts of an IP address', async () => {
    const { email } = await exhibitorWithPassword();
    const guesses = Array.from({ length: 60 }, (_, n) => patiently(`burst${n}@fair.test`, QUICKLY_WRONG));
    await Promise.all(guesses);
    const right = await login(email);
    expect([right.status, right.body.error]).toEqual([429, 'session.throttled']);
    const { rows } = await server.context.db.pool.query(
      `SELECT hits FROM throttle WHERE key = 'login:127.0.0.1'`,
    );
    expect(rows[0].hits).toBeGreaterThanOrEqual(30);
  });

  it('of many accounts from one IP address ends after thirty attempts', async () => {
    const user = await exhibitorWithPassword();
    for (let n = 0; n < 30; n++) expect((await login(`nr${n}@fair.test`, QUICKLY_WRONG)).status).toBe(401);
    expect((await login('nr31@fair.test', QUICKLY_WRONG)).status).toBe(429);
    expect((await login(user.email)).status).toBe(429);
  });

  it('two hundred times concurrently has five attempts compared', async () => {
    const user = await exhibitorWithPassword();
    const answers = await Promise.all(Array.from({ length: 200 }, () => login(user.email, QUICKLY_WRONG)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 195]);
  });

  it('starts again at zero after the right password', async () => {
    const user = await exhibitorWithPassword();
    for (let n = 0; n < 4; n++) await login(user.email, QUICKLY_WRONG);
    expect((await login(user.email)).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await login(user.email, QUICKLY_WRONG)).status).toBe(401);
  });

  it('is recorded', async () => {
    const user = await exhibitorWithPassword();
    await login(user.email, QUICKLY_WRONG);
    const rows = await server.context.db.prisma.history.findMany({
      where: { entity: 'session', entityId: user.id },
    });
    expect(rows.map(({ action, ip }) => [action, ip])).toEqual([['login-failed', '127.0.0.1']]);
  });
});

describe('a session', () => {
  it.each(['GET', 'POST'])('ends at once by %s /logout, and only that one', async (method) => {
    const user = await makeExhibitor(server.context.db);
    const [first, second] = [await signInAs(server, user.id), await signInAs(server, user.id)];
    expect((await first.call(method, '/logout')).body).toEqual({ error: null, message: 'session.ended' });
    expect((await first.call('GET', '/user')).status).toBe(401);
    expect((await second.call('GET', '/user')).status).toBe(200);
  });

  it('ends when its account is closed, and loses rights when its role does', async () => {
    const { prisma } = server.context.db;
    const admin = await makeUser(server.context.db, 'ADMIN');
    const client = await signInAs(server, admin.id);
    expect((await client.call('GET', '/exhibitor/1/1')).status).toBe(200);
    await prisma.user.update({
      where: { id: admin.id },
      data: { role: 'EXHIBITOR', exhibitor: { create: { companyName: 'Umgestiegen' } } },
    });
    expect((await client.call('GET', '/exhibitor/1/1')).status).toBe(403);
    await prisma.user.update({ where: { id: admin.id }, data: { active: false } });
    expect((await client.call('GET', '/user')).status).toBe(401);
  });

  it.each([
    ['two hours without a call', `last_seen_at = now() - interval '121 minutes'`],
    ['twelve hours', `expires_at = now() - interval '1 second'`],
    ['being revoked', 'revoked_at = now()'],
  ])('ends after %s', async (_reason, change) => {
    const client = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    await server.context.db.pool.query(`UPDATE session SET ${change} WHERE user_id = $1`, [client.userId]);
    expect((await client.call('GET', '/user')).status).toBe(401);
  });

  it('is not extended by the routine check, but by any other call', async () => {
    const client = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    const { pool } = server.context.db;
    const age = async () => {
      const { rows } = await pool.query(
        'SELECT extract(epoch FROM now() - last_seen_at) AS s FROM session WHERE user_id = $1',
        [client.userId],
      );
      return Number(rows[0].s);
    };
    await pool.query(`UPDATE session SET last_seen_at = now() - interval '1 hour' WHERE user_id = $1`, [
      client.userId,
    ]);
    await client.call('GET', '/user');
    expect(await age()).toBeGreaterThan(3500);
    await client.call('GET', '/wine-type');
    expect(await age()).toBeLessThan(60);
  });
});

describe('a token', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function claimsOf() {
    const client = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    const claims = jwt.decode(client.token ?? '') as jwt.JwtPayload;
    return { claims, token: client.token ?? '' };
  }
  const status = async (token: string) => (await clientOf(server, token).call('GET', '/user')).status;

  it('is refused with another algorithm, key, issuer, audience or time', async () => {
    const { claims, token } = await claimsOf();
    const secret = server.context.jwtSecret;
    const sign = (payload: object, options: jwt.SignOptions = {}, key = secret) =>
      jwt.sign(payload, key, { algorithm: 'HS256', ...options });
    const [, payload] = token.split('.');
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.AA`,
      `${base64({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'QQ' } })}.${payload}.${createHmac('sha256', 'A').update('x').digest('base64url')}`,
      `${base64({ alg: 'HS256', typ: 'JWT' })}.${payload}.`,
      `${base64({ alg: 'RS256', typ: 'JWT' })}.${payload}.${token.split('.')[2]}`,
      sign(claims, { header: { alg: 'HS256', kid: '../../../dev/null' } }, 'x'),
      sign(claims, { header: { alg: 'HS256', jku: `${server.origin}/keys` } as jwt.JwtHeader }, 'x'),
      sign(claims, { algorithm: 'HS384' }),
      sign(claims, { algorithm: 'HS512' }),
      sign(claims, {}, `${secret}x`),
      sign({ ...claims, aud: 'another-api' }),
      sign({ ...claims, iss: 'somebody' }),
      sign({ ...claims, exp: now - 1 }),
      sign({ ...claims, nbf: now + 600 }),
      sign({ ...claims, jti: randomUUID() }),
      sign({ ...claims, jti: "' OR 1=1 --" }),
      sign({ ...claims, sub: String(Number(claims.sub) + 1) }),
      sign({ sub: claims.sub, jti: claims.jti, iss: claims.iss, aud: claims.aud }),
      `${token}x`,
      token.slice(0, -2),
    ];
    for (const bad of forged) expect([await status(bad), bad]).toEqual([401, bad]);
    expect(await status(token)).toBe(200);
  });

  it('is accepted only as the single bearer token of a call', async () => {
    const { token } = await claimsOf();
    const call = (headers: [string, string][], query = '') =>
      fetch(`${server.origin}/api/user${query}`, { headers: new Headers(headers) }).then((r) => r.status);
    expect(await call([['Authorization', `Bearer ${token}`]])).toBe(200);
    expect(await call([['Authorization', `bearer ${token}`]])).toBe(401);
    expect(await call([['Authorization', `Basic ${token}`]])).toBe(401);
    expect(await call([['Authorization', token]])).toBe(401);
    expect(await call([['Cookie', `access_token=${token}`]])).toBe(401);
    expect(await call([], `?access_token=${token}`)).toBe(401);
    expect(
      await call([
        ['Authorization', `Bearer ${token}`],
        ['Authorization', `Bearer ${token}`],
      ]),
    ).toBe(401);
  });
});

describe('acting on behalf of an exhibitor', () => {
  it('is reported to the client, recorded with both names, and does not affect the exhibitor’s sessions', async () => {
    const { db } = server.context;
    const exhibitor = await makeExhibitor(db);
    const own = await signInAs(server, exhibitor.id);
    const admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
    const { status, body } = await admin.call('POST', '/login-as-exhibitor', {
      id: exhibitor.id,
      email: exhibitor.email,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'EXHIBITOR',
      user: { id: exhibitor.id, acting_admin: { id: admin.userId } },
    });
    const acting = clientOf(server, body.access_token);
    const changed = await acting.call('PUT', `/exhibitor/${exhibitor.id}`, { city: 'Stäfa' });
    expect(changed.status).toBe(200);
    const [written] = await db.prisma.history.findMany({
      where: { entity: 'exhibitor', entityId: exhibitor.id },
    });
    expect(written).toMatchObject({ actorId: admin.userId, onBehalfId: exhibitor.id, action: 'update' });
    const [entered] = await db.prisma.history.findMany({
      where: { action: 'login-as', entityId: exhibitor.id },
    });
    expect(entered).toMatchObject({ actorId: admin.userId, ip: '127.0.0.1' });
    expect(entered?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await own.call('GET', '/user')).status).toBe(200);
    const { exp = 0 } = jwt.decode(body.access_token) as jwt.JwtPayload;
    expect(exp - Date.now() / 1000).toBeLessThan(3601);
  });

  it('is for administrators, on behalf of exhibitors, who are given by id and e-mail together', async () => {
    const { db } = server.context;
    const [one, two] = [await makeExhibitor(db), await makeExhibitor(db)];
    const boss = await makeUser(db, 'SUPER_ADMIN');
    const admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
    const exhibitor = await signInAs(server, one.id);
    const as = (client: Client, id: unknown, email: string) =>
      client.call('POST', '/login-as-exhibitor', { id, email });
    expect((await as(exhibitor, two.id, two.email)).status).toBe(403);
    expect((await as(visitor, two.id, two.email)).status).toBe(401);
    for (const [id, email] of [
      [one.id, two.email],
      [boss.id, boss.email],
      [admin.userId, one.email],
      [999_999, 'niemand@fair.test'],
    ] as const) {
      const { status, body } = await as(admin, id, email);
      expect([status, body.error]).toEqual([404, 'session.exhibitor-unknown']);
    }
  });

  it('cannot be nested, and ends with the administrator’s account', async () => {
    const { db } = server.context;
    const [one, two] = [await makeExhibitor(db), await makeExhibitor(db)];
    const admin = await makeUser(db, 'ADMIN');
    const acting = await signInAs(server, one.id, admin.id);
    const nested = await acting.call('POST', '/login-as-exhibitor', { id: two.id, email: two.email });
    expect(nested.status).toBe(403);
    expect((await acting.call('GET', '/exhibitor/1/1')).status).toBe(403);
    expect((await acting.call('GET', '/user')).status).toBe(200);
    await db.prisma.user.update({ where: { id: admin.id }, data: { active: false } });
    expect((await acting.call('GET', '/user')).status).toBe(401);
  });

  it('is possible for an exhibitor who is not activated', async () => {
    const { db } = server.context;
    const exhibitor = await makeExhibitor(db, { active: false });
    const admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
    const { body } = await admin.call('POST', '/login-as-exhibitor', {
      id: exhibitor.id,
      email: exhibitor.email,
    });
    expect(body.user).toMatchObject({ id: exhibitor.id, active: 0 });
    expect((await clientOf(server, body.access_token).call('GET', '/user')).status).toBe(200);
  });
});
