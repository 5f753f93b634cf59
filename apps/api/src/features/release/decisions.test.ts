import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { COLLECT_MOST_MS } from '../../mail/collected.ts';
import type { Client } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalog: Awaited<ReturnType<typeof makeCatalog>>;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  owner = (await joinFair(server, catalog, { companyName: 'Weingut Sonnenhalde', winePages: 20 })).client;
  other = (await joinFair(server, catalog, { winePages: 20 })).client;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.pool.query(`DELETE FROM job WHERE kind = 'send-mail'; DELETE FROM mail`);
});

const snapshot = { page_title: null, company: {}, stand: null, logo: null, footer: null, categories: [] };

async function released(client = owner): Promise<number> {
  const { id } = await makePage(server, catalog.id, client.userId);
  const data = { state: 'released', releasedAt: fairClock.now(), snapshot } as const;
  await server.context.db.prisma.page.update({ where: { id }, data });
  return id;
}
const decide = async (id: number, form: object) => {
  const answer = await admin.call('PUT', `/page/${id}`, form);
  expect(answer.status).toBe(200);
};
const accept = (id: number) => decide(id, { release_accepted: 1 });
const reject = (id: number, comment: string) => decide(id, { release_accepted: 0, comment });
const mailsTo = ({ userId }: Client) =>
  server.context.db.prisma.mail.findMany({ where: { userId }, orderBy: { id: 'asc' } });
const held = async () =>
  (await server.context.db.pool.query(`SELECT * FROM job WHERE kind = 'send-mail'`)).rows;

it('are one mail for one exhibitor, with what has to be changed first', async () => {
  const [good, bad, fine, theirs] = [
    await released(),
    await released(),
    await released(),
    await released(other),
  ];
  await accept(good);
  expect((await mailsTo(owner)).map(({ kind }) => kind)).toEqual(['page-accepted']);
  await reject(bad, 'Der Jahrgang fehlt.');
  await accept(fine);
  await accept(theirs);
  const [mail, ...more] = await mailsTo(owner);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'pages-decided', subject: 'Entscheid über 3 Seiten' });
  expect(mail?.text).toContain('Der Jahrgang fehlt.');
  const places = [bad, good, fine].map((id) => mail?.text.indexOf(`/exhibitor-page/edit/${id}`));
  expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
  expect(places).not.toContain(-1);
  expect((await mailsTo(other)).map(({ kind }) => kind)).toEqual(['page-accepted']);
  expect(await held()).toHaveLength(2);
});

it('are one mail for each who gets the mails of the company, signed by the organiser', async () => {
  const { prisma } = server.context.db;
  const person = await makeUser(server.context.db, 'EXHIBITOR');
  await prisma.contact.create({ data: { id: person.id, exhibitorId: owner.userId, may: 'read' } });
  const contact = { contactName: 'Messe Probe', phone: '044 000 00 00' };
  await prisma.fair.upsert({ where: { id: 1 }, create: { id: 1, ...contact }, update: contact });
  await accept(await released());
  await reject(await released(), 'Der Jahrgang fehlt.');
  const mails = await mailsTo(owner);
  expect(mails.map(({ recipient }) => recipient)).toContain(person.email);
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2);
  for (const { kind, text } of mails) {
    expect(kind).toBe('pages-decided');
    expect(text).toMatch(/\nMesse Probe, 044 000 00 00$/);
  }
  await prisma.contact.delete({ where: { id: person.id } });
});

it('are one mail when they are taken together, too', async () => {
  const pages = [await released(), await released(other), await released(), await released(other)];
  const done = await admin.call('POST', '/pages-bulk', {
    step: 'accept',
    pages: pages.map((id) => ({ id })),
  });
  expect(done.body.data.refused).toEqual([]);
  for (const client of [owner, other])
    expect((await mailsTo(client)).map(({ subject }) => subject)).toEqual(['Entscheid über 2 Seiten']);
});

it('leave the mail when they are taken back or their page is deleted, which then is about the rest', async () => {
  const [one, two, three] = [await released(), await released(), await released()];
  for (const id of [one, two]) await accept(id);
  await reject(three, 'Bitte ändern.');
  await decide(one, { release_accepted: null });
  const [rest] = await mailsTo(owner);
  expect(rest?.subject).toBe('Entscheid über 2 Seiten');
  expect(rest?.text).not.toContain(`/edit/${one}`);
  expect((await admin.call('DELETE', `/page/${three}`)).status).toBe(200);
  expect((await mailsTo(owner)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['page-accepted', 'Ihre Weinseite ist angenommen'],
  ]);
  await decide(two, { release_accepted: null });
  expect(await mailsTo(owner)).toEqual([]);
  expect(await held()).toEqual([]);
});

it('begin another mail once the first is being sent, and do not hold it for ever', async () => {
  const { pool } = server.context.db;
  const [one, two, three] = [await released(), await released(), await released()];
  await accept(one);
  await pool.query(
    `UPDATE job SET created_at = now() - interval '9 minutes 30 seconds' WHERE kind = 'send-mail'`,
  );
  await accept(two);
  const [job] = await held();
  expect(job.run_at.getTime() - job.created_at.getTime()).toBe(COLLECT_MOST_MS);
  await pool.query(
    `UPDATE job SET state = 'running', attempt = 1, locked_by = 'a node', lease_until = now() + interval '1 hour'`,
  );
  await accept(three);
  expect((await mailsTo(owner)).map(({ kind }) => kind)).toEqual(['pages-decided', 'page-accepted']);
  await pool.query(`DELETE FROM job WHERE state = 'running'`);
});

it('ask nobody to change a page who no longer can', async () => {
  const past = await makeCatalog(server, { name: 'Wintermesse 2029', from: '2029-01-01', to: '2029-01-31' });
  const late = (await joinFair(server, past, { winePages: 2 })).client;
  const of = async () => {
    const { id } = await makePage(server, past.id, late.userId);
    const data = { state: 'released', releasedAt: fairClock.now(), snapshot } as const;
    await server.context.db.prisma.page.update({ where: { id }, data });
    return id;
  };
  const text = async () => (await mailsTo(late)).at(-1)?.text ?? '';
  await reject(await of(), 'Der Jahrgang fehlt.');
  expect(await text()).toContain('wurde abgelehnt und wird nicht gedruckt.');
  expect(await text()).toContain('Die Datensammlung ist geschlossen.');
  expect(await text()).not.toMatch(/ändern Sie|noch einmal frei/);
  await reject(await of(), 'Der Preis fehlt.');
  expect(await text()).toContain('abgelehnt und wird nicht gedruckt.');
  expect(await text()).not.toMatch(/ändern Sie|noch einmal frei/);
  const taken = await of();
  expect((await admin.call('POST', `/page/cancel-release/${taken}`, {})).status).toBe(200);
  expect(await text()).toContain('ist nicht mehr freigegeben und wird nicht gedruckt.');
  expect(await text()).not.toContain('wieder bearbeiten');
});
