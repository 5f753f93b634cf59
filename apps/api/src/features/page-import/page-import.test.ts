import type { ImportablePage } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalog: { id: number; catalogType: number };
let last: { id: number };
let wines: number[];
let sizeId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  last = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31', name: 'Sommermesse 2029' });
  owner = (await joinFair(server, catalog)).client;
  other = (await joinFair(server, catalog)).client;
  const made = await makeWines(server, owner.userId, 3);
  wines = made.wines.map(({ id }) => id);
  sizeId = made.bottleSize.id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** A page of last year with two categories; the second has two sizes. */
async function oldPage() {
  const { prisma } = server.context.db;
  const page = await makePage(server, last.id, owner.userId);
  await prisma.page.update({ where: { id: page.id }, data: { footer: 'Wie letztes Jahr' } });
  const big = await prisma.bottleSize.create({ data: { size: `${page.id} cl gross` } });
  const category = (name: string, position: number, sizes: (number | null)[], wineIds: number[]) =>
    prisma.pageCategory.create({
      data: {
        pageId: page.id,
        category: name,
        position,
        bottleSize1Id: sizes[0] ?? null,
        bottleSize2Id: sizes[1] ?? null,
        wines: { create: wineIds.map((wineId, index) => ({ wineId, position: index + 1 })) },
      },
    });
  await category('Weissweine', 1, [sizeId], wines.slice(0, 1));
  await category('Rotweine', 2, [sizeId, big.id], wines.slice(1));
  return page.id;
}
const sources = async (pageId: number, client = owner): Promise<ImportablePage[]> =>
  (await client.call('GET', `/pages-import/${pageId}`)).body.data;
const take = (replacePageId: number, importPageId: number, client = owner) =>
  client.call('POST', '/pages-import', { replacePageId, importPageId });
const layout = async (pageId: number) =>
  (await owner.call('GET', `/page-category/by-page/${pageId}`)).body.data.map(
    ({ category, wines: on }: { category: string; wines: { id: number }[] }) => [
      category,
      on.map(({ id }) => id),
    ],
  );

