import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeWineReferences } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';

let server: TestServer;
let owner: Client;
let other: Client;
let references: Awaited<ReturnType<typeof makeWineReferences>>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  other = await signInAs(server, (await makeExhibitor(db)).id);
  references = await makeWineReferences(db);
});
afterAll(() => server.stop());

const form = (more: object = {}) => ({
  wine: 'Räuschling Seehalde',
  region_id: references.region.id,
  wine_type_id: references.wineType.id,
  ...plainWine,
  grape_varieties: [references.grapes[0]?.id],
  bottle_size: [{ bottle_size_id: references.bottleSize.id, price: 24.5 }],
  ...more,
});

it('finds wines without any price', async () => {
  const bigger = await server.context.db.prisma.bottleSize.create({ data: { size: '150 cl' } });
  const { body } = await owner.call('POST', '/wine', form({ wine: 'Preis folgt', bottle_size: [] }));
  await owner.call('POST', '/wine', form({ wine: 'Preis folgt nicht' }));
  const unpriced = listPath('wine', { columnFilters: { price_count: 0 } });
  const found = await owner.call('GET', unpriced);
  expect(found.body.total).toBe(1);
  expect(found.body.data.map((row: { wine: string }) => row.wine)).toEqual(['Preis folgt']);
  expect((await other.call('GET', unpriced)).body.total).toBe(0);
  // One price of any bottle size is enough.
  await owner.call('POST', `/wine/add-price/${body.data.id}/${bigger.id}/35`);
  expect((await owner.call('GET', unpriced)).body.total).toBe(0);
});

it('finds wines without grape variety and without alcohol level', async () => {
  await owner.call('POST', '/wine', form({ wine: 'Ohne Traube', grape_varieties: [] }));
  const asFilter = listPath('wine', { columnFilters: { gv_count: 0 } });
  for (const path of [`${listPath('wine')}gv_count=0`, asFilter]) {
    const { body } = await owner.call('GET', path);
    expect(body.data.map((row: { wine: string }) => row.wine)).toEqual(['Ohne Traube']);
  }
  await server.context.db.prisma.wine.updateMany({
    where: { wine: 'Ohne Traube' },
    data: { alcoholContentLevel: null },
  });
  const none = await owner.call('GET', listPath('wine', { columnFilters: { alcohol_content_level: 0 } }));
  expect(none.body.total).toBe(1);
  const { body: counted } = await owner.call('GET', '/wine/get-filtered-count?alcohol_content_level=0');
  expect(counted.data.count).toBe(1);
});
