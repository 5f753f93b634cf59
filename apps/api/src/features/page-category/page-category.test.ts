// Length: one page and its wines for every change of categories, each written as a sentence.

import type { PageCategories, PageCategoryItem } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let catalog: { id: number; catalogType: number };
let pageId: number;
let wines: number[];
let sizeId: number;
let otherSizeId: number;
let foreign: { pageId: number; categoryId: number; wineId: number };

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  const { prisma } = server.context.db;
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  owner = (await joinFair(server, catalog)).client;
  other = (await joinFair(server, catalog)).client;
  const own = await makeWines(server, owner.userId, 6);
  wines = own.wines.map(({ id }) => id);
  sizeId = own.bottleSize.id;
  otherSizeId = (await prisma.bottleSize.create({ data: { size: '150 cl' } })).id;
  const page = await makePage(server, catalog.id, other.userId);
  const theirs = await makeWines(server, other.userId, 1);
  const { body } = await other.call('POST', '/page-category', { page_id: page.id, category: 'Fremd' });
  const wineId = Number(theirs.wines[0]?.id);
  await other.call('POST', `/page-category/add-wine/${body.data.id}/${wineId}`);
  foreign = { pageId: page.id, categoryId: body.data.id, wineId };
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  pageId = (await makePage(server, catalog.id, owner.userId)).id;
});

const add = async (category: string, more: object = {}, client = owner): Promise<PageCategoryItem> => {
  const { status, body } = await client.call('POST', '/page-category', {
    page_id: pageId,
    category,
    ...more,
  });
  expect(status).toBe(201);
  return body.data;
};
const place = (category: { id: number }, wine: number, client = owner) =>
  client.call<PageCategories>('POST', `/page-category/add-wine/${category.id}/${wine}`);
const byPage = async (client = owner): Promise<PageCategories> =>
  (await client.call('GET', `/page-category/by-page/${pageId}`)).body;
const layout = async () =>
  (await byPage()).data.map((category) => [category.category, category.wines.map(({ id }) => id)]);
const wine = (n: number) => Number(wines[n]);

describe('the categories of a page', () => {
  it('are appended at position 100 and count from 1', async () => {
    await add('Weissweine');
    expect((await add('Rotweine', { position: 100 })).position).toBe(2);
    await add('Schaumweine', { position: 1 });
    expect(await layout()).toEqual([
      ['Schaumweine', []],
      ['Weissweine', []],
      ['Rotweine', []],
    ]);
  });

  it('are listed for all pages, for an exhibitor only their own', async () => {
    const mine = await add('Nur eine Kategorie');
    const { body } = await owner.call(
      'GET',
      listPath('page-category', { columnFilters: { page_id: pageId } }),
    );
    expect(body).toMatchObject({ data: [{ id: mine.id, page_id: pageId, wines: [] }], total: 1 });
    const theirs = (await other.call('GET', listPath('page-category'))).body;
    expect(theirs).toMatchObject({ data: [{ id: foreign.categoryId, category: 'Fremd' }], total: 1 });
    expect(theirs.data[0].wines).toHaveLength(1);
    const query = { search: 'fremd', userId: other.userId, sort: [{ field: 'page_id', type: 'desc' }] };
    expect((await admin.call('GET', listPath('page-category', query))).body.total).toBe(1);
    expect((await owner.call('GET', listPath('page-category', query))).body.total).toBe(0);
    const unknown = await owner.call('GET', listPath('page-category', { columnFilters: { snapshot: 1 } }));
    expect(unknown.status).toBe(422);
  });

  it('are swapped, are renamed with a version, and are renumbered when one is deleted', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    await owner.call('PUT', `/page-category/swap-positions/${a.id}/${c.id}`);
    expect((await layout()).map(([name]) => name)).toEqual(['C', 'B', 'A']);
    const renamed = await owner.call('PUT', `/page-category/${b.id}`, { category: 'Bb', version: 1 });
    expect(renamed.body.data).toMatchObject({ category: 'Bb', version: 2 });
    const late = await owner.call('PUT', `/page-category/${b.id}`, { category: 'Zu spät', version: 1 });
    expect([late.status, late.body.error]).toEqual([409, 'conflict.stale']);
    expect(late.body.data).toMatchObject({ category: 'Bb' });
    expect((await owner.call('DELETE', `/page-category/${c.id}`)).status).toBe(200);
    expect((await byPage()).data.map(({ category, position }) => [category, position])).toEqual([
      ['Bb', 1],
      ['A', 2],
    ]);
  });

  it('count their lines and warn from 27 on', async () => {
    const category = await add('Weissweine');
    await place(category, wine(0));
    const footer = Array.from({ length: 25 }, (_, i) => `Zeile ${i}`).join('\n');
    await owner.call('PUT', `/page/${pageId}`, { footer });
    expect((await byPage()).rows).toEqual({
      categories: 1,
      wines: 1,
      footer_lines: 25,
      total: 27,
      max: 27,
      warn: 1,
    });
  });

  it('require a name, and sizes that exist and differ', async () => {
    const post = (form: object) => owner.call('POST', '/page-category', { page_id: pageId, ...form });
    expect((await post({ category: '  ' })).body.errors?.category?.[0]?.key).toBe('validation.required');
    const missing = await post({ category: 'X', bottle_size1_id: 999_999 });
    expect(missing.body.errors?.bottle_size1_id?.[0]?.key).toBe('validation.not-found');
    const twice = await post({ category: 'X', bottle_size1: { id: sizeId }, bottle_size2: sizeId });
    expect(twice.body.errors?.bottle_size2_id?.[0]?.key).toBe('validation.duplicate');
    expect(await layout()).toEqual([]);
  });
});

