import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makeLogo,
  makePage,
  makePageTitle,
  makeWines,
} from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** Pages are laid out in the browser, at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let owner: Client;
let standId: number;
let logoId: number;
let catalog: { id: number; catalogType: number };
let wines: number[];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  const joined = await joinFair(server, catalog, { companyName: 'Weingut Sonnenhalde' });
  owner = joined.client;
  standId = joined.stand.id;
  logoId = (await makeLogo(server, owner.userId)).id;
  wines = (await makeWines(server, owner.userId, 40)).wines.map(({ id }) => id);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const path = () => `/catalog/${catalog.id}/design`;
const shown = async () => (await admin.call('GET', path())).body.data;
const save = async (form: object) => admin.call('PUT', path(), form);
const GREEN = { c: 90, m: 20, y: 70, k: 40 };

async function aPage(count: number) {
  const title = await makePageTitle(server);
  const { id } = await makePage(server, catalog.id, owner.userId, { standId });
  await server.context.db.prisma.page.update({ where: { id }, data: { pageTitleId: title.id, logoId } });
  await server.context.db.prisma.pageCategory.create({
    data: {
      pageId: id,
      category: 'Weissweine',
      position: 1,
      wines: { create: wines.slice(0, count).map((wineId, at) => ({ wineId, position: at + 1 })) },
    },
  });
  return { id, title };
}

