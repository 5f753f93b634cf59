import type { Participation } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { pagesMissing } from './participation.rules.ts';

let server: TestServer;
let admin: Client;
let catalogId: number;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  catalogId = catalog.id;
  owner = (await joinFair(server, catalog)).client;
  await makePage(server, catalogId, owner.userId);
  const other = (await joinFair(server, catalog)).client;
  await makePage(server, catalogId, other.userId);
  const last = await makeCatalog(server, { name: 'Sommermesse 2029', from: '2029-07-01', to: '2029-07-31' });
  for (const pageType of [1, 1, 2] as const) await makePage(server, last.id, owner.userId, { pageType });
  const unprinted = await makePage(server, last.id, owner.userId);
  await server.context.db.prisma.page.update({ where: { id: unprinted.id }, data: { active: false } });
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const path = () => `/catalog/${catalogId}/progress/${owner.userId}`;
const read = async (): Promise<Participation> => {
  const { status, body } = await admin.call('GET', path());
  expect(status).toBe(200);
  return body.data;
};

it('names contact, pages, what they lack and what there was last time', async () => {
  const account = await server.context.db.prisma.user.findUniqueOrThrow({ where: { id: owner.userId } });
  expect(await read()).toMatchObject({
    exhibitor: { id: owner.userId, email: account.email, active: 1 },
    member: true,
    pages: [{ page_type: 1, standing: 'draft', gaps: ['page.no-logo', 'page.no-categories'] }],
    last: { name: 'Sommermesse 2029', wine_pages: 2, ad_pages: 1, missing: 2 },
  });
});

it('lists the mails to the exhibitor, the newest first, and no one else’s', async () => {
  const { prisma } = server.context.db;
  const mail = (userId: number, subject: string) => ({
    kind: 'mailing',
    recipient: 'x@example.ch',
    userId,
    subject,
    text: '',
  });
  await prisma.mail.createMany({
    data: [
      mail(owner.userId, 'Der erste'),
      mail(owner.userId, 'Der zweite'),
      mail(admin.userId, 'Ein fremder'),
    ],
  });
  expect((await read()).mails.map(({ subject }) => subject).slice(0, 2)).toEqual(['Der zweite', 'Der erste']);
  expect(JSON.stringify(await read())).not.toContain('Ein fremder');
});

it('shows a page that is not printed too', async () => {
  const { body } = await admin.call('GET', path());
  const [{ id }] = body.data.pages;
  await admin.call('PUT', `/page/${id}`, { active: 0 });
  expect((await read()).pages).toMatchObject([{ id, standing: 'inactive' }]);
  await admin.call('PUT', `/page/${id}`, { active: 1 });
});

it('adds the pages of last time once, also when it is asked for twice at the same time', async () => {
  const added = await Promise.all([1, 2].map(() => admin.call('POST', `${path()}/last-pages`)));
  expect(added.map(({ status }) => status)).toEqual([200, 200]);
  expect(added.flatMap(({ body }) => body.data)).toHaveLength(2);
  const { pages, last } = await read();
  expect(pages.map(({ page_type }) => page_type)).toEqual([1, 1, 2]);
  expect(last?.missing).toBe(0);
});

it('adds none to a catalogue that has ended, nor to one without the exhibitor', async () => {
  const ended = await makeCatalog(server, { name: 'Herbst 2029', from: '2029-09-01', to: '2029-09-30' });
  const gone = await admin.call('POST', `/catalog/${ended.id}/progress/${owner.userId}/last-pages`);
  expect([gone.status, gone.body.error]).toEqual([409, 'catalog.inactive']);
  const stranger = (await joinFair(server, ended)).client;
  const foreign = await admin.call('POST', `/catalog/${catalogId}/progress/${stranger.userId}/last-pages`);
  expect([foreign.status, foreign.body.error]).toEqual([409, 'exhibitor.not-in-catalog']);
});

it('is found only for exhibitors that exist', async () => {
  expect((await admin.call('GET', `/catalog/${catalogId}/progress/${admin.userId}`)).status).toBe(404);
  expect((await admin.call('GET', `/catalog/999999/progress/${owner.userId}`)).status).toBe(404);
});

it('finds which pages of last time are missing, by type and title', () => {
  const page = (pageType: number, pageTitleId: number) => ({ pageType, pageTitleId, standId: null });
  const last = [page(1, 10), page(2, 20), page(1, 11)];
  const missing = (have: { pageType: number; pageTitleId: number }[]) =>
    pagesMissing(last, have).map(({ pageTitleId }) => pageTitleId);
  expect(missing([page(1, 10)])).toEqual([20, 11]);
  expect(missing([page(1, 11)])).toEqual([10, 20]);
  // One with another title stands for one of them.
  expect(missing([page(1, 12)])).toEqual([20, 11]);
  expect(missing([page(1, 12), page(1, 11), page(1, 10), page(2, 21)])).toEqual([]);
});
