import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { makePage } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  for (const companyName of [
    'Weingut Tobelrain',
    'Vinothèque Bellerive',
    'Champagne Seestern',
    'Keller am Steg',
  ])
    await makeExhibitor(server.context.db, { companyName });
});
afterAll(() => server.stop());

const search = async (typed: string) =>
  (await admin.call('GET', listPath('exhibitor', { search: typed }))).body;

it.each([
  ['Tobelrein', 'Weingut Tobelrain'],
  ['vinotek belrive', 'Vinothèque Bellerive'],
  ['Champagner Seestern', 'Champagne Seestern'],
])('says for «%s», which finds nothing, that «%s» may be meant', async (typed, name) => {
  const { total, nearest } = await search(typed);
  expect(total).toBe(0);
  expect(nearest[0]).toMatchObject({ company_name: name, catalogs: [], active: 1 });
});

it('says nothing where a name is found or nothing is near', async () => {
  expect((await search('bellerive')).nearest).toBeUndefined();
  expect((await search('xyz quark')).nearest).toEqual([]);
});

it('finds by the word that people say before a stand', async () => {
  const { prisma } = server.context.db;
  const { id } = await makeExhibitor(server.context.db, { companyName: 'Rebhof' });
  const catalog = await prisma.catalog.create({
    data: {
      name: 'Frühlingsmesse',
      catalogType: 1,
      fromOn: new Date('2031-01-01'),
      toOn: new Date('2031-02-01'),
    },
  });
  const stand = await prisma.stand.create({ data: { stand: 'Z-11', catalogType: 1 } });
  await prisma.catalogStand.create({ data: { catalogId: catalog.id, standId: stand.id, exhibitorId: id } });
  for (const typed of ['Stand Z-11', 'emplacement z-11', 'Z-11', 'Z11', 'Stand z.11', 'Rebhof Z11'])
    expect(
      (await search(typed)).data.map(
        ({ company_name, stands }: { company_name: string; stands: string[] }) => [company_name, stands],
      ),
    ).toEqual([['Rebhof', ['Z-11']]]);
  await makePage(server, catalog.id, id, { standId: stand.id });
  const filter = (typed: string) => ({ columnFilters: { 'stand.stand': typed } });
  const paths = (typed: string) => [
    listPath('stand', { search: typed }),
    listPath('stand', { columnFilters: { stand: typed } }),
    listPath(`catalog/${catalog.id}/page`, { search: typed }),
    listPath(`catalog/${catalog.id}/page`, filter(typed)),
  ];
  for (const typed of ['Z-11', 'Z11', 'z/11'])
    for (const path of paths(typed)) expect((await admin.call('GET', path)).body.total, path).toBe(1);
  for (const path of paths('Z12')) expect((await admin.call('GET', path)).body.total, path).toBe(0);
});
