import { releaseStates } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fieldsOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { joinOrganiser, makeCatalog, makeLogo, makePage, makeWines } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;
let wineId: number;
let sizeId: number;
let magnum: number;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  admin = await joinOrganiser(server);
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  const { wines, bottleSize } = await makeWines(server, owner.userId, 1);
  wineId = Number(wines[0]?.id);
  sizeId = bottleSize.id;
  magnum = (await db.prisma.bottleSize.create({ data: { size: '150 cl' } })).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

describe('the prices of a wine', () => {
  it('are refused on the field that is invalid', async () => {
    const wrong = async (price: string) =>
      (await owner.call('POST', `/wine/add-price/${wineId}/${sizeId}/${price}`)).body.errors?.price?.[0]?.key;
    expect(await wrong('-1')).toBe('validation.min');
    expect(await wrong('10000000')).toBe('validation.max');
    for (const finer of ['1.005', '1.250', '12.000']) expect(await wrong(finer)).toBe('validation.decimals');
    for (const none of ['1,50', 'NaN', 'Infinity', '1e3', '0x10', '--1', '1_000'])
      expect([none, await wrong(none)]).toEqual([none, 'validation.numeric']);
  });

  it.each([
    ['9999999.99', 9_999_999.99],
    ['-0', 0],
    ['0', 0],
    ['0.01', 0.01],
    ['1.5', 1.5],
  ])('may be %s', async (price, stored) => {
    const { status } = await owner.call('POST', `/wine/add-price/${wineId}/${sizeId}/${price}`);
    const { body } = await owner.call('GET', `/wine/${wineId}`);
    expect([status, body.data.bottleSizes[0].price]).toEqual([200, stored]);
  });

  it('change as rows, also to another size, also by an administrator', async () => {
    const { wines: made, bottleSize } = await makeWines(server, owner.userId, 1);
    const wine_id = Number(made[0]?.id);
    const row = { wine_id, bottle_size_id: magnum, price: '12.30', old_bottle_size_id: bottleSize.id };
    const { status, body } = await admin.call('POST', '/bottle-size/update-or-create', { data: [row] });
    expect(status).toBe(200);
    expect(body.data).toEqual([{ bottle_size_id: magnum, size: '150 cl', price: 12.3, wine_id }]);
    const twice = await admin.call('POST', '/bottle-size/update-or-create', [row, row]);
    expect(fieldsOf(twice)).toEqual({ 'data.1.bottle_size_id': 'validation.duplicate' });
    // All at once, also beside a price that is missing.
    const { price: _, ...priceless } = row;
    const both = await admin.call('POST', '/bottle-size/update-or-create', [
      row,
      priceless,
      { ...row, wine_id: wineId },
    ]);
    expect(fieldsOf(both)).toEqual({
      'data.1.price': 'validation.required',
      'data.1.bottle_size_id': 'validation.duplicate',
      'data.2.bottle_size_id': 'validation.duplicate',
      'data.2.wine_id': 'validation.invalid',
    });
    expect((await owner.call('DELETE', `/bottle-size/remove/${wine_id}/${magnum}`)).body.data).toEqual([]);
  });
});

