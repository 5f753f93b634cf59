import type { ContactItem } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, clientOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'drei rote Boote';

let server: TestServer;
let admin: Client;
let owner: Client;
let visitor: Client;
let pageId: number;
let last = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  visitor = clientOf(server, null);
  const catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  const joined = await joinFair(server, catalog, { companyName: 'Weingut am Steg' });
  owner = joined.client;
  pageId = (await makePage(server, catalog.id, owner.userId, { standId: joined.stand.id })).id;
  await makeWines(server, owner.userId, 1);
});
beforeEach(() => server.context.db.pool.query('DELETE FROM throttle'));
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const mailsTo = (recipient: string) =>
  server.context.db.prisma.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
const add = (form: object, by = owner) =>
  by.call('POST', '/contact', { name: 'Anna Muster', email: `anna${++last}@steg.test`, ...form });
const list = async (by = owner): Promise<ContactItem[]> => (await by.call('GET', '/contact')).body.data;

/** A contact with this right who has set a password and signed in. */
async function joined(may: string) {
  const { data } = (await add({ may })).body;
  const [mail] = await mailsTo(data.email);
  const key = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const form = { password: PASSWORD, password_confirmation: PASSWORD };
  expect((await visitor.call('POST', `/invitation/${key}/accept`, form)).status).toBe(200);
  const session = await visitor.call('POST', '/login', { email: data.email, password: PASSWORD });
  expect(session.status).toBe(200);
  return { contact: data, session: session.body, client: clientOf(server, session.body.access_token) };
}

