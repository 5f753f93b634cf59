import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { hashAsTheProduct } from '../../testing/quick-passwords.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  visitor = clientOf(server, null);
});
beforeEach(async () => {
  await server.context.db.pool.query('DELETE FROM throttle');
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const form = (more: object = {}) => ({
  email: 'keller@fair.test',
  password: 'Steg am Ufer',
  password_confirmation: 'Steg am Ufer',
  company_name: 'Keller am Steg',
  ...more,
});
const register = (more: object = {}) => visitor.call('POST', '/register', form(more));
const found = (email: string) =>
  server.context.db.prisma.user.findUnique({ where: { email }, include: { exhibitor: true } });

describe('registering', () => {
  it('creates an inactive exhibitor and notifies every active administrator', async () => {
    hashAsTheProduct();
    const { db } = server.context;
    const admins = [await makeUser(db, 'ADMIN'), await makeUser(db, 'SUPER_ADMIN')];
    await makeUser(db, 'ADMIN', { active: false });
    const { status, body } = await register({
      ...{
        street: 'Seestrasse',
        number: '12a–14',
        zip_code: '8712',
        city: 'Stäfa',
        phone: '+41 44 000 00 00',
      },
      ...{ website: 'Hofladen am Steg, keller.test', description: 'Zeile eins\r\nZeile zwei' },
      ...{ contact_person: 'Anna Muster', language: 'fr' },
    });
    expect([status, body]).toEqual([201, { error: null, message: 'exhibitor.registered' }]);
    const user = await found('keller@fair.test');
    expect(user).toMatchObject({ role: 'EXHIBITOR', active: false, language: 'fr' });
    expect(user?.exhibitor).toMatchObject({
      companyName: 'Keller am Steg',
      contactPerson: 'Anna Muster',
      street: 'Seestrasse',
      zipCode: '8712',
      website: 'Hofladen am Steg, keller.test',
      description: 'Zeile eins\nZeile zwei',
    });
    expect(user?.passwordHash).toMatch(/^\$2[ab]\$12\$/);
    const mails = await db.prisma.mail.findMany({ where: { kind: 'exhibitor-registered' } });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(admins.map(({ email }) => email).sort());
    expect(mails[0]?.text).toContain(`http://catalogue.test/exhibitor/edit/${user?.id}`);
    const confirmed = await db.prisma.mail.findMany({ where: { kind: 'registration-received' } });
    expect(confirmed.map(({ recipient }) => recipient)).toEqual(['keller@fair.test']);
    const login = await visitor.call('POST', '/login', {
      email: 'keller@fair.test',
      password: 'Steg am Ufer',
    });
    expect(login.body.error).toBe('session.not-activated');
  });

  it('sets only the fields of the form', async () => {
    const hostile = {
      role: 'SUPER_ADMIN',
      active: 1,
      id: 1,
      version: 9,
      exhibitor_id: 1,
      created_at: '2001-01-01',
    };
    expect((await register({ email: 'frech@fair.test', ...hostile })).status).toBe(201);
    const user = await found('frech@fair.test');
    expect(user).toMatchObject({ role: 'EXHIBITOR', active: false, version: 1 });
    expect(user?.id).not.toBe(1);
    const nested = { user: { create: { role: 'SUPER_ADMIN' } } };
    expect((await register({ email: 'frecher@fair.test', ...nested })).status).toBe(201);
    expect((await found('frecher@fair.test'))?.role).toBe('EXHIBITOR');
  });

  it('is possible once for each e-mail, whatever its case, even with twenty concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register({ email: n % 2 ? 'Wettlauf@Fair.test' : ' wettlauf@fair.test' }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body.errors?.email?.[0]?.key).toBe('account.email-taken');
    expect(await server.context.db.prisma.user.count({ where: { email: 'wettlauf@fair.test' } })).toBe(1);
  });

  it('recognises an e-mail address in any Unicode normal form', async () => {
    const answers = [];
    for (const email of ['zoë@fair.test', 'info@weingut-zoë.test'])
      for (const form of ['NFC', 'NFD'] as const) {
        const { status, body } = await register({ email: email.normalize(form) });
        answers.push([status, body.errors?.email?.[0]?.key]);
      }
    // Only the domain may have letters beyond ASCII: the same mailbox is recognised.
    expect(answers).toEqual([
      [422, 'validation.email'],
      [422, 'validation.email'],
      [201, undefined],
      [422, 'account.email-taken'],
    ]);
  });

  it('is limited per IP address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        register({ email: 'oft@fair.test', password: '123456', password_confirmation: '123456' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is limited again only by those that nobody has activated', async () => {
    const admin = await joinOrganiser(server);
    const many = (from: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => register({ email: `desk${from + n}@fair.test` })));
    const refused = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length;
    expect(refused(await many(0, 20))).toBe(0);
    expect(refused(await many(20, 2))).toBe(2);
    const { prisma } = server.context.db;
    const users = await prisma.user.findMany({ where: { email: { startsWith: 'desk' } }, take: 6 });
    await admin.call('POST', '/exhibitor/activate', { ids: users.map(({ id }) => id) });
    // The two that were refused count as well.
    expect(refused(await many(30, 6))).toBe(2);
  });

  it.each<[object, string, string]>([
    [{ email: '' }, 'email', 'validation.required'],
    [{ email: 'kein at' }, 'email', 'validation.email'],
    [{ company_name: ' ' }, 'company_name', 'validation.required'],
    [{ password: 'kurz', password_confirmation: 'kurz' }, 'password', 'validation.min-length'],
    [{ password: 'passwort', password_confirmation: 'passwort' }, 'password', 'validation.common-password'],
    [{ password_confirmation: 'anders' }, 'password_confirmation', 'validation.confirmed'],
    [{ number: 'a12' }, 'number', 'validation.house-number'],
    [{ number: '12ab' }, 'number', 'validation.house-number'],
    [{ zip_code: 'CH-8712' }, 'zip_code', 'validation.numeric'],
    [{ phone: 'ruf an' }, 'phone', 'validation.numeric'],
    [{ website: 'x'.repeat(201) }, 'website', 'validation.max-length'],
    [{ company_name: 'x'.repeat(121) }, 'company_name', 'validation.max-length'],
    [{ company_name: { set: 'x' } }, 'company_name', 'validation.invalid'],
  ])('refuses %j', async (more, field, key) => {
    const { status, body } = await register({ email: 'falsch@fair.test', ...more });
    expect([status, body.errors?.[field]?.[0]?.key]).toEqual([422, key]);
    expect(await found('falsch@fair.test')).toBeNull();
  });
});