describe('a row that gets another size', () => {
  let small: number;
  beforeAll(async () => {
    small = (await server.context.db.prisma.bottleSize.create({ data: { size: '20 cl' } })).id;
  });

  /** A wine with a bottle for 25 francs and a small one for 12.50. */
  async function withTwoPrices() {
    const { wines: made } = await makeWines(server, owner.userId, 1);
    const wine_id = Number(made[0]?.id);
    await server.context.db.prisma.winePrice.deleteMany({ where: { wineId: wine_id } });
    for (const [size, price] of [
      [sizeId, 25],
      [small, 12.5],
    ] as const)
      await server.context.db.prisma.winePrice.create({
        data: { wineId: wine_id, bottleSizeId: size, price },
      });
    const change = (...rows: [size: number, price: number, old?: number][]) =>
      owner.call('POST', '/bottle-size/update-or-create', {
        data: rows.map(([bottle_size_id, price, old]) => ({
          wine_id,
          bottle_size_id,
          price,
          old_bottle_size_id: old ?? null,
        })),
      });
    const prices = async () => {
      const { body } = await owner.call('GET', `/wine/${wine_id}`);
      const rows = body.data.bottleSizes.map((row: { bottle_size_id: number; price: number }) => [
        row.bottle_size_id,
        row.price,
      ]);
      return new Map<number, number>(rows);
    };
    return { change, prices };
  }
  const asBefore = () =>
    new Map([
      [sizeId, 25],
      [small, 12.5],
    ]);

  it('does not overwrite the price that the wine already has for that size', async () => {
    const { change, prices } = await withTwoPrices();
    const size = { 'data.0.bottle_size_id': 'validation.duplicate' };
    expect(fieldsOf(await change([small, 25, sizeId]))).toEqual(size);
    expect(fieldsOf(await change([small, 12.5, sizeId]))).toEqual(size);
    expect(fieldsOf(await change([magnum, 40, sizeId], [small, 25, magnum]))).toEqual({
      'data.1.bottle_size_id': 'validation.duplicate',
    });
    expect(await prices()).toEqual(asBefore());
  });

  it('is refused where two rows come from one size', async () => {
    const { change, prices } = await withTwoPrices();
    expect(fieldsOf(await change([magnum, 40, sizeId], [small, 25, sizeId]))).toEqual({
      'data.1.old_bottle_size_id': 'validation.duplicate',
    });
    expect(await prices()).toEqual(asBefore());
  });

  it('may take the size that another row leaves, and a repeated call changes nothing', async () => {
    const { change, prices } = await withTwoPrices();
    expect((await change([small, 25, sizeId], [sizeId, 12.5, small])).status).toBe(200);
    expect(await prices()).toEqual(
      new Map([
        [sizeId, 12.5],
        [small, 25],
      ]),
    );
    for (let time = 0; time < 2; time++) {
      expect((await change([magnum, 40, sizeId])).status).toBe(200);
      expect(await prices()).toEqual(
        new Map([
          [small, 25],
          [magnum, 40],
        ]),
      );
    }
    expect(fieldsOf(await change([magnum, 41, sizeId]))).toEqual({
      'data.0.bottle_size_id': 'validation.duplicate',
    });
  });
});