describe('the wines of a category', () => {
  it('are offered when they have a price for a size, or a size is open, and are not on the page yet', async () => {
    const offered = async (id: number) =>
      (await owner.call('GET', `/page-category/candidates/${id}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    const open = await add('Offen', { bottle_size1_id: otherSizeId });
    expect(await offered(open.id)).toHaveLength(6);
    await place(open, wine(0));
    const full = await add('Voll', { bottle_size1_id: otherSizeId, bottle_size2_id: sizeId });
    expect(await offered(full.id)).toEqual(wines.slice(1));
    const third = (await server.context.db.prisma.bottleSize.create({ data: { size: `${pageId} cl` } })).id;
    const strange = await add('Ohne Preis', { bottle_size1_id: otherSizeId, bottle_size2_id: third });
    expect(await offered(strange.id)).toEqual([]);
    const { body } = await owner.call('GET', `/page-category/candidates/${strange.id}?unpriced=1`);
    expect(body.data.map((row: { id: number }) => row.id)).toEqual(wines.slice(1));
    const used = (await owner.call('GET', '/page-category/20/1')).body.data.flatMap(
      (one: { wines: { id: number }[] }) => one.wines.map(({ id }) => id),
    );
    for (const { id, on_page } of body.data) expect([id, on_page]).toEqual([id, used.includes(id) ? 1 : 0]);
    const refused = await place(strange, wine(1));
    expect([refused.status, refused.body.error]).toEqual([409, 'wine.no-matching-price']);
    const again = await place(full, wine(0));
    expect([again.status, again.body.error]).toEqual([409, 'wine.already-on-page']);
  });

  it('show the prices in the order of the sizes', async () => {
    const category = await add('Weissweine', { bottle_size1_id: otherSizeId, bottle_size2_id: sizeId });
    await owner.call('POST', `/wine/add-price/${wine(0)}/${otherSizeId}/49.5`);
    const { body } = await place(category, wine(0));
    expect(body.data[0]?.wines[0]).toMatchObject({ price1: 49.5, price2: 11, position: 1 });
    await owner.call('DELETE', `/bottle-size/remove/${wine(0)}/${otherSizeId}?remove_from_pages=1`);
  });

  it('are moved within a category, moved to another one, and swapped', async () => {
    const [a, b] = [await add('A'), await add('B')];
    for (const n of [0, 1, 2]) await place(a, wine(n));
    for (const n of [3, 4]) await place(b, wine(n));
    const put = (path: string) => owner.call('PUT', `/page-category/${path}`);
    await put(`move-wine-to-position-of/${wine(0)}/${a.id}/${wine(2)}/${a.id}`);
    expect(await layout()).toEqual([
      ['A', [wine(1), wine(2), wine(0)]],
      ['B', [wine(3), wine(4)]],
    ]);
    await put(`move-wine-to-position-of/${wine(0)}/${a.id}/${wine(1)}/${a.id}`);
    await put(`move-wine-to-position-of/${wine(4)}/${b.id}/${wine(1)}/${a.id}`);
    expect(await layout()).toEqual([
      ['A', [wine(0), wine(4), wine(1), wine(2)]],
      ['B', [wine(3)]],
    ]);
    await put(`swap-wine-positions/${wine(0)}/${wine(3)}/${a.id}/${b.id}`);
    await put(`swap-wine-positions/${wine(1)}/${wine(2)}/${a.id}/${a.id}`);
    const last = await put(`swap-wine-category/${wine(3)}/${a.id}/${b.id}`);
    expect(last.status).toBe(200);
    expect(await layout()).toEqual([
      ['A', [wine(4), wine(2), wine(1)]],
      ['B', [wine(0), wine(3)]],
    ]);
    const removed = await owner.call('POST', `/page-category/remove-wine/${a.id}/${wine(2)}`);
    expect(removed.status).toBe(200);
    await owner.call('POST', '/page-category/remove-wines', { category_id: b.id, wines: [{ id: wine(0) }] });
    expect(await layout()).toEqual([
      ['A', [wine(4), wine(1)]],
      ['B', [wine(3)]],
    ]);
  });

  it('are removed when the sizes change to some without a price, once that is agreed to', async () => {
    const category = await add('Weissweine', { bottle_size1_id: sizeId });
    for (const n of [0, 1]) await place(category, wine(n));
    await owner.call('POST', `/wine/add-price/${wine(1)}/${otherSizeId}/99`);
    const third = (await server.context.db.prisma.bottleSize.create({ data: { size: `${pageId} ml` } })).id;
    const sizes = { bottle_size1_id: otherSizeId, bottle_size2_id: third };
    const refused = await owner.call('PUT', `/page-category/${category.id}`, sizes);
    expect(refused.body).toMatchObject({ error: 'wine.no-matching-price', params: { count: 1 } });
    const agreed = await owner.call('PUT', `/page-category/${category.id}`, { ...sizes, remove_wines: 1 });
    expect(agreed.body.data.wines).toMatchObject([{ id: wine(1), price1: 99, position: 1 }]);
    await owner.call('DELETE', `/bottle-size/remove/${wine(1)}/${otherSizeId}?remove_from_pages=1`);
  });
});

describe('another exhibitor', () => {
  it('neither sees nor changes the data of others, whichever ids are combined', async () => {
    const mine = await add('Eigene');
    const second = await add('Zweite');
    for (const n of [0, 1]) await place(mine, wine(n));
    const { categoryId: theirs, wineId: theirWine, pageId: theirPage } = foreign;
    const before = await layout();
    const calls: [string, string, object?][] = [
      ['GET', `page-category/by-page/${theirPage}`],
      ['GET', `page-category/approved-by-page/${theirPage}`],
      ['GET', `page-category/candidates/${theirs}`],
      ['GET', `page-category/${theirs}`],
      ['POST', 'page-category', { page_id: theirPage, category: 'Gekapert' }],
      ['PUT', `page-category/${theirs}`, { category: 'Gekapert' }],
      ['DELETE', `page-category/${theirs}`],
      ['PUT', `page-category/swap-positions/${mine.id}/${theirs}`],
      ['PUT', `page-category/swap-positions/${theirs}/${mine.id}`],
      ['POST', `page-category/add-wine/${mine.id}/${theirWine}`],
      ['POST', `page-category/add-wine/${theirs}/${wine(2)}`],
      ['POST', `page-category/remove-wine/${theirs}/${theirWine}`],
      ['POST', `page-category/remove-wine/${mine.id}/${theirWine}`],
      ['POST', `page-category/remove-wine/${second.id}/${wine(0)}`],
      ['POST', 'page-category/remove-wines', { category_id: theirs, wines: [theirWine] }],
      ['POST', 'page-category/remove-wines', { category_id: mine.id, wines: [wine(0), theirWine] }],
      ['PUT', `page-category/swap-wine-positions/${wine(0)}/${theirWine}/${mine.id}/${theirs}`],
      ['PUT', `page-category/swap-wine-positions/${wine(0)}/${theirWine}/${mine.id}/${mine.id}`],
      ['PUT', `page-category/swap-wine-positions/${wine(0)}/${wine(1)}/${mine.id}/${second.id}`],
      ['PUT', `page-category/move-wine-to-position-of/${wine(0)}/${mine.id}/${theirWine}/${theirs}`],
      ['PUT', `page-category/move-wine-to-position-of/${theirWine}/${theirs}/${wine(0)}/${mine.id}`],
      ['PUT', `page-category/swap-wine-category/${wine(0)}/${mine.id}/${theirs}`],
      ['PUT', `page-category/swap-wine-category/${theirWine}/${theirs}/${mine.id}`],
      ['POST', `wine/add-price/${theirWine}/${sizeId}/1`],
      ['DELETE', `bottle-size/remove/${theirWine}/${sizeId}`],
      [
        'POST',
        'bottle-size/update-or-create',
        [{ wine_id: theirWine, bottle_size_id: sizeId, price: 1 }] as object,
      ],
    ];
    for (const [method, path, body] of calls) {
      const answer = await owner.call(method, `/${path}`, body);
      expect([path, answer.status, answer.body.error]).toEqual([path, 404, 'request.not-found']);
    }
    expect(await layout()).toEqual(before);
    const untouched = await other.call('GET', `/page-category/${theirs}`);
    expect(untouched.body.data).toMatchObject({ category: 'Fremd', wines: [{ id: theirWine }] });
  });

  it('may combine ids of two of their own pages no more than those of others', async () => {
    const here = await add('Hier');
    const there = (await makePage(server, catalog.id, owner.userId)).id;
    const category = (await owner.call('POST', '/page-category', { page_id: there, category: 'Dort' })).body
      .data;
    await place(here, wine(0));
    const swap = await owner.call('PUT', `/page-category/swap-positions/${here.id}/${category.id}`);
    expect(swap.status).toBe(422);
    const move = await owner.call(
      'PUT',
      `/page-category/swap-wine-category/${wine(0)}/${here.id}/${category.id}`,
    );
    expect(move.status).toBe(404);
  });
});

describe('concurrent changes of one page', () => {
  it('leave categories and wines numbered 1 to n', async () => {
    const categories = [await add('A'), await add('B'), await add('C')];
    for (const n of [0, 1, 2, 3]) await place(categories[n % 3] as PageCategoryItem, wine(n));
    const id = (n: number) => categories[n % 3]?.id;
    const now = async (n: number) => {
      const { data } = await byPage(admin);
      const placed = data.flatMap((category) => category.wines.map((entry) => [entry.id, category.id]));
      return placed[n % placed.length] ?? [wine(0), id(0)];
    };
    const acts = [
      async (n: number) => place(categories[n % 3] as PageCategoryItem, wine(n % 6)),
      async (n: number) => {
        const [[w1, c1], [w2, c2]] = [await now(n), await now(n + 2)] as [number[], number[]];
        return owner.call('PUT', `/page-category/move-wine-to-position-of/${w1}/${c1}/${w2}/${c2}`);
      },
      async (n: number) => {
        const [w, c] = await now(n);
        return owner.call('PUT', `/page-category/swap-wine-category/${w}/${c}/${id(n)}`);
      },
      async (n: number) => {
        const [w, c] = await now(n);
        return owner.call('POST', `/page-category/remove-wine/${c}/${w}`);
      },
      async (n: number) => owner.call('PUT', `/page-category/swap-positions/${id(n)}/${id(n + 1)}`),
      async (n: number) =>
        owner.call('POST', '/page-category', { page_id: pageId, category: `N${n}`, position: 1 }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, n) => {
        const statuses: number[] = [];
        for (let i = 0; i < 4; i++)
          statuses.push((await acts[(n + i) % acts.length]?.(n * 5 + i))?.status ?? 0);
        return statuses;
      }),
    );
    expect(answers.flat().filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
    const { data } = await byPage();
    expect(data.map(({ position }) => position)).toEqual(data.map((_, index) => index + 1));
    for (const category of data)
      expect(category.wines.map(({ position }) => position)).toEqual(
        category.wines.map((_, index) => index + 1),
      );
  });
});