describe('a contact of a company', () => {
  it('is invited to the catalogue of the company, and signs in for it', async () => {
    const { contact, session, client } = await joined('everything');
    expect(contact).toMatchObject({
      exhibitor_id: owner.userId,
      name: 'Anna Muster',
      may: 'everything',
      mails: ['orders', 'pages', 'deadlines', 'news'],
      state: 'invited',
    });
    const [mail] = await mailsTo(contact.email);
    expect(mail?.text).toContain('Weingut am Steg');
    expect(mail?.text).toContain('Sommermesse 2030');
    const key = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await visitor.call('GET', `/invitation/${key}`)).body.data).toMatchObject({
      company_name: 'Weingut am Steg',
      person: 'Anna Muster',
    });
    expect(session.user).toMatchObject({
      id: owner.userId,
      company_name: 'Weingut am Steg',
      acting_admin: null,
      contact: { id: contact.id, name: 'Anna Muster', email: contact.email, may: 'everything' },
    });
    expect((await client.call('GET', `/page/${pageId}`)).status).toBe(200);
    const one = (await list()).find(({ id }) => id === contact.id);
    expect(one).toMatchObject({ state: 'active', last_sign_in: expect.any(String) });
    // The history names the person.
    await client.call('PUT', `/page/${pageId}`, { footer: 'Bis bald' });
    const [row] = (await admin.call('GET', `/history/of/page/${pageId}/5/1`)).body.data;
    expect(JSON.stringify(row)).toContain('Anna Muster');
  });

  it('reads, fills or does everything, each as far as they may', async () => {
    const [reader, filler, full] = [await joined('read'), await joined('fill'), await joined('everything')];
    const tries: [string, string, object | undefined, [boolean, boolean, boolean]][] = [
      ['GET', `/page/${pageId}`, undefined, [true, true, true]],
      ['GET', '/wine/10/1', undefined, [true, true, true]],
      ['GET', '/contact', undefined, [true, true, true]],
      ['PUT', `/page/${pageId}`, { footer: 'Neu' }, [false, true, true]],
      ['POST', '/wine', {}, [false, true, true]],
      ['POST', '/logo', {}, [false, true, true]],
      ['POST', `/page/exhibitor-release/${pageId}`, {}, [false, false, true]],
      ['POST', `/page/cancel-release/${pageId}`, {}, [false, false, true]],
      ['POST', '/request', {}, [false, false, true]],
      ['POST', '/contact', {}, [false, false, true]],
      ['GET', '/exhibitor/20/1', undefined, [false, false, false]],
      ['POST', '/exhibitor/invite', { ids: [1] }, [false, false, false]],
    ];
    for (const [method, path, body, may] of tries) {
      const answers = [];
      for (const { client } of [reader, filler, full])
        answers.push((await client.call(method, path, body)).status !== 403);
      expect([method, path, answers]).toEqual([method, path, may]);
    }
  });

  it('sets a new password by a link to their own address', async () => {
    const { contact, client } = await joined('fill');
    await visitor.call('POST', '/forgot-password', { email: contact.email });
    const link = (await mailsTo(contact.email)).findLast(({ kind }) => kind === 'password-reset')?.text ?? '';
    const token = /\/reset-password\/([\w-]+)/.exec(link)?.[1];
    const form = { email: contact.email, token, password: 'vier blaue Boote' };
    const reset = await visitor.call('POST', '/reset-password', {
      ...form,
      password_confirmation: form.password,
    });
    expect(reset.status).toBe(200);
    expect((await client.call('GET', '/user')).status).toBe(401);
    const session = await visitor.call('POST', '/login', form);
    expect([session.status, session.body.user.id]).toEqual([200, owner.userId]);
  });

  it('is another with the next call when their right is changed, and nobody once they are removed', async () => {
    const { contact, client } = await joined('everything');
    const change = { name: 'Anna Neu', may: 'read', mails: ['news'] };
    const { status, body } = await owner.call('PUT', `/contact/${contact.id}`, change);
    expect([status, body.data]).toMatchObject([200, { ...change, version: 2 }]);
    expect((await client.call('PUT', `/page/${pageId}`, { footer: 'x' })).status).toBe(403);
    expect((await owner.call('PUT', `/contact/${contact.id}`, { ...change, version: 1 })).status).toBe(409);
    expect((await owner.call('DELETE', `/contact/${contact.id}`)).body.data).toEqual({ id: contact.id });
    expect((await client.call('GET', `/page/${pageId}`)).status).toBe(401);
    expect((await visitor.call('POST', '/login', { email: contact.email, password: PASSWORD })).status).toBe(
      401,
    );
    expect((await owner.call('DELETE', `/contact/${contact.id}`)).status).toBe(404);
  });

  it('is gone with the company, and waits while it is closed', async () => {
    const { prisma } = server.context.db;
    const company = await makeExhibitor(server.context.db, { companyName: 'Kellerei Berg' });
    const boss = await signInAs(server, company.id);
    const { data } = (await add({ may: 'fill' }, boss)).body;
    const acting = await signInAs(server, company.id, data.id);
    await prisma.user.update({ where: { id: data.id }, data: { passwordHash: 'x', active: true } });
    expect((await acting.call('GET', '/user')).status).toBe(200);
    await prisma.user.update({ where: { id: company.id }, data: { active: false, closedAt: new Date() } });
    expect((await acting.call('GET', '/user')).status).toBe(401);
    // Neither while it waits for its activation.
    await prisma.user.update({ where: { id: company.id }, data: { active: false, closedAt: null } });
    expect((await acting.call('GET', '/user')).status).toBe(401);
    await prisma.user.update({ where: { id: company.id }, data: { active: true, closedAt: null } });
    expect((await acting.call('GET', '/user')).status).toBe(200);
    const superAdmin = await admin.call('DELETE', `/exhibitor/${company.id}`);
    expect(superAdmin.status).toBeLessThan(300);
    expect(await prisma.user.count({ where: { id: { in: [company.id, data.id] } } })).toBe(0);
  });

  it('is no contact of another company, and of one address', async () => {
    const other = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    const { contact } = await joined('fill');
    expect(await list(other)).toEqual([]);
    for (const method of ['PUT', 'DELETE'])
      expect(
        (await other.call(method, `/contact/${contact.id}`, { name: 'X', may: 'everything' })).status,
      ).toBe(404);
    const again = await add({ email: contact.email, may: 'read' }, other);
    expect([again.status, again.body.errors.email[0].key]).toEqual([422, 'account.email-taken']);
    // The company is the caller's, whatever they say; an administrator says it.
    const sent = await add({ may: 'read', exhibitor_id: owner.userId }, other);
    expect(sent.body.data.exhibitor_id).toBe(other.userId);
    expect((await add({ may: 'read' }, admin)).body.errors).toHaveProperty('exhibitor_id');
    const byAdmin = await add({ may: 'read', exhibitor_id: owner.userId }, admin);
    expect([byAdmin.status, byAdmin.body.data.exhibitor_id]).toEqual([201, owner.userId]);
    expect((await admin.call('GET', `/contact?exhibitor_id=${owner.userId}`)).body.data).toHaveLength(
      (await list()).length,
    );
  });

  it('is not removed as the last who can sign in with all rights', async () => {
    const { prisma } = server.context.db;
    const company = await makeExhibitor(server.context.db, { companyName: 'Cave des Cygnes', active: false });
    await prisma.user.update({ where: { id: company.id }, data: { passwordHash: null } });
    const { data } = (await add({ may: 'everything', exhibitor_id: company.id }, admin)).body;
    await prisma.user.update({ where: { id: data.id }, data: { passwordHash: 'x', active: true } });
    const acting = await signInAs(server, company.id, data.id);
    for (const [method, form] of [
      ['DELETE', undefined],
      ['PUT', { name: 'Luc', may: 'fill' }],
    ] as const) {
      const { status, body } = await acting.call(method, `/contact/${data.id}`, form);
      expect([status, body.error]).toEqual([409, 'contact.last']);
    }
    expect((await list(acting)).map(({ may }) => may)).toEqual(['everything']);
  });

  it('gets the mails to the company if they want them, but none about its own account', async () => {
    const { prisma } = server.context.db;
    const [wants, not, others] = [await joined('fill'), await joined('fill'), await joined('fill')];
    for (const [{ contact }, mails] of [
      [not, []],
      [others, ['pages', 'news', 'pages']],
    ] as const)
      await owner.call('PUT', `/contact/${contact.id}`, { name: 'Ruhe', may: 'fill', mails });
    const { email } = await prisma.user.findUniqueOrThrow({ where: { id: owner.userId } });
    const order = { count_stands: 1, count_pages_wine: 1 };
    const own = await prisma.catalogRequest.findFirstOrThrow({ where: { exhibitorId: owner.userId } });
    await prisma.catalogRequest.update({ where: { id: own.id }, data: { state: 'sent' } });
    await owner.call('PUT', `/request/${own.id}`, { ...order, comment: 'mit Strom' });
    const kinds = async (to: string) => (await mailsTo(to)).map(({ kind }) => kind);
    expect(await kinds(email)).toContain('request-received');
    expect(await kinds(wants.contact.email)).toEqual(['invitation', 'request-received']);
    expect(await kinds(not.contact.email)).toEqual(['invitation']);
    expect(await kinds(others.contact.email)).toEqual(['invitation']);
    // What is not said of the mails stays as it is.
    await owner.call('PUT', `/contact/${others.contact.id}`, { name: 'Ruhe', may: 'read' });
    const now = (await list()).find(({ id }) => id === others.contact.id);
    expect(now).toMatchObject({ may: 'read', mails: ['pages', 'news'] });
    const message = { subject: 'Anlieferung', text: 'Bitte liefern Sie am Montag an.' };
    const written = await admin.call('POST', '/exhibitor/write', { ...message, exhibitors: [owner.userId] });
    expect(written.status).toBe(200);
    expect(await kinds(others.contact.email)).toEqual(['invitation', 'mailing']);
    expect(await kinds(not.contact.email)).toEqual(['invitation']);
    await visitor.call('POST', '/forgot-password', { email });
    expect(await kinds(email)).toContain('password-reset');
    expect(await kinds(wants.contact.email)).toEqual(['invitation', 'request-received', 'mailing']);
  });

  it('has a right, a name and an address; twenty are enough', async () => {
    const fieldsOf = async (form: object) => Object.keys((await add(form)).body.errors ?? {});
    expect(await fieldsOf({ may: 'all' })).toEqual(['may']);
    expect(await fieldsOf({ may: 'read', name: '', email: 'nobody' })).toEqual(['name', 'email']);
    const many = await signInAs(server, (await makeExhibitor(server.context.db)).id);
    for (let i = 0; i < 20; i++) expect((await add({ may: 'read' }, many)).status).toBe(201);
    expect((await add({ may: 'read' }, many)).body.error).toBe('contact.too-many');
  });
});
