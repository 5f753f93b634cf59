import type { HistoryItem } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeWineReferences } from '../../testing/factories.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makePageTitle,
} from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let references: Awaited<ReturnType<typeof makeWineReferences>>;
let pageId: number;
let foreignPageId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const catalog = await makeCatalog(server);
  owner = (await joinFair(server, catalog, { companyName: 'Weingut Rebstock' })).client;
  other = (await joinFair(server, catalog, { companyName: 'Kellerei Nachbar' })).client;
  references = await makeWineReferences(server.context.db);
  pageId = (await makePage(server, catalog.id, owner.userId)).id;
  foreignPageId = (await makePage(server, catalog.id, other.userId)).id;
});
afterAll(() => server.stop());

const addWine = async (wine: string, price = 26) => {
  const { body } = await owner.call('POST', '/wine', {
    wine,
    year: 2024,
    region_id: references.region.id,
    wine_type_id: references.wineType.id,
    ...plainWine,
    grape_varieties: [],
    bottle_size: [{ bottle_size_id: references.bottleSize.id, price }],
  });
  return body.data.id as number;
};

const read = async (client: Client, path: string): Promise<HistoryItem[]> => {
  const { status, body } = await client.call('GET', path);
  expect(status).toBe(200);
  return body.data;
};
const newest = async (columnFilters: object = {}, perPage = 20) =>
  read(admin, listPath('history', { columnFilters }, perPage));

describe('the history', () => {
  it('says who changed the price of which wine from what to what', async () => {
    const id = await addWine('Räuschling');
    await owner.call('POST', `/wine/add-price/${id}/${references.bottleSize.id}/27`);
    const [row] = await newest({ kind: 'wine' });
    expect(row).toMatchObject({
      actor: { name: 'Weingut Rebstock', organiser: 0 },
      on_behalf: null,
      exhibitor: { id: owner.userId, company_name: 'Weingut Rebstock' },
      entity: 'wine',
      entity_id: id,
      action: 'price',
      item: 'Räuschling 2024',
      exists: 1,
      changes: [{ field: 'price', of: references.bottleSize.size, from: '26.00', to: '27.00' }],
      bring_back: 1,
    });
  });

  it('says on whose behalf an administrator did it, with the names of what was chosen', async () => {
    const id = await addWine('Clevner');
    const acting = await signInAs(server, owner.userId, admin.userId);
    const { region } = await makeWineReferences(server.context.db);
    await acting.call('PUT', `/wine/${id}`, { region_id: region.id, sku: 'C-24' });
    const [row] = await newest({ kind: 'wine', item: 'Clevner' });
    const { email } = await server.context.db.prisma.user.findUniqueOrThrow({ where: { id: admin.userId } });
    expect(row).toMatchObject({
      actor: { name: email, organiser: 1 },
      on_behalf: 'Weingut Rebstock',
      action: 'update',
    });
    expect(row?.changes).toEqual([
      { field: 'sku', of: null, from: null, to: 'C-24' },
      { field: 'regionId', of: null, from: references.region.name, to: region.name },
    ]);
  });

  it('still names what has been deleted', async () => {
    const id = await addWine('Vergänglicher');
    await owner.call('DELETE', `/wine/${id}`);
    const [row] = await newest({ item: 'vergänglich' });
    expect(row).toMatchObject({ action: 'delete', item: 'Vergänglicher 2024', exists: 0, bring_back: 1 });
  });

  it('names the page, the category and the wine of a change on a page', async () => {
    const wine = await addWine('Seitenwein');
    const category = await owner.call('POST', '/page-category', {
      page_id: pageId,
      category: 'Weisse',
      bottle_size1_id: references.bottleSize.id,
    });
    await owner.call('POST', `/page-category/add-wine/${category.body.data.id}/${wine}`);
    const [row] = await newest({ kind: 'page' });
    expect(row).toMatchObject({
      entity: 'page-category',
      action: 'add-wine',
      item: 'Weisse',
      page: { id: pageId, position: 3, page_type: 1 },
      changes: [{ field: 'wine', of: null, from: null, to: 'Seitenwein 2024' }],
      bring_back: 1,
    });
  });

  it('is filtered by person, exhibitor, kind, item and day', async () => {
    await owner.call('PUT', `/page/${pageId}`, { footer: 'Fussnote' });
    const all = await newest({}, 100);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date());
    expect(await newest({ day }, 100)).toEqual(all);
    expect(await newest({ day: '2020-01-01' })).toEqual([]);
    expect(await newest({ actor: 'Nachbar' })).toEqual([]);
    const ofOwner = await newest({ exhibitor: 'rebstock', kind: 'page' });
    expect(ofOwner.length).toBeGreaterThan(1);
    expect(new Set(ofOwner.map(({ kind }) => kind))).toEqual(new Set(['page']));
    const byNumber = await newest({ kind: 'page', item: '3' });
    expect(byNumber.map(({ action, changes }) => [action, changes[0]?.to])).toContainEqual([
      'update',
      'Fussnote',
    ]);
    const { body } = await admin.call('GET', listPath('history', { columnFilters: { ip: '1' } }));
    expect(Object.keys(body.errors ?? {})[0]).toMatch(/^columnFilters/);
  });

  it('stands beside each thing, to administrators', async () => {
    const { db } = server.context;
    const logo = await makeLogo(server, owner.userId, false);
    await admin.call('PUT', `/logo/${logo.id}`, { approved: 1 });
    const request = await db.prisma.catalogRequest.findFirstOrThrow({ where: { exhibitorId: owner.userId } });
    await admin.call('PUT', `/catalog/${request.catalogId}`, { name: 'Umbenannter Katalog' });
    const things = [
      ['logo', logo.id, 'approve'],
      ['catalog', request.catalogId, 'update'],
      ['exhibitor', owner.userId, 'approve'],
    ] as const;
    for (const [thing, id, action] of things) {
      const [row] = await read(admin, `/history/of/${thing}/${id}/5/1`);
      expect([thing, row?.action]).toEqual([thing, action]);
    }
    expect(await read(admin, `/history/of/catalog-request/${request.id}/5/1`)).toEqual([]);
  });
});

