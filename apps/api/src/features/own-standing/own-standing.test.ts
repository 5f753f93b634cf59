import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makeWines,
} from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalogId: number;
let wineId: number;
let adId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  owner = (await joinFair(server, catalog)).client;
  other = (await joinFair(server, catalog)).client;
  wineId = (await makePage(server, catalog.id, owner.userId)).id;
  adId = (await makePage(server, catalog.id, owner.userId, { pageType: 2 })).id;
  await makePage(server, catalog.id, other.userId);
});
afterAll(() => server.stop());

const standing = async () => {
  const { status, body } = await owner.call('GET', '/own-standing');
  expect(status).toBe(200);
  return body.data;
};

it('lists what the own pages lack, with the codes that a release is refused with', async () => {
  const { pages } = await standing();
  expect(pages.map(({ id, gaps }: { id: number; gaps: string[] }) => [id, gaps])).toEqual([
    [wineId, ['page.no-logo', 'page.no-categories']],
    [adId, expect.arrayContaining(['page.no-pdf'])],
  ]);
  for (const { id, gaps } of pages) {
    const { status, body } = await owner.call('POST', `/page/exhibitor-release/${id}`, {});
    expect([status, body.error]).toEqual([409, gaps[0]]);
  }
});

it('counts logos and wines, and names what the printed address lacks', async () => {
  const before = await standing();
  await makeLogo(server, owner.userId);
  await makeWines(server, owner.userId, 2);
  await owner.call('PUT', `/exhibitor/${owner.userId}`, { street: '', city: 'Stäfa', zip_code: '8712' });
  const after = await standing();
  expect(after.logos.approved).toBe(before.logos.approved + 1);
  expect(after.wines.total).toBe(before.wines.total + 2);
  expect(after.profile_gaps).toContain('street');
  expect(after.profile_gaps).not.toContain('city');
});

it('counts what wines lack as the list of wines with its filter does', async () => {
  const { wines } = await makeWines(server, owner.userId, 3);
  const { wines: foreign } = await makeWines(server, other.userId, 1);
  const unpriced = [...wines.slice(1), ...foreign].map(({ id }) => id);
  await server.context.db.prisma.winePrice.deleteMany({ where: { wineId: { in: unpriced } } });
  const counted = (await standing()).wines;
  expect(counted.without_price).toBe(2);
  for (const [count, filter] of [
    [counted.without_price, `columnFilters=${JSON.stringify({ price_count: 0 })}`],
    [counted.without_grapes, 'gv_count=0'],
    [counted.without_alcohol, 'alcohol_content_level=0'],
  ]) {
    const { body } = await owner.call('GET', `/wine/20/1?${filter}`);
    expect(body.total, filter).toBe(count);
  }
  // The organiser's sheet of the exhibitor says the same.
  const sheet = await admin.call('GET', `/catalog/${catalogId}/progress/${owner.userId}`);
  expect(sheet.body.data.wines).toEqual(counted);
});

it('follows a page from its release to the organiser’s remark', async () => {
  const { body } = await owner.call('GET', '/logo/20/1');
  await owner.call('PUT', `/page/${wineId}`, { logo_id: body.data[0].id });
  const { prisma } = server.context.db;
  const otherSize = await prisma.bottleSize.create({ data: { size: '37.5 cl' } });
  const { body: category } = await owner.call('POST', '/page-category', {
    page_id: wineId,
    category: 'Weisse',
    bottle_size1_id: otherSize.id,
  });
  const page = async () => (await standing()).pages.find(({ id }: { id: number }) => id === wineId);
  const draft = { standing: 'draft', gaps: [] };
  // One thing is said once.
  const bare = { gaps: ['page.no-wines'], doubts: [] };
  expect(await page()).toMatchObject({ ...draft, ...bare });
  const { wines } = await makeWines(server, owner.userId, 1);
  const placed = { create: { wineId: wines[0]?.id ?? 0, position: 1 } };
  await prisma.pageCategory.update({ where: { id: category.data.id }, data: { wines: placed } });
  expect(await page()).toMatchObject({ ...draft, doubts: [{ what: 'wine-without-price', count: 1 }] });
  expect((await owner.call('POST', `/page/exhibitor-release/${wineId}`, {})).status).toBe(200);
  expect(await page()).toMatchObject({ standing: 'waiting', gaps: [] });
  await admin.call('PUT', `/page/${wineId}`, { release_accepted: 0, comment: 'Bitte mit Jahrgang.' });
  expect(await page()).toMatchObject({ standing: 'rejected', comment: 'Bitte mit Jahrgang.' });
});