describe('the only price of a wine on a page', () => {
  let catalogId: number;
  beforeAll(async () => {
    catalogId = (await makeCatalog(server)).id;
  });

  /** Two draft pages, each with three wines in 75 cl and magnums; the wine in the middle has only the first size. */
  async function onTwoPages() {
    const { prisma } = server.context.db;
    const { wines, bottleSize } = await makeWines(server, owner.userId, 3);
    const pages = [];
    for (let i = 0; i < 2; i++) {
      const page = await makePage(server, catalogId, owner.userId);
      const sizes = { bottleSize1Id: bottleSize.id, bottleSize2Id: magnum };
      const category = await prisma.pageCategory.create({
        data: {
          pageId: page.id,
          category: 'Rotweine',
          position: 1,
          ...sizes,
          wines: { create: wines.map(({ id }, index) => ({ wineId: id, position: index + 1 })) },
        },
      });
      pages.push({ ...page, categoryId: category.id });
    }
    const [first, wine, last] = wines.map(({ id, wine: name }) => ({ id, name }));
    if (!first || !wine || !last) throw new Error('three wines were made');
    return { pages, wine, others: [first.id, last.id], size: bottleSize.id };
  }
  const standing = async (categoryId: number) =>
    (
      await server.context.db.prisma.pageCategoryWine.findMany({
        where: { categoryId },
        orderBy: { position: 'asc' },
      })
    ).map(({ wineId: id, position }) => [id, position]);

  type Place = { wine: { id: number }; size: number };
  const agree = { remove_from_pages: 1 };
  const ways: [string, (place: Place, more?: object) => ReturnType<Client['call']>][] = [
    [
      'the form of the wine',
      ({ wine }, more) => owner.call('PUT', `/wine/${wine.id}`, { bottle_size: [], ...more }),
    ],
    [
      'the form with a picture',
      ({ wine }, more) => owner.call('POST', '/wine/update', { id: wine.id, bottle_size: [], ...more }),
    ],
    [
      'a row that gets another size',
      ({ wine, size }, more) => {
        const row = { wine_id: wine.id, bottle_size_id: third, price: 9, old_bottle_size_id: size };
        return owner.call('POST', '/bottle-size/update-or-create', { data: [row], ...more });
      },
    ],
    [
      'the removal of the row',
      ({ wine, size }, more) => {
        const query = more ? '?remove_from_pages=1' : '';
        return owner.call('DELETE', `/bottle-size/remove/${wine.id}/${size}${query}`);
      },
    ],
  ];
  let third: number;
  beforeAll(async () => {
    third = (await server.context.db.prisma.bottleSize.create({ data: { size: '37.5 cl' } })).id;
  });

  it.each(ways)('is not lost by %s unless the wine is removed from the page', async (_way, take) => {
    const place = await onTwoPages();
    const { wine, pages, others } = place;
    const refused = await take(place);
    expect([refused.status, refused.body.error, refused.body.params]).toEqual([
      409,
      'wine.price-on-page',
      { wine: wine.name, pages: pages.map(({ position }) => position).join(', ') },
    ]);
    const { body } = await owner.call('GET', `/wine/${wine.id}`);
    expect(body.data.bottleSizes.map((row: { bottle_size_id: number }) => row.bottle_size_id)).toEqual([
      place.size,
    ]);
    for (const { categoryId } of pages) expect(await standing(categoryId)).toHaveLength(3);
    const agreed = await take(place, agree);
    expect(agreed.status).toBe(200);
    for (const { categoryId } of pages)
      expect(await standing(categoryId)).toEqual([
        [others[0], 1],
        [others[1], 2],
      ]);
  });

  it('can be removed where another price is printed, and from released pages or ended catalogues', async () => {
    const { prisma } = server.context.db;
    const place = await onTwoPages();
    const { wine, pages, size } = place;
    await owner.call('POST', `/wine/add-price/${wine.id}/${magnum}/30`);
    expect((await owner.call('DELETE', `/bottle-size/remove/${wine.id}/${size}`)).status).toBe(200);
    const old = await makeCatalog(server, { from: '2019-07-01', to: '2019-07-31' });
    const [kept, ended] = pages;
    await prisma.page.update({
      where: { id: kept?.id },
      data: { state: releaseStates.released, snapshot: {} },
    });
    await prisma.page.update({ where: { id: ended?.id }, data: { catalogId: old.id, position: 3 } });
    expect((await owner.call('DELETE', `/bottle-size/remove/${wine.id}/${magnum}`)).status).toBe(200);
    for (const { categoryId } of pages) expect(await standing(categoryId)).toHaveLength(3);
  });

  it('prevents the release of the page if it is missing nevertheless, and the error names the wine', async () => {
    const { prisma } = server.context.db;
    const { pages, wine } = await onTwoPages();
    const [page] = pages;
    const logo = await makeLogo(server, owner.userId);
    await prisma.page.update({ where: { id: page?.id }, data: { logoId: logo.id } });
    await prisma.winePrice.deleteMany({ where: { wineId: wine.id } });
    const { status, body } = await admin.call('POST', `/page/exhibitor-release/${page?.id}`);
    expect([status, body.error, body.params]).toEqual([
      409,
      'page.wines-without-price',
      { wines: wine.name },
    ]);
  });
});
