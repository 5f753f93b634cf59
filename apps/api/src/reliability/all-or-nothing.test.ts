import { readdir } from 'node:fs/promises';
import { releaseStates } from '@rebblatt/contracts';
import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFolder } from '../http/upload.ts';
import type { Client } from '../testing/client.ts';
import { clientOf } from '../testing/client.ts';
import type { ConnectionCutter } from '../testing/cut-connection.ts';
import { createConnectionCutter } from '../testing/cut-connection.ts';
import { databaseState } from '../testing/database-state.ts';
import { makeWineReferences } from '../testing/factories.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makePage,
  makePageTitle,
  makeWines,
} from '../testing/fair.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWine } from '../testing/wine-form.ts';

/** More statements than any command of the product needs; a loop that gets there would not end. */
const MOST_STATEMENTS = 60;

let server: TestServer;
let cutter: ConnectionCutter;
let admin: Client;
let owner: Client;
let catalog: { id: number; catalogType: number };
let standId: number;
let titleId: number;
let wines: number[];
let sizeId: number;
let references: Awaited<ReturnType<typeof makeWineReferences>>;
let logo: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  const joined = await joinFair(server, catalog, { winePages: 50 });
  owner = joined.client;
  standId = joined.stand.id;
  titleId = (await makePageTitle(server)).id;
  const made = await makeWines(server, owner.userId, 4);
  wines = made.wines.map(({ id }) => id);
  sizeId = made.bottleSize.id;
  references = await makeWineReferences(server.context.db);
  logo = await logoSpecimen({ seed: 7, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
  for (let i = 0; i < 3; i++) await makePage(server, catalog.id, owner.userId, { standId });
  cutter = createConnectionCutter();
});
afterAll(async () => {
  cutter.remove();
  await server.stop();
});

const pagesOf = async () =>
  (
    await server.context.db.prisma.page.findMany({
      where: { catalogId: catalog.id, pageType: 1 },
      orderBy: { position: 'asc' },
    })
  ).map(({ id, position }) => ({ id, position }));
const firstPage = async () => (await pagesOf())[0]?.id ?? 0;

const logoForm = () => {
  const form = new FormData();
  form.set('name', 'Signet');
  form.set('file', new Blob([Uint8Array.from(logo)]), 'signet.pdf');
  return form;
};

/** Each returns the call that changes several rows, after creating what the call needs. */
const commands: [what: string, prepare: () => Promise<() => ReturnType<Client['call']>>][] = [
  [
    'adding a wine page',
    async () => () =>
      admin.call('PUT', '/catalog/add-wine', {
        catalog_id: catalog.id,
        type: 1,
        user_id: owner.userId,
        stand_id: standId,
        page_title_id: titleId,
      }),
  ],
  [
    'moving a page',
    async () => {
      const id = await firstPage();
      return () => admin.call('PUT', `/page/change-position/${id}/1`);
    },
  ],
  [
    'swapping two pages',
    async () => {
      const [a, b] = await pagesOf();
      return () => admin.call('PUT', `/page/swap-positions/${a?.id}/${b?.id}`);
    },
  ],
  [
    'reordering pages',
    async () => {
      const pages = await pagesOf();
      const data = pages.map(({ id }, i) => ({ id, position: pages.at(-1 - i)?.position }));
      return () => admin.call('PATCH', '/page/persist-order', data);
    },
  ],
  [
    'adding a wine with grapes and prices',
    async () => () =>
      owner.call('POST', '/wine', {
        wine: 'Räuschling vom Steg',
        year: 2023,
        region_id: references.region.id,
        wine_type_id: references.wineType.id,
        ...plainWine,
        grape_varieties: references.grapes.slice(0, 3).map(({ id }) => id),
        bottle_size: [{ bottle_size_id: references.bottleSize.id, price: 21.5 }],
      }),
  ],
  [
    'adding a category with its sizes',
    async () => {
      const page_id = await firstPage();
      return () =>
        owner.call('POST', '/page-category', {
          page_id,
          category: 'Weissweine',
          position: 1,
          bottle_size1: { id: sizeId },
        });
    },
  ],
  [
    'adding a wine to a category',
    async () => {
      const { id } = await server.context.db.prisma.pageCategory.findFirstOrThrow();
      return () => owner.call('POST', `/page-category/add-wine/${id}/${wines[0]}`);
    },
  ],
  [
    'cancelling a release',
    async () => {
      const id = await firstPage();
      await server.context.db.prisma.page.update({
        where: { id },
        data: { state: releaseStates.released, snapshot: {} },
      });
      return () => admin.call('POST', `/page/cancel-release/${id}`);
    },
  ],
  [
    'copying a page of last year',
    async () => {
      const last = await makeCatalog(server, { name: 'Letztes Jahr', from: '2029-07-01', to: '2029-07-31' });
      const source = await makePage(server, last.id, owner.userId);
      await server.context.db.prisma.pageCategory.create({
        data: {
          pageId: source.id,
          category: 'Rotweine',
          position: 1,
          bottleSize1Id: sizeId,
          wines: { create: wines.map((wineId, i) => ({ wineId, position: i + 1 })) },
        },
      });
      const replacePageId = (await pagesOf()).at(-1)?.id;
      return () => owner.call('POST', '/pages-import', { replacePageId, importPageId: source.id });
    },
  ],
  ['uploading a logo', async () => () => owner.call('POST', '/logo', logoForm())],
  [
    'adding a catalogue with its registers',
    async () => () =>
      admin.call('POST', '/catalog', {
        name: 'Wintermesse 2032',
        from: '2032-01-01',
        to: '2032-01-31',
        catalog_type: 1,
      }),
  ],
  ['ordering a book', async () => () => admin.call('POST', `/print/catalog/${catalog.id}`)],
  [
    'deleting a page in the middle',
    async () => {
      const id = await firstPage();
      return () => admin.call('DELETE', `/page/${id}`);
    },
  ],
  [
    'registering',
    async () => {
      const form = {
        email: 'neu@weingut.test',
        password: 'Rebstock-und-Keller-77',
        password_confirmation: 'Rebstock-und-Keller-77',
        company_name: 'Weingut Neuland',
      };
      return async () => {
        // Each attempt counts for its address, and there are more statements than attempts in an hour.
        await server.context.db.pool.query('DELETE FROM throttle');
        return clientOf(server, null).call('POST', '/register', form);
      };
    },
  ],
];

describe('a command whose connection breaks after any of its statements', () => {
  it.each(commands)('%s changes all or nothing', { timeout: 60_000 }, async (_what, prepare) => {
    const call = await prepare();
    const { db, files, env } = server.context;
    const before = await databaseState(db.pool);
    let done = false;
    let cuts = 0;
    while (!done) {
      cutter.armAfter(cuts + 1);
      const { status, body } = await call();
      const cut = cutter.happened();
      const after = await databaseState(db.pool);
      done = status < 300;
      if (done) expect(after).not.toEqual(before);
      else {
        expect([status, body.error]).toEqual([503, 'server.unavailable']);
        expect(after).toEqual(before);
      }
      // The reply may be sent a moment before the temporary file is removed.
      await expect.poll(() => readdir(uploadFolder(env.DATA_DIR)).catch(() => [])).toEqual([]);
      if (cut) cuts++;
      expect(cuts).toBeLessThan(MOST_STATEMENTS);
    }
    expect(cuts).toBeGreaterThan(1);
    expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  });
});