describe('the design of a catalogue', () => {
  it('is the usual one until something is chosen', async () => {
    const { id, title } = await aPage(3);
    expect(await shown()).toMatchObject({
      accent: null,
      prices: null,
      folio_line: 'catalog',
      thumbs: [],
      look: {},
      titles: [{ id: title.id, name: title.name }],
      samples: expect.arrayContaining([id]),
      version: 1,
    });
    const printed = (await admin.call('GET', `/page-sheet/${id}`)).body.data;
    expect(printed).not.toHaveProperty('look');
  });

  it('is on the pages, in the preview and the book to leaf through, once it is saved', async () => {
    const { id, title } = await aPage(3);
    const form = {
      accent: GREEN,
      prices: 'Preise in CHF pro Flasche, inkl. MwSt.',
      folio_line: 'title',
      thumbs: [{ page_title_id: title.id, ink: { c: 0, m: 60, y: 100, k: 0 } }],
    };
    const tried = await admin.call('POST', `${path()}/look`, form);
    expect(tried.status).toBe(200);
    expect(await shown()).toMatchObject({ accent: null });

    const { status, body } = await save(form);
    expect([status, body.data]).toMatchObject([200, { ...form, version: 2 }]);
    const { look } = body.data;
    expect(look).toEqual(tried.body.data.look);
    expect(look).toMatchObject({
      accent: { cmyk: [90, 20, 70, 40] },
      prices: form.prices,
      folio_line: 'title',
      thumbs: [{ title: title.name, ink: { cmyk: [0, 60, 100, 0] } }],
    });
    const printed = (await admin.call('GET', `/page-sheet/${id}`)).body.data;
    expect(printed.look).toEqual(look);
    expect((await owner.call('GET', `/page-sheet/${id}`)).body.data.look).toEqual(look);
    expect((await admin.call('GET', `/catalog/${catalog.id}/leaf`)).body.data.look).toEqual(look);
    const [change] = (await admin.call('GET', `/history/of/catalog/${catalog.id}/5/1`)).body.data;
    expect(JSON.stringify(change)).toContain('C 90 M 20 Y 70 K 40');
  });

  it('sets all pages in the typefaces that were chosen, and tells the history their names', async () => {
    const { version: _, ...before } = await shown();
    const { status, body } = await save({ ...before, typefaces: 'garamond' });
    expect([status, body.data.typefaces, body.data.look.typefaces]).toEqual([200, 'garamond', 'garamond']);
    const [id] = body.data.samples;
    expect((await admin.call('GET', `/page-sheet/${id}`)).body.data.look.typefaces).toBe('garamond');
    const [change] = (await admin.call('GET', `/history/of/catalog/${catalog.id}/5/1`)).body.data;
    expect(JSON.stringify(change)).toContain('EB Garamond');
    const unknown = await save({ ...before, typefaces: 'comic' });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['typefaces']]);
    expect((await save(before)).body.data.look).not.toHaveProperty('typefaces');
  });

  it('takes no ink that is too heavy or too light, no unknown title, and nothing of an older version', async () => {
    const before = await shown();
    const refused = async (form: object) => {
      const { status, body } = await save(form);
      return [
        status,
        Object.entries<{ key: string }[]>(body.errors ?? {}).map(([field, [one]]) => [field, one?.key]),
      ];
    };
    expect(await refused({ accent: { c: 100, m: 100, y: 100, k: 60 } })).toEqual([
      422,
      [['accent', 'design.too-heavy']],
    ]);
    expect(await refused({ accent: { c: 0, m: 0, y: 100, k: 0 } })).toEqual([
      422,
      [['accent', 'design.too-light']],
    ]);
    expect(await refused({ accent: { c: 101, m: 0, y: 0, k: 0 } })).toMatchObject([
      422,
      [['accent.c', expect.any(String)]],
    ]);
    expect(await refused({ thumbs: [{ page_title_id: 999_999, ink: GREEN }] })).toEqual([
      422,
      [['thumbs.0.page_title_id', 'validation.not-found']],
    ]);
    expect(await refused({ prices: 'x'.repeat(81) })).toMatchObject([422, [['prices', expect.any(String)]]]);
    expect((await save({ accent: GREEN, version: 1 })).status).toBe(409);
    expect((await owner.call('GET', path())).status).toBe(403);
    expect((await admin.call('GET', '/catalog/999999/design')).status).toBe(404);
    expect(await shown()).toEqual(before);
  });

  it('prints what stands under the name of a wine as it was when the page was released', async () => {
    const { version: _, ...before } = await shown();
    const { body } = await save({ ...before, under_wine: 'both', alcohol_free: 1 });
    expect(body.data.look).toMatchObject({ under_wine: 'both', alcohol_free: true });
    const { prisma } = server.context.db;
    const [wineId] = wines as [number];
    const { regionId } = await prisma.wine.update({
      where: { id: wineId },
      data: {
        alcoholContentLevel: 10,
        grapes: { create: { position: 1, grapeVariety: { create: { bezeichnung: 'Räuschling' } } } },
      },
    });
    const { id } = await aPage(1);
    const factsOn = async () =>
      (await admin.call('GET', `/page-sheet/${id}`)).body.data.page.content.categories[0].wines[0].facts;
    const { name: region } = await prisma.region.findUniqueOrThrow({ where: { id: regionId } });
    const facts = { grapes: ['Räuschling'], region, alcohol_free: true };
    expect(await factsOn()).toEqual(facts);
    expect((await owner.call('POST', `/page/exhibitor-release/${id}`)).status).toBe(200);
    await prisma.region.update({ where: { id: regionId }, data: { name: `${region} (neu)` } });
    expect(await factsOn()).toEqual(facts);
    const { data } = (await admin.call('GET', `/page-category/of/${id}`)).body;
    expect(data?.[0].wines[0].facts ?? facts).toMatchObject({ grapes: ['Räuschling'] });
    expect((await save(before)).body.data.look).not.toHaveProperty('under_wine');
  });

  it('lets no page that is handed in overflow, and names it', async () => {
    // As many lines as fit above one line about the prices, and no more above two.
    const releases = async (id: number) => (await owner.call('POST', `/page/exhibitor-release/${id}`)).status;
    const { prisma } = server.context.db;
    const grapes = await prisma.grapeVariety.createManyAndReturn({
      data: [1, 2, 3].map((n) => ({ bezeichnung: `Rebsorte mit einem langen Namen ${n}` })),
    });
    await prisma.wineGrape.createMany({
      data: wines
        .slice(1)
        .flatMap((wineId) =>
          grapes.map((grape, at) => ({ wineId, position: at + 1, grapeVarietyId: grape.id })),
        ),
    });
    const { id } = await aPage(36);
    let lines = 12;
    for (let status = 0; status !== 200 && lines >= 0; lines--) {
      const footer = Array.from({ length: lines }, (_, i) => `Zeile ${i + 1}`).join('\n') || null;
      await server.context.db.prisma.page.update({ where: { id }, data: { footer } });
      status = await releases(id);
    }
    const { position } = await server.context.db.prisma.page.findUniqueOrThrow({ where: { id } });
    expect(lines).toBeGreaterThanOrEqual(0);
    const before = await shown();
    const long = await save({ prices: 'W'.repeat(80) });
    expect([long.status, long.body.error, long.body.params]).toEqual([
      409,
      'design.overflows',
      { count: 1, pages: String(position) },
    ]);
    const crowded = await save({ under_wine: 'both' });
    expect([crowded.body.error, crowded.body.params?.pages]).toEqual(['design.overflows', String(position)]);
    expect(await shown()).toEqual(before);
  });

  it('comes along to the next catalogue', async () => {
    const { accent, prices, thumbs, look } = await shown();
    const form = { name: 'Sommermesse 2031', from: '2031-07-01', to: '2031-07-31', catalog_type: 1 };
    const next = await admin.call('POST', `/catalog/${catalog.id}/next`, form);
    expect(next.status).toBe(201);
    const { data } = (await admin.call('GET', `/catalog/${next.body.data.id}/design`)).body;
    expect(data).toMatchObject({ accent, prices, thumbs, look, version: 1 });
  });
});
