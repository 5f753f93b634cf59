import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { makePagePdf } from '../../testing/pdf.ts';
import { attachPdf, makePrintedFair } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;
const unprintable = async (catalogId: number) =>
  (await admin.call('GET', `/print/catalog/${catalogId}/preview`)).body.data.unprintable;

it('names what a book would print as boxes before it is ordered, and where it is entered', async () => {
  const { catalog, seehalde } = await makePrintedFair(server, 'Expo 2030', '2030-07-01', '2030-07-31');
  expect(await unprintable(catalog.id)).toEqual([]);

  // Only the registers print the name of who has nothing but an ad.
  const company = await joinFair(server, catalog, { companyName: 'ქართული Wines' });
  const ad = await makePage(server, catalog.id, company.user.id, { pageType: 2 });
  await attachPdf(server, ad.id, await makePagePdf('INSERAT'), 1, { state: 'accepted' });
  const country = await prisma().country.create({ data: { name: '中国' } });
  await prisma().region.update({
    where: { id: seehalde.region.id },
    data: { name: 'Ξινόμαυρο', countryId: country.id },
  });
  await prisma().catalog.update({ where: { id: catalog.id }, data: { name: 'Expo ♥' } });

  expect(await unprintable(catalog.id)).toEqual([
    { place: 'catalog', id: catalog.id, text: 'Expo ♥', characters: ['♥'] },
    {
      ...{ place: 'exhibitor', id: company.user.id, text: 'ქართული Wines' },
      characters: [...new Set('ქართული')],
    },
    { place: 'country', id: country.id, text: '中国', characters: ['中', '国'] },
    { place: 'region', id: seehalde.region.id, text: 'Ξινόμαυρο', characters: [...new Set('Ξινόμαυρο')] },
  ]);
});

it('names by its code what prints as nothing', async () => {
  const { catalog, seehalde } = await makePrintedFair(server, 'Expo 2033', '2033-07-01', '2033-07-31');
  const position = (await prisma().page.count({ where: { catalogId: catalog.id } })) + 1;
  await prisma().page.create({ data: { catalogId: catalog.id, pageType: 6, position } });
  const text = 'Ober\uE000deck\u{F0000}';
  const { standId } = await prisma().page.findUniqueOrThrow({ where: { id: seehalde.page.id } });
  const { deckId } = await prisma().stand.findUniqueOrThrow({ where: { id: standId ?? 0 } });
  if (deckId !== null) await prisma().deck.update({ where: { id: deckId }, data: { name: text } });
  await prisma().region.update({ where: { id: seehalde.region.id }, data: { name: 'Wallis\u0378' } });
  expect(await unprintable(catalog.id)).toEqual([
    { place: 'region', id: seehalde.region.id, text: 'Wallis\u0378', characters: ['U+0378'] },
    ...(deckId === null ? [] : [{ place: 'deck', id: deckId, text, characters: ['U+E000', 'U+F0000'] }]),
  ]);
});

it('names ships, decks and stands of the wine tour, and the companies there that have no page', async () => {
  const period = { from: '2031-07-01', to: '2031-07-31' };
  const catalog = await makeCatalog(server, { name: 'Expo 2031', ...period, catalogType: 2 });
  const user = await makeExhibitor(server.context.db, { companyName: '甲州' });
  const ship = await prisma().ship.create({ data: { name: 'Љубав', position: 90 } });
  const deck = await prisma().deck.create({ data: { name: 'Հարավ', position: 90 } });
  const at = { catalogType: 2, shipId: ship.id, deckId: deck.id };
  const stand = await prisma().stand.create({ data: { stand: 'Я-1', ...at } });
  const keys = { catalogId: catalog.id, exhibitorId: user.id };
  await prisma().catalogMembership.create({ data: keys });
  await prisma().catalogStand.create({ data: { ...keys, standId: stand.id } });
  const position = (await prisma().page.count({ where: { catalogId: catalog.id } })) + 1;
  await prisma().page.create({ data: { catalogId: catalog.id, pageType: 6, position } });
  expect(await unprintable(catalog.id)).toMatchObject([
    { place: 'ship', id: ship.id, text: 'Љубав' },
    { place: 'deck', id: deck.id, text: 'Հարավ' },
    { place: 'stand', id: stand.id, text: 'Я-1' },
    { place: 'exhibitor', id: user.id, text: '甲州' },
  ]);
});
