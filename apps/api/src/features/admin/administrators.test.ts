import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf, listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { fairClock, joinFair, makeCatalog, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'drei rote Boote';

let server: TestServer;
let boss: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  boss = await newBoss();
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const newBoss = async () => signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
const newAdmin = async () => (await makeUser(server.context.db, 'ADMIN')).id;
const visitor = () => clientOf(server, null);
const signsIn = async (email: string, password: string) =>
  (await visitor().call('POST', '/login', { email, password })).status;
const mailsTo = async (recipient: string) =>
  (await server.context.db.prisma.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );
const form = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  passwordRepeat: PASSWORD,
  ...more,
});

describe('an administrator', () => {
  it('is created with the role ADMIN, notified by mail, and signs in', async () => {
    const { status, body } = await boss.call('POST', '/admin', form(' Neu@Messe.Test ', { name: 'Kasse' }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ email: 'neu@messe.test', name: 'Kasse', role: 'ADMIN', active: 1 });
    expect(body.data.last_sign_in).toBeNull();
    expect(await mailsTo('neu@messe.test')).toEqual(['admin-created']);
    expect(await signsIn('neu@messe.test', PASSWORD)).toBe(200);
    const { body: shown } = await boss.call('GET', `/admin/${body.data.id}`);
    expect(shown.data.last_sign_in).toMatch(/^\d{4}-/);
  });

  it.each([
    ['email', { email: 'kein-at' }, 'validation.email'],
    ['email', { email: 'doppelt@messe.test' }, 'account.email-taken'],
    ['password', { password: 'kurz', passwordRepeat: 'kurz' }, 'validation.min-length'],
    ['password', { password: 'Passwort2026', passwordRepeat: 'Passwort2026' }, 'validation.common-password'],
    ['passwordRepeat', { passwordRepeat: 'anders' }, 'validation.confirmed'],
    ['role', { role: 'EXHIBITOR' }, 'validation.choice'],
    ['name', { name: 'x'.repeat(121) }, 'validation.max-length'],
  ])('is refused with an invalid %s: %o', async (field, wrong, key) => {
    await boss.call('POST', '/admin', form('doppelt@messe.test'));
    const { status, body } = await boss.call('POST', '/admin', form('falsch@messe.test', wrong));
    expect([status, body.errors[field]?.[0]?.key]).toEqual([422, key]);
    expect(await server.context.db.prisma.user.count({ where: { email: 'falsch@messe.test' } })).toBe(0);
  });

  it('is found by e-mail, name, role and state; exhibitors never are', async () => {
    await boss.call('POST', '/admin', form('suche@messe.test', { name: 'Suchende', active: 0 }));
    const find = async (query: Record<string, unknown>) =>
      (await boss.call('GET', listPath('admin', query))).body.data.map(
        ({ email }: { email: string }) => email,
      );
    expect(await find({ search: 'suchen' })).toEqual(['suche@messe.test']);
    expect(await find({ columnFilters: { role: 'ADMIN', active: '0', email: 'suche' } })).toEqual([
      'suche@messe.test',
    ]);
    const exhibitor = await makeExhibitor(server.context.db);
    expect(await find({ search: exhibitor.email })).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await boss.call(method, `/admin/${exhibitor.id}`)).status).toBe(404);
    expect((await boss.call('PUT', `/admin/${exhibitor.id}`, { active: 1 })).status).toBe(404);
  });

  it('loses every session when it is closed and is notified; reopened it signs in', async () => {
    const { body } = await boss.call('POST', '/admin', form('zu@messe.test'));
    const { id } = body.data;
    const session = await signInAs(server, id);
    const closed = await boss.call('PUT', `/admin/${id}`, { active: 0, version: 1 });
    expect([closed.status, closed.body.data.active]).toEqual([200, 0]);
    expect((await session.call('GET', '/user')).status).toBe(401);
    expect(await signsIn('zu@messe.test', PASSWORD)).toBe(403);
    await boss.call('PUT', `/admin/${id}`, { active: 1 });
    expect(await signsIn('zu@messe.test', PASSWORD)).toBe(200);
    expect(await mailsTo('zu@messe.test')).toEqual(['admin-created', 'admin-closed', 'admin-created']);
  });

  it('gets another password or e-mail: sessions end, and the old address is notified', async () => {
    const { body } = await boss.call('POST', '/admin', form('alt@messe.test'));
    const { id } = body.data;
    const session = await signInAs(server, id);
    const other = {
      password: 'vier blaue Boote',
      passwordRepeat: 'vier blaue Boote',
      email: 'neuer@messe.test',
    };
    expect((await boss.call('PUT', `/admin/${id}`, other)).status).toBe(200);
    expect((await session.call('GET', '/user')).status).toBe(401);
    expect(await signsIn('neuer@messe.test', PASSWORD)).toBe(401);
    expect(await signsIn('neuer@messe.test', 'vier blaue Boote')).toBe(200);
    expect(await mailsTo('alt@messe.test')).toContain('email-changed');
  });

  it('is not overwritten from an older version, and saving without a change changes nothing', async () => {
    const id = await newAdmin();
    const first = await boss.call('PUT', `/admin/${id}`, { name: 'Erste', version: 1 });
    expect(first.body.data.version).toBe(2);
    const late = await boss.call('PUT', `/admin/${id}`, { name: 'Zweite', version: 1 });
    expect([late.status, late.body.error, late.body.data.name]).toEqual([409, 'conflict.stale', 'Erste']);
    const same = await boss.call('PUT', `/admin/${id}`, { name: 'Erste', version: 2 });
    expect(same.body.data.version).toBe(2);
  });

  it('is deleted, unless it has created wines', async () => {
    const id = await newAdmin();
    expect((await boss.call('DELETE', `/admin/${id}`)).body).toEqual({ data: { id } });
    expect((await boss.call('GET', `/admin/${id}`)).status).toBe(404);

    const writer = await newAdmin();
    const { user } = await joinFair(server, await makeCatalog(server));
    const { wines } = await makeWines(server, user.id, 1);
    await server.context.db.prisma.wine.update({
      where: { id: wines[0]?.id ?? 0 },
      data: { createdById: writer },
    });
    const refused = await boss.call('DELETE', `/admin/${writer}`);
    expect([refused.status, refused.body.error, refused.body.params.count]).toEqual([
      409,
      'admin.created-wines',
      1,
    ]);
  });
});

