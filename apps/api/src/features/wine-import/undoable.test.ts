import type { WineImportItem } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { makeCatalog, makePage } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let other: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  other = await signInAs(server, (await makeExhibitor(db)).id);
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
  const country = await db.prisma.country.create({ data: { name: 'Schweiz' } });
  await db.prisma.region.create({ data: { name: 'Genf', countryId: country.id } });
  await db.prisma.wineType.create({ data: { wineType: 'Rotwein' } });
});
afterAll(() => server.stop());

const listed = async (client: Client, query = '') =>
  (await client.call<{ data: WineImportItem[] }>('GET', `/wine-import${query}`)).body.data;

/** Wines by their names and article numbers; one that is there is changed. */
const tableOf = (wines: [name: string, sku: string, choice?: 'update'][]) => ({
  columns: ['wine', 'sku', 'region', 'wine_type', 'alcohol'].map((field) => ({ heading: field, field })),
  rows: wines.map(([name, sku, choice], i) => ({
    line: i + 1,
    cells: [name, sku, 'Genf', 'Rotwein', 'Regular'],
    choice,
  })),
});

it('the imports of an exhibitor that can be undone are listed, newest first', async () => {
  const exhibitor = await makeExhibitor(server.context.db);
  const client = await signInAs(server, exhibitor.id);
  expect(await listed(client)).toEqual([]);
  await client.call('POST', '/wine-import', tableOf([['Erster', '1']]));
  const wines = tableOf([
    ['Erster', '2', 'update'],
    ['Zweiter', '1'],
    ['Dritter', '1'],
  ]);
  const { body } = await admin.call('POST', '/wine-import', { ...wines, user_id: exhibitor.id });
  // Which account of the organiser it was is not for an exhibitor.
  expect(await listed(client)).toMatchObject([
    { id: body.data.id, added: 2, updated: 1, by: { name: null, organiser: 1 } },
    { added: 1, updated: 0, by: { organiser: 0 } },
  ]);
  const [newest] = await listed(admin, `?user_id=${exhibitor.id}`);
  expect(newest?.by?.name).toBeTruthy();
  expect(await listed(other, `?user_id=${exhibitor.id}`)).toEqual([]);
  expect((await admin.call('GET', '/wine-import')).status).toBe(422);
  await client.call('POST', `/wine-import/undo/${body.data.id}`);
  expect(await listed(client)).toHaveLength(1);
  await server.context.db.prisma.wineImport.updateMany({
    where: { exhibitorId: exhibitor.id },
    data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
  });
  expect(await listed(client)).toEqual([]);
});

it('an import that a page brought along is undone with that page only', async () => {
  const exhibitor = await makeExhibitor(server.context.db);
  const client = await signInAs(server, exhibitor.id);
  await client.call('POST', '/wine-import', tableOf([['Mit der Seite', '1']]));
  const [item] = await listed(client);
  const catalog = await makeCatalog(server);
  const before = await makePage(server, catalog.id, exhibitor.id);
  const page = await makePage(server, catalog.id, exhibitor.id);
  await server.context.db.prisma.pageImport.create({
    data: { targetPageId: page.id, sourcePageId: before.id, pageVersion: 1, wineImportId: item?.id },
  });
  expect(await listed(client)).toEqual([]);
});