describe('names in the history', () => {
  it('of reference data are in the language of its reader', async () => {
    const { db } = server.context;
    const id = await addWine('Namen');
    const red = await db.prisma.wineType.create({ data: { wineType: 'Schieler', nameFr: 'Œil-de-Perdrix' } });
    const named = async (language?: string) => {
      const shown = language ? `?custom=${encodeURIComponent(JSON.stringify({ language }))}` : '';
      const [row] = await read(admin, `/history/of/wine/${id}/1/1${shown}`);
      return row?.changes.map(({ to }) => to);
    };
    await owner.call('PUT', `/wine/${id}`, { wine_type_id: red.id });
    expect(await named()).toEqual(['Schieler']);
    await db.prisma.user.update({ where: { id: admin.userId }, data: { language: 'fr' } });
    expect(await named()).toEqual(['Œil-de-Perdrix']);
    // Another window of the same account is in another language.
    expect(await named('de')).toEqual(['Schieler']);
    await db.prisma.user.update({ where: { id: admin.userId }, data: { language: null } });
  });

  it('come one by one where a deed was about many', async () => {
    const catalog = await makeCatalog(server, { from: '2032-07-01', to: '2032-07-31' });
    const all = { catalog_id: catalog.id, exhibitor_ids: [owner.userId, other.userId] };
    expect((await admin.call('POST', '/exhibitor/assign-catalog', all)).status).toBe(200);
    const [row] = await read(admin, `/history/of/catalog/${catalog.id}/1/1`);
    expect(row?.changes[0]?.to_names?.toSorted()).toEqual(['Kellerei Nachbar', 'Weingut Rebstock']);
  });
});

describe('an exhibitor', () => {
  it('reads the history of an own page, where the organiser has no names and nothing comes back', async () => {
    const title = await makePageTitle(server);
    await admin.call('PUT', `/page/${pageId}`, { page_title_id: title.id });
    const rows = await read(owner, `/history/of/page/${pageId}/20/1`);
    expect(rows[0]).toMatchObject({
      actor: { name: null, organiser: 1 },
      changes: [{ field: 'pageTitleId', to: title.name }],
      bring_back: 0,
    });
    const admins = await read(admin, `/history/of/page/${pageId}/20/1`);
    expect(admins.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(JSON.stringify([rows, admins])).not.toContain('127.0.0.1');
  });

  it('reads neither the history of others nor that of anything else', async () => {
    const foreign = await owner.call('GET', `/history/of/page/${foreignPageId}/20/1`);
    expect([foreign.status, foreign.body.error]).toEqual([404, 'request.not-found']);
    for (const name of ['actor', 'exhibitor']) {
      const guess = listPath(`history/of/page/${pageId}`, { columnFilters: { [name]: 'admin' } }, 1);
      const { status, body } = await owner.call('GET', guess);
      expect([status, Object.keys(body.errors)]).toEqual([422, [`columnFilters.${name}`]]);
    }
    for (const path of ['/history/20/1', `/history/of/exhibitor/${owner.userId}/20/1`])
      expect([path, (await owner.call('GET', path)).status]).toEqual([path, 403]);
  });
});