describe('the last super administrator', () => {
  it.each([
    ['closed', 'PUT', { active: 0 }],
    ['demoted', 'PUT', { role: 'ADMIN' }],
    ['deleted', 'DELETE', undefined],
  ] as const)('cannot be %s by themselves', async (_, method, body) => {
    const own = await newBoss();
    const { status, body: answer } = await own.call(method, `/admin/${own.userId}`, body);
    expect([status, answer.error]).toEqual([409, 'admin.own-account']);
    expect((await own.call('GET', '/user')).status).toBe(200);
  });

  it('remains when two demote each other at the same time', async () => {
    const own = await startTestServer({ clock: fairClock });
    const { db } = own.context;
    const pair = await Promise.all([makeUser(db, 'SUPER_ADMIN'), makeUser(db, 'SUPER_ADMIN')]);
    const [one, two] = await Promise.all(pair.map(({ id }) => signInAs(own, id)));
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        one?.call('PUT', `/admin/${two?.userId}`, { role: 'ADMIN' }),
        two?.call('PUT', `/admin/${one?.userId}`, { role: 'ADMIN' }),
      ]);
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
      expect(await db.prisma.user.count({ where: { role: 'SUPER_ADMIN', active: true } })).toBe(1);
      await db.prisma.user.updateMany({ data: { role: 'SUPER_ADMIN' } });
    }
    await own.stop();
  });

  it('has to have an open account', async () => {
    const own = await startTestServer({ clock: fairClock });
    const { db } = own.context;
    const [closed, last] = [await makeUser(db, 'SUPER_ADMIN'), await makeUser(db, 'SUPER_ADMIN')];
    const chief = await signInAs(own, closed.id);
    await db.prisma.user.update({ where: { id: closed.id }, data: { role: 'SUPER_ADMIN', active: true } });
    expect((await chief.call('PUT', `/admin/${last.id}`, { active: 0 })).status).toBe(200);
    expect((await chief.call('DELETE', `/admin/${last.id}`)).status).toBe(200);
    await own.stop();
  });
});

describe('the caller’s own account', () => {
  it('changes its name and language, and mails are in that language', async () => {
    const own = await signInAs(server, await newAdmin());
    const { status, body } = await own.call('PUT', '/account', { name: 'Messebüro', language: 'en' });
    expect([status, body.data.name, body.data.language]).toEqual([200, 'Messebüro', 'en']);
    expect((await own.call('GET', '/account')).body.data).toEqual(body.data);
    expect((await own.call('GET', '/user')).body.user.name).toBe('Messebüro');
  });

  it('changes its password only with the old one, and keeps the current session', async () => {
    const { body } = await boss.call('POST', '/admin', form('selbst@messe.test'));
    const login = await visitor().call('POST', '/login', { email: 'selbst@messe.test', password: PASSWORD });
    const own = clientOf(server, login.body.access_token);
    const elsewhere = await signInAs(server, body.data.id);
    const wanted = { password: 'vier blaue Boote', passwordRepeat: 'vier blaue Boote' };
    for (const [oldPassword, key] of [
      [undefined, 'validation.required'],
      ['falsch geraten', 'password.old-wrong'],
    ]) {
      const { status, body: answer } = await own.call('PUT', '/account', { ...wanted, oldPassword });
      expect([status, answer.errors.oldPassword[0].key]).toEqual([422, key]);
    }
    expect((await own.call('PUT', '/account', { ...wanted, oldPassword: PASSWORD })).status).toBe(200);
    expect((await own.call('GET', '/user')).status).toBe(200);
    expect((await elsewhere.call('GET', '/user')).status).toBe(401);
    expect(await signsIn('selbst@messe.test', 'vier blaue Boote')).toBe(200);
  });

  it('changes its password there, never in the list of accounts', async () => {
    const own = await newBoss();
    const wanted = { password: 'vier blaue Boote', passwordRepeat: 'vier blaue Boote' };
    const { status, body } = await own.call('PUT', `/admin/${own.userId}`, wanted);
    expect([status, body.errors.password[0].key]).toEqual([422, 'admin.own-password']);
  });
});
