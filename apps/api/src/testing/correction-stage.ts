import type { PageCorrection } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Client } from './client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makeLogo, makePage, makeWines } from './fair.ts';
import { findBrokenInvariants } from './invariants.ts';
import type { TestServer } from './server.ts';
import { startTestServer } from './server.ts';

/** The organiser, an exhibitor with pages, and another exhibitor. */
export let server: TestServer;
export let admin: Client;
export let owner: Client;
export let other: Client;
export let catalog: { id: number; name: string; catalogType: number };
/** A new one for each case. */
export let page: Released;
export let standId: number;
let logoId: number;

/** Makes the fair of a file's cases, and before each of them a new released page. */
export function stageCorrections(): void {
  // Each correction is laid out in the browser before it is proposed, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  beforeAll(async () => {
    server = await startTestServer({ clock: fairClock });
    admin = await joinOrganiser(server);
    catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
    const joined = await joinFair(server, catalog, { companyName: 'Weingut Sonnenhalde', winePages: 50 });
    owner = joined.client;
    standId = joined.stand.id;
    other = (await joinFair(server, catalog)).client;
    logoId = (await makeLogo(server, owner.userId)).id;
  });
  afterAll(async () => {
    expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
    await server.stop();
  });
  beforeEach(async () => {
    page = await releasedPage();
  });
}

/** A released page with two wines of its own, in a category with one bottle size. */
export async function releasedPage() {
  const { prisma } = server.context.db;
  const { wines, bottleSize } = await makeWines(server, owner.userId, 2);
  const { id } = await makePage(server, catalog.id, owner.userId, { standId });
  await prisma.page.update({ where: { id }, data: { logoId, footer: 'Am Steg' } });
  const placed = wines.map(({ id: wineId }, index) => ({ wineId, position: index + 1 }));
  const category = await prisma.pageCategory.create({
    data: {
      pageId: id,
      category: 'Weissweine',
      position: 1,
      bottleSize1Id: bottleSize.id,
      wines: { create: placed },
    },
  });
  expect((await owner.call('POST', `/page/exhibitor-release/${id}`)).status).toBe(200);
  return { id, categoryId: category.id, wine: wines[0]?.id ?? 0, wineName: wines[0]?.wine ?? '' };
}

type Released = Awaited<ReturnType<typeof releasedPage>>;

/** A page as somebody sees it. */
export const read = async (id = page.id, client = admin) =>
  (await client.call('GET', `/page/${id}`)).body.data;
/** Proposes changes on a page, of its first release unless it says otherwise. */
export const propose = async (changes: object[], more: object = {}, client = admin, { id } = page) => {
  const { version } = await read(id);
  return client.call('POST', `/page/${id}/correction`, { pull: 1, version, changes, ...more });
};
/** The correction that somebody sees on the page. */
export const shown = async (client = owner): Promise<PageCorrection | null> =>
  (await client.call('GET', `/page/${page.id}/correction`)).body.data;
/** Takes a correction over, answers or withdraws it. */
export const act = (id: number, step: string, client = owner, body: object = {}) =>
  client.call('POST', `/page-correction/${id}/${step}`, body);
/** The mails of the decisions so far have gone out: the next decision begins a mail of its own. */
export const mailsGoOut = () =>
  server.context.db.pool.query(
    `DELETE FROM job WHERE kind = 'send-mail' AND payload ->> 'held_about' IS NOT NULL`,
  );

/** The mails of a kind about the page. */
export const mails = async (kind: string) =>
  server.context.db.prisma.mail.findMany({ where: { kind, text: { contains: `edit/${page.id}` } } });
/** What a page prints. */
export const sheet = async ({ id } = page) =>
  (await owner.call('GET', `/page-sheet/${id}`)).body.data.page.content;
/** Changes of one text of each kind. */
export const texts = () => [
  { field: 'wine', id: page.wine, to: 'Räuschling' },
  { field: 'price1', id: page.wine, to: 19.5 },
  { field: 'category', id: page.categoryId, to: 'Weisse' },
  { field: 'footer', to: 'Beim Steg' },
  { field: 'city', to: 'Stäfa' },
];
