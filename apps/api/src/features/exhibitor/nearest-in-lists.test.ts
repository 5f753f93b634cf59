import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
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
let exhibitor: Client;
let lists: string[];
let listedBy: [list: string, filter: string][];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  const { client, user } = await joinFair(server, catalog, { companyName: 'Weingut Tobelrain' });
  exhibitor = client;
  await makePage(server, catalog.id, user.id);
  await makeLogo(server, user.id);
  await makeWines(server, user.id, 1);
  const { db } = server.context;
  const done = { entity: 'wine', action: 'update', item: 'Räuschling', exhibitorId: user.id };
  await db.prisma.history.create({ data: done });
  await client.call('POST', '/forgot-password', { email: user.email });
  // Of this one there is no page in that catalogue, and no logo at all.
  const later = await makeCatalog(server, { from: '2031-07-01', to: '2031-07-31' });
  await joinFair(server, later, { companyName: 'Tobelreiner Weine' });
  lists = [
    `catalog/${catalog.id}/page`,
    'logo',
    'wine',
    'mail',
    'stand',
    `admin-request?${new URLSearchParams({ catalog_id: String(catalog.id) })}`,
  ];
  listedBy = [
    [`catalog/${catalog.id}/page`, 'exhibitor.company_name'],
    ['logo', 'user.company_name'],
    ['wine', 'user.company_name'],
    ['mail', 'company_name'],
    ['exhibitor', 'company_name'],
    ['history', 'exhibitor'],
    ['admin-request', 'exhibitor.company_name'],
  ];
});
afterAll(() => server.stop());

async function search(list: string, typed: string, who = admin) {
  const [path = '', query] = list.split('?');
  const { body } = await who.call('GET', `${listPath(path, { search: typed })}${query ? `&${query}` : ''}`);
  return body;
}

const nearest = async (list: string, typed: string) =>
  (await search(list, typed)).nearest?.map(({ company_name }: { company_name: string }) => company_name);

it('says in every list of what exhibitors have whose name may be meant', async () => {
  for (const list of lists) {
    expect((await search(list, 'Tobelrein')).total, list).toBe(0);
    expect(await nearest(list, 'Tobelrein'), list).toEqual(['Weingut Tobelrain']);
    expect((await search(list, 'Weingut Tobelrain')).total, list).toBe(1);
  }
});

it('says the same of a filter for companies', async () => {
  for (const [list, filter] of listedBy) {
    const typed = { columnFilters: { [filter]: 'Weingut Tobelrein' } };
    const { body } = await admin.call('GET', listPath(list, typed));
    expect(body.total, list).toBe(0);
    expect(body.nearest?.[0]?.company_name, list).toBe('Weingut Tobelrain');
    const { body: chosen } = await admin.call(
      'GET',
      listPath(list, { columnFilters: { [filter]: 'Weingut Tobelrain' } }),
    );
    expect(chosen.total, list).toBeGreaterThan(0);
  }
});

it('finds in the history by the company what was done to anything of it', async () => {
  expect(await nearest('history', 'Tobelrein')).toContain('Weingut Tobelrain');
  expect((await search('history', 'Weingut Tobelrain')).total).toBeGreaterThan(0);
});

it('says nothing where something is found, nothing is near, or the name is right and something else is not', async () => {
  for (const list of lists) {
    expect(await nearest(list, 'Tobelrain'), list).toBeUndefined();
    expect(await nearest(list, 'xyz quark'), list).toEqual([]);
  }
  const refused = { search: 'Tobelrain', state: 'rejected' };
  expect((await admin.call('GET', listPath(lists[0] ?? '', refused))).body).toMatchObject({
    total: 0,
    nearest: [],
  });
});

it('tells an exhibitor nothing of others', async () => {
  expect(await search('logo', 'Tobelreiner Wein', exhibitor)).toEqual({ data: [], total: 0 });
});
