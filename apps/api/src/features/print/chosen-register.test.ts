import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { textsOf } from '../../testing/pdf.ts';
import { addPrintedWinery, bytesAt, generateBook } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;

it('prints registers by grape, award, ship and type of wine, without private wines and with the right numbers', {
  timeout: 120_000,
}, async () => {
  const catalog = await makeCatalog(server, { name: 'Expo', from: '2030-07-01', to: '2030-07-31' });
  const grape = await prisma().grapeVariety.create({ data: { bezeichnung: 'Completer blanc' } });
  const secret = await prisma().grapeVariety.create({ data: { bezeichnung: 'Heimlichtraube' } });
  const award = await prisma().award.create({ data: { award: 'Goldene Rebe', symbol: 'v' } });
  const type = await prisma().wineType.create({ data: { wineType: 'Bernsteinwein' } });
  await addPrintedWinery(server, catalog, 'Weingut Seehalde', ['Alte Reben', 'Privat']);
  const rebberg = await addPrintedWinery(server, catalog, 'Am Rebberg', ['Null Promille']);
  const byName = async (wine: string) => (await prisma().wine.findFirstOrThrow({ where: { wine } })).id;
  const [old, own, free] = [
    await byName('Alte Reben'),
    await byName('Privat'),
    await byName('Null Promille'),
  ];
  await prisma().wineGrape.deleteMany({ where: { wineId: { in: [old, own, free] } } });
  await prisma().wineGrape.createMany({
    data: [
      { wineId: old, grapeVarietyId: grape.id, position: 1 },
      { wineId: own, grapeVarietyId: secret.id, position: 1 },
    ],
  });
  await prisma().wine.updateMany({ where: { id: { in: [old, own] } }, data: { wineTypeId: type.id } });
  await prisma().wine.update({ where: { id: own }, data: { publicWine: false, awardId: award.id } });
  await prisma().wine.update({ where: { id: free }, data: { alcoholContentLevel: 10 } });
  // The award is on the page as it was released, whatever the wine has now.
  const page = await prisma().page.findUniqueOrThrow({ where: { id: rebberg.page.id } });
  const snapshot = JSON.parse(JSON.stringify(page.snapshot));
  snapshot.categories[0].wines[0].award = { award: 'Goldene Rebe', symbol: 'v' };
  await prisma().page.update({ where: { id: page.id }, data: { snapshot } });

  for (const register_kind of ['grape', 'award', 'ship', 'type']) {
    const { status } = await admin.call('POST', '/page', { catalog_id: catalog.id, type: 7, register_kind });
    expect(status).toBe(201);
  }
  const book = await generateBook(admin, catalog.id);
  const pdf = await bytesAt(server, `/print/catalog/${catalog.id}/${book.id}/download`, admin);
  const texts = (await textsOf(pdf.bytes)).map((text) => text.replace(/\s+/g, ' '));
  const numberOf = (company: string) =>
    texts.findIndex((text) => text.includes(company) && text.includes('Weissweine')) + 1;
  const [grapes = '', awards = '', ships = '', types = ''] = [
    'Rebsorten',
    'Auszeichnungen',
    'Schiffe und Stände',
    'Weintypen',
  ].map(
    (title) =>
      texts.find(
        (text) => text.startsWith(title) || (text.includes(`${title} `) && !text.includes('Weissweine')),
      ) ?? '',
  );
  const printsPage = (text: string, company: string) =>
    expect(text).toContain(`${company} ${numberOf(company)} `);
  expect(grapes).toContain('Completer blanc');
  printsPage(grapes, 'Weingut Seehalde');
  expect(grapes).not.toContain('Heimlichtraube');
  expect(awards).toContain('Goldene Rebe');
  printsPage(awards, 'Am Rebberg');
  expect(awards).not.toContain('Weingut Seehalde');
  expect(ships).toContain('Weingut Seehalde');
  expect(ships).toContain('Am Rebberg');
  expect(types).toContain('Bernsteinwein');
  expect(types).toContain('Alkoholfrei');
  printsPage(types, 'Am Rebberg');
  const manifest = (await admin.call('GET', `/print/catalog/${catalog.id}/${book.id}/manifest`)).body;
  expect(manifest.pages.filter((one: { page_type: number }) => one.page_type === 7)).toHaveLength(4);

  // A deleted register comes back with its kind.
  const ship = await prisma().page.findFirstOrThrow({
    where: { catalogId: catalog.id, registerKind: 'ship' },
  });
  expect((await admin.call('DELETE', `/page/${ship.id}`)).status).toBeLessThan(300);
  const [{ id: historyId }] = await prisma().$queryRaw<[{ id: number }]>`
    SELECT id FROM history WHERE entity_id = ${ship.id} AND action = 'delete' ORDER BY id DESC LIMIT 1`;
  const back = await admin.call('POST', `/history/bring-back/${historyId}`);
  expect(back.status).toBeLessThan(300);
  expect((await admin.call('GET', `/page/${ship.id}`)).body.data.register_kind).toBe('ship');
});
