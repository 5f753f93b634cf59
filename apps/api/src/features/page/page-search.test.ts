import type { CatalogPageRow } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makePage,
  makePageTitle,
} from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: { id: number; catalogType: number };
let vineyard: Awaited<ReturnType<typeof joinFair>>;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  vineyard = await joinFair(server, catalog, { companyName: 'Weingut Seerain' });
  const { prisma } = server.context.db;
  for (let n = 3; n <= 120; n++) await makePage(server, catalog.id, vineyard.user.id, { pageType: 1 });
  const stand = await prisma.stand.create({ data: { stand: 'Pult 77', catalogType: catalog.catalogType } });
  const title = await makePageTitle(server);
  await prisma.pageTitle.update({ where: { id: title.id }, data: { name: 'Räuschling und mehr' } });
  const change = (position: number, data: object) =>
    prisma.page.updateMany({ where: { catalogId: catalog.id, position }, data });
  await change(20, { standId: stand.id });
  await change(21, { pageTitleId: title.id });
  await change(22, { pageType: 2 });
  await change(23, { state: 'rejected', comment: 'Der Rebberg fehlt auf dem Bild.' });
  await change(24, { active: false });
  await change(25, { pageType: 2, active: false });
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const search = async (typed: string, who = admin, path = `catalog/${catalog.id}/page`) => {
  const { body } = await who.call('GET', listPath(path, { search: typed }));
  return body.data.map(({ position }: CatalogPageRow) => position);
};

describe('the search of a list of pages', () => {
  it('finds a position as a whole number', async () => {
    expect(await search('12')).toEqual([12]);
    expect(await search('112')).toEqual([112]);
    expect(await search('Seerain 112')).toEqual([112]);
    expect(await search('012345678901234567890')).toEqual([]);
  });

  it('finds the stand and the title', async () => {
    expect(await search('Pult 77')).toEqual([20]);
    for (const typed of ['Stand Pult 77', 'emplacement pult', 'Seerain Stand Pult'])
      expect(await search(typed)).toEqual([20]);
    const filters = { columnFilters: { 'stand.stand': 'Stand Pult 77' } };
    const narrowed = await admin.call('GET', listPath(`catalog/${catalog.id}/page`, filters));
    expect(narrowed.body.data.map(({ position }: CatalogPageRow) => position)).toEqual([20]);
    expect(await search('77')).toEqual([20, 77]);
    expect(await search('raeuschling')).toEqual([21]);
    expect(await search('mehr seerain weinseite')).toEqual([21]);
  });

  it.each([
    ['PDF fehlt', [22]],
    ['pdf is missing', [22]],
    ['PDF manquant', [22]],
    ['abgelehnt', [23]],
    ['refusée', [23]],
    ['refusee seerain', [23]],
    ['Rebberg', [23]],
    ['nicht gedruckt', [24, 25]],
    ['inserat gedruckt', [25]],
    ['will not be printed', [24, 25]],
    ['ne sera pas imprimée', [24, 25]],
  ])('finds the status as it is shown: %s', async (typed, positions) => {
    expect(await search(typed)).toEqual(positions);
  });

  it('finds no page by the beginning of a word that says nothing of it', async () => {
    expect(await search('wartet')).toEqual([]);
    expect(await search('ab')).toEqual([]);
  });

  it.each(['wil', 'will', 'wird', 'not', 'pro'])(
    'finds no status by the part of a sentence %s',
    async (typed) => {
      expect(await search(typed)).toEqual([]);
    },
  );

  it('forgets the reason when the page waits again, and names whoever waits', async () => {
    const { prisma } = server.context.db;
    const where = { catalogId: catalog.id, position: 22 };
    const file = await prisma.storedFile.create({
      data: {
        sha256: 'a'.repeat(64),
        size: 1,
        mimeType: 'application/pdf',
        name: 'inserat.pdf',
        extension: 'pdf',
      },
    });
    const data = { contentFileId: file.id, contentStatus: 1, releasedAt: new Date('2030-07-14T10:00:00Z') };
    await prisma.page.updateMany({
      where,
      data: { ...data, state: 'released', comment: 'Die Marke fehlt.' },
    });
    expect(await search('wartet')).toEqual([22]);
    expect(await search('Seerain Inserat wartet')).toEqual([22]);
    expect(await search('PDF fehlt')).toEqual([]);
    expect(await search('Marke')).toEqual([]);
  });

  it('finds the same in the list of all catalogues and in that of the exhibitor', async () => {
    expect(await search('112', admin, 'page')).toEqual([112]);
    expect(await search('abgelehnt', vineyard.client, 'active_catalog_and_user/page')).toEqual([23]);
  });
});
