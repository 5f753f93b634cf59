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

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  const { client, user } = await joinFair(server, catalog, { companyName: 'Weingut Tobelrain' });
  exhibitor = client;
  await makePage(server, catalog.id, user.id);
  await makeLogo(server, user.id);
  await makeWines(server, user.id, 1);
  await client.call('POST', '/forgot-password', { email: user.email });
  // Of this one there is no page in that catalogue, and no logo at all.
  const later = await makeCatalog(server, { from: '2031-07-01', to: '2031-07-31' });
  await joinFair(server, later, { companyName: 'Tobelreiner Weine' });
  lists = [
    `catalog/${catalog.id}/page`,
    'logo',
    'wine',
    'mail',
    `admin-request?${new URLSearchParams({ catalog_id: String(catalog.id) })}`,
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
