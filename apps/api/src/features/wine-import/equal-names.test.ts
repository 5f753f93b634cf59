import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const country = await prisma.country.create({ data: { name: 'Schweiz' } });
  await prisma.region.create({ data: { name: 'Zürichsee', countryId: country.id } });
  await prisma.wineType.create({ data: { wineType: 'Weisswein' } });
  await prisma.bottleSize.create({ data: { size: '75 cl' } });
});
afterAll(() => server.stop());

const read = async (...names: string[]) => {
  const text = [
    'Wein;Jahrgang;Region;Weintyp;Alkohol;Flaschengrösse;Preis',
    ...names.map((name) => `${name};2021;Zürichsee;Weisswein;12;75 cl;20`),
  ].join('\r\n');
  return (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text })).body.data;
};
const kept = ({ columns, rows }: TableRead) => ({ columns, rows });

it('takes names that differ in what nobody sees for one wine', async () => {
  const plain = kept(await read('Trial Chasselas'));
  const added = await owner.call('POST', '/wine-import', plain);
  expect([added.status, added.body.data.added]).toEqual([201, 1]);
  const alike = [
    'Trial\u200B Chasselas',
    'Trial Chasselas\u200B',
    'Trial\u00A0Chas\u00ADselas',
    '\uFEFFTrial Chasselas\uFE0F',
  ];
  for (const name of alike) {
    const { body } = await owner.call<{ data: WineTableCheck }>(
      'POST',
      '/wine-import/check',
      kept(await read(name)),
    );
    expect(body.data.rows.map(({ existing }) => existing?.by)).toEqual(['twin']);
  }
  const search = encodeURIComponent('chas\u200Bselas trial');
  const found = await owner.call('GET', `/wine/10/1?search=${search}`);
  expect(found.body.data.map(({ wine }: { wine: string }) => wine)).toEqual(['Trial Chasselas']);
  const narrowed = encodeURIComponent(JSON.stringify({ wine: 'CHASSELAS trial' }));
  expect((await owner.call('GET', `/wine/10/1?columnFilters=${narrowed}`)).body.total).toBe(1);
});

it('stores a name as it is seen', async () => {
  const added = await owner.call(
    'POST',
    '/wine-import',
    kept(await read('Ra\u0308usch\u00ADling\u2009\u3000Spät\u200Elese')),
  );
  expect(added.status).toBe(201);
  const { body } = await owner.call('GET', '/wine/10/1?search=raeuschling');
  expect(body.data.map(({ wine }: { wine: string }) => wine)).toEqual(['Räuschling Spätlese']);
});