describe('filling a page from an earlier year', () => {
  it('replaces its content: categories, sizes, wines with their prices, and the footer', async () => {
    const source = await oldPage();
    const target = (await makePage(server, catalog.id, owner.userId)).id;
    await owner.call('POST', '/page-category', { page_id: target, category: 'Wird ersetzt' });
    expect(await sources(target)).toContainEqual(
      expect.objectContaining({ id: source, importable: 1, categories: 2, wines: 3, copy_page: [] }),
    );
    await owner.call('DELETE', `/bottle-size/remove/${wines[2]}/${sizeId}`);

    const { status, body } = await take(target, source);
    expect([status, body.data]).toEqual([
      200,
      {
        isImported: 1,
        importPageId: source,
        replacePageId: target,
        categories: 2,
        wines: 2,
        wines_left_out: 1,
        wines_created: 0,
      },
    ]);
    expect(await layout(target)).toEqual([
      ['Weissweine', [wines[0]]],
      ['Rotweine', [wines[1]]],
    ]);
    expect((await owner.call('GET', `/page/${target}`)).body.data.footer).toBe('Wie letztes Jahr');
    expect(await layout(source)).toEqual([
      ['Weissweine', [wines[0]]],
      ['Rotweine', [wines[1], wines[2]]],
    ]);
    await owner.call('POST', `/wine/add-price/${wines[2]}/${sizeId}/12`);
  });

  it('uses a source for only one page, but repeatedly for that page', async () => {
    const source = await oldPage();
    const [first, second] = [
      (await makePage(server, catalog.id, owner.userId)).id,
      (await makePage(server, catalog.id, owner.userId)).id,
    ];
    const answers = await Promise.all([take(first, source), take(second, source)]);
    expect(answers.map(({ status, body }) => body.error ?? status).sort()).toEqual([
      200,
      'page.imported-already',
    ]);
    const [winner, loser] = answers[0]?.status === 200 ? [first, second] : [second, first];
    expect((await take(winner, source)).status).toBe(200);
    const seen = (pageId: number) => sources(pageId).then((all) => all.find(({ id }) => id === source));
    expect(await seen(winner)).toMatchObject({ importable: 1, copy_page: [{ id: winner }] });
    expect(await seen(loser)).toMatchObject({ importable: 0, copy_page: [{ id: winner }] });
    expect((await owner.call('GET', `/page/${source}`)).body.data.copy_page).toEqual([{ id: winner }]);
  });

  it('takes the next vintages with their prices, and undoes all of it at once', async () => {
    const source = await oldPage();
    const target = (await makePage(server, catalog.id, owner.userId)).id;
    await owner.call('POST', '/page-category', { page_id: target, category: 'Wird ersetzt' });
    const [first, second, third] = wines as [number, number, number];
    const wine = async (id: number) => (await owner.call('GET', `/wine/${id}`)).body.data;
    const year = 2020;
    await server.context.db.prisma.wine.updateMany({ where: { id: { in: wines } }, data: { year } });
    const { wine: name, region_id: regionId } = await wine(first);
    const next = (id: number, on: number, price: number) => ({
      wine_id: id,
      year: on,
      bottle_size: [{ bottle_size_id: sizeId, price }],
    });
    const takeNext = (vintages: object[]) =>
      owner.call('POST', '/pages-import', { replacePageId: target, importPageId: source, vintages });
    const foreign = await makeWines(server, other.userId, 1);
    expect((await takeNext([next(foreign.wines[0]?.id ?? 0, year + 1, 20)])).body.error).toBe(
      'page.import-foreign',
    );
    // A repeated one is told at its row, and so is one that the page has already.
    const repeated = await takeNext([
      next(second, year + 1, 20),
      next(first, year + 1, 20),
      next(first, year + 2, 20),
    ]);
    expect(repeated.status).toBe(422);
    expect(repeated.body.errors).toEqual({
      'vintages.2.wine_id': [{ key: 'validation.duplicate', params: {} }],
    });
    const { wine: ownName } = await wine(third);
    const rename = (to: string, on: number) =>
      server.context.db.prisma.wine.update({ where: { id: third }, data: { wine: to, year: on } });
    await rename(name, year + 1);
    const there = await takeNext([next(second, year + 1, 20), next(first, year + 1, 20)]);
    expect(there.body.errors).toEqual({ 'vintages.1.year': [{ key: 'validation.duplicate', params: {} }] });
    await rename(ownName, year);
    const before = (await owner.call('GET', '/wine/100/1')).body.total;

    const done = await takeNext([next(first, year + 1, 31.5), next(second, year + 2, 44)]);
    expect(done.body.data).toMatchObject({ wines: 3, wines_created: 2, wines_left_out: 0 });
    const [[, [white]], [, [red, kept]]] = await layout(target);
    expect(kept).toBe(third);
    expect(await wine(white)).toMatchObject({ wine: name, year: year + 1, region_id: regionId });
    expect((await wine(white)).bottleSizes).toMatchObject([{ bottle_size_id: sizeId, price: 31.5 }]);
    expect(await wine(red)).toMatchObject({ year: year + 2 });
    expect((await wine(first)).year).toBe(year);

    expect((await other.call('POST', `/pages-import/undo/${target}`)).status).toBe(404);
    const undone = await owner.call('POST', `/pages-import/undo/${target}`);
    expect(undone.body.data).toEqual({ wines_removed: 2 });
    expect(await layout(target)).toEqual([['Wird ersetzt', []]]);
    expect((await owner.call('GET', '/wine/100/1')).body.total).toBe(before);
    expect((await owner.call('POST', `/pages-import/undo/${target}`)).status).toBe(404);

    // A vintage that is there already is taken, with the new price; after a change nothing is undone.
    await takeNext([next(first, year + 1, 30)]);
    const [[, [again]]] = await layout(target);
    // Also when it is spelled differently, as the database compares names.
    const spelled = name.toUpperCase().replace(/[AEIOU]/, (vowel: string) => `${vowel}\u0301`);
    await server.context.db.prisma.wine.update({ where: { id: again }, data: { wine: spelled } });
    await takeNext([next(first, year + 1, 33)]);
    expect((await layout(target))[0][1]).toEqual([again]);
    expect((await wine(again)).bottleSizes).toMatchObject([{ price: 33 }]);
    await owner.call('POST', '/page-category', { page_id: target, category: 'Danach' });
    expect((await owner.call('POST', `/pages-import/undo/${target}`)).body.error).toBe(
      'page.import-changed-since',
    );
  });

  it('is possible only from own pages of an earlier catalogue, and never into a released one', async () => {
    const source = await oldPage();
    const target = (await makePage(server, catalog.id, owner.userId)).id;
    const theirs = (await makePage(server, catalog.id, other.userId)).id;
    const theirOld = (await makePage(server, last.id, other.userId)).id;
    expect((await take(theirs, source)).status).toBe(404);
    expect((await take(target, theirOld)).status).toBe(404);
    expect((await other.call('GET', `/pages-import/${target}`)).status).toBe(404);
    expect((await take(theirs, source, admin)).body.error).toBe('page.import-foreign');
    const same = (await makePage(server, catalog.id, owner.userId)).id;
    expect((await take(target, same)).body.error).toBe('page.import-foreign');
    expect((await take(target, target)).body.error).toBe('page.import-foreign');
    expect((await take(source, target)).body.error).toBe('catalog.closed');
    await server.context.db.prisma.page.update({
      where: { id: target },
      data: { state: releaseStates.released, snapshot: {} },
    });
    expect((await take(target, source)).body.error).toBe('page.released');
    expect((await sources(theirs, admin)).map(({ id }) => id)).toEqual([theirOld]);
  });
});
