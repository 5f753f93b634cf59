// Length: the differences of the twelve resources, one after another, and the same ten cases for all.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../lib/database.ts';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser, makeWineReferences } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

type Form = Record<string, unknown>;

/** The differences of one resource; the cases below are the same for all. */
interface Case {
  resource: string;
  /** The field with the name of an entry. */
  name: string;
  /** The least number of letters in it. */
  min: number;
  /** The other fields of a valid form. */
  rest?: () => Promise<Form> | Form;
  /** Whether exhibitors need it in a picker. */
  readable: boolean;
  /** Brings an entry into use and returns the table that then uses it; without it, deleting is always allowed. */
  use?: (db: Database, id: number) => Promise<string>;
  /** Where the uses are found: a list and its filter, or what the refusal names. */
  found?: readonly [list: 'wine' | 'stand', filter: string] | 'pages' | 'exhibitors';
}

let server: TestServer;
let admin: Client;
let exhibitor: Client;
let n = 0;

const newWine = async (db: Database, changes: Form) => {
  const { region, wineType } = await makeWineReferences(db);
  const { id } = await makeExhibitor(db);
  return db.prisma.wine.create({
    data: {
      wine: `Wein ${++n}`,
      exhibitorId: id,
      createdById: id,
      regionId: region.id,
      wineTypeId: wineType.id,
      ...changes,
    },
  });
};
const usedByWine = (column: string) => async (db: Database, id: number) => {
  await newWine(db, { [column]: id });
  return 'wine';
};
const newCatalog = (db: Database) => {
  const year = 2100 + ++n;
  return db.prisma.catalog.create({
    data: {
      name: `Messe ${year}`,
      catalogType: 2,
      fromOn: new Date(`${year}-11-01`),
      toOn: new Date(`${year}-11-10`),
      // Every catalogue has its two registers.
      pages: { create: [4, 5].map((pageType, index) => ({ pageType, position: index + 1 })) },
    },
  });
};
const onPage = async (db: Database, changes: Form) => {
  const catalog = await newCatalog(db);
  const { id } = await makeExhibitor(db);
  await db.prisma.page.create({
    data: { catalogId: catalog.id, pageType: 1, position: 3, exhibitorId: id, ...changes },
  });
  return 'page';
};
const newBerths = async (db: Database) => {
  const ship = await db.prisma.ship.create({ data: { name: `MS Probe ${++n}` } });
  const deck = await db.prisma.deck.create({ data: { name: `Deck ${n}` } });
  return { ship, deck };
};
const usedByStand = (column: 'shipId' | 'deckId') => async (db: Database, id: number) => {
  const { ship, deck } = await newBerths(db);
  const berths = { shipId: ship.id, deckId: deck.id, [column]: id };
  await db.prisma.stand.create({ data: { stand: `P-${++n}`, catalogType: 2, ...berths } });
  return 'stand';
};

const order = async (db: Database, serviceId: number, catalogId: number) => {
  const { id } = await makeExhibitor(db);
  return db.prisma.catalogRequest.create({
    data: {
      catalogId,
      exhibitorId: id,
      countStands: 1,
      countPagesWine: 1,
      countPagesAdvertising: 0,
      services: { create: { serviceId, amount: 1 } },
    },
  });
};

const cases: Case[] = [
  {
    resource: 'country',
    name: 'name',
    min: 2,
    readable: true,
    use: async (db, id) => {
      const region = await db.prisma.region.create({ data: { name: `Region von ${id}`, countryId: id } });
      return usedByWine('regionId')(db, region.id);
    },
    found: ['wine', 'country_id'],
  },
  {
    resource: 'region',
    name: 'name',
    min: 4,
    readable: true,
    rest: async () => ({ country_id: (await makeWineReferences(server.context.db)).country.id }),
    use: usedByWine('regionId'),
    found: ['wine', 'region_id'],
  },
  {
    resource: 'page-title',
    name: 'name',
    min: 4,
    readable: true,
    use: (db, id) => onPage(db, { pageTitleId: id }),
    found: 'pages',
  },
  {
    resource: 'ship',
    name: 'name',
    min: 2,
    readable: false,
    use: usedByStand('shipId'),
    found: ['stand', 'ship_id'],
  },
  {
    resource: 'deck',
    name: 'name',
    min: 2,
    readable: true,
    use: usedByStand('deckId'),
    found: ['stand', 'deck_id'],
  },
  {
    resource: 'stand',
    name: 'stand',
    min: 2,
    readable: true,
    rest: async () => {
      const { ship, deck } = await newBerths(server.context.db);
      return { catalog_type: 2, ship: ship.name, deck: deck.name };
    },
    use: (db, id) => onPage(db, { standId: id }),
    found: 'pages',
  },
  {
    resource: 'bottle-size',
    name: 'size',
    min: 2,
    readable: true,
    use: async (db, id) => {
      await newWine(db, { prices: { create: { bottleSizeId: id, price: 12 } } });
      return 'wine_price';
    },
    found: ['wine', 'bottle_size_id'],
  },
  {
    resource: 'award',
    name: 'award',
    min: 4,
    readable: true,
    rest: () => ({ symbol: 'm' }),
    use: usedByWine('awardId'),
    found: ['wine', 'award_id'],
  },
  {
    resource: 'service',
    name: 'name',
    min: 4,
    readable: true,
    use: async (db, id) => {
      await order(db, id, (await newCatalog(db)).id);
      return 'catalog_request_service';
    },
    found: 'exhibitors',
  },
  {
    resource: 'wine-type',
    name: 'wine_type',
    min: 4,
    readable: true,
    use: usedByWine('wineTypeId'),
    found: ['wine', 'wine_type_id'],
  },
  { resource: 'wine-category', name: 'wine_category', min: 2, readable: true },
  {
    resource: 'grape-variety',
    name: 'bezeichnung_d_cod',
    min: 2,
    readable: true,
    use: async (db, id) => {
      await newWine(db, { grapes: { create: { grapeVarietyId: id, position: 1 } } });
      return 'wine_grape';
    },
    found: ['wine', 'grape_variety_id'],
  },
];

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
  exhibitor = await signInAs(server, (await makeExhibitor(db)).id);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

describe.each(cases)('$resource', ({ resource, name, min, rest, readable, use, found }) => {
  const form = async (value: string, more: Form = {}) => ({ ...(await rest?.()), [name]: value, ...more });
  const add = async (value: string, more: Form = {}) => {
    const { status, body } = await admin.call('POST', `/${resource}`, await form(value, more));
    expect(status).toBe(201);
    return body.data as { id: number; version: number; [key: string]: unknown };
  };
  const namesOf = (body: { data: Form[] }) => body.data.map((row) => row[name]);

  it('is created by an administrator and shown as it was entered', async () => {
    const { id } = await add('Ägyptisch');
    const { status, body } = await admin.call('GET', `/${resource}/${id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, [name]: 'Ägyptisch', version: 1 });
  });

  it('is listed, searched and filtered, and sorted by German rules', async () => {
    for (const value of ['Quarz Zett', 'Quarz Öl', 'Quarz Omega', 'Anders_%']) await add(value);
    const sort = [{ field: name, type: 'asc' }];
    const searched = await admin.call('GET', listPath(resource, { search: 'quarz', sort }));
    expect(namesOf(searched.body)).toEqual(['Quarz Öl', 'Quarz Omega', 'Quarz Zett']);
    expect(searched.body.total).toBe(3);
    const filtered = await admin.call('GET', listPath(resource, { columnFilters: { [name]: 'ZETT' } }));
    expect(namesOf(filtered.body)).toEqual(['Quarz Zett']);
    const literal = await admin.call('GET', listPath(resource, { search: '_%' }));
    expect(namesOf(literal.body)).toEqual(['Anders_%']);
    const last = await admin.call('GET', listPath(resource, { search: 'quarz', sort }, 2, 2));
    expect(namesOf(last.body)).toEqual(['Quarz Zett']);
    const backwards = [{ field: name, type: 'desc' }];
    const turned = await admin.call('GET', listPath(resource, { search: 'quarz', sort: backwards }, 1, 1));
    expect(namesOf(turned.body)).toEqual(['Quarz Zett']);
  });

  it('is listed completely for pickers', async () => {
    const { body } = await admin.call('GET', `/${resource}`);
    expect(body.data).toHaveLength(body.total);
    expect(namesOf(body)).toContain('Quarz Öl');
  });

  it.each([
    ['columnFilters', { version: 1 }],
    ['columnFilters', { [name]: { contains: 'a' } }],
    ['sort', [{ field: 'version', type: 'asc' }]],
    ['custom', { id: 1 }],
  ])('refuses an unknown or hostile %s', async (key, value) => {
    const { status, body } = await admin.call('GET', listPath(resource, { [key]: value }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})[0]).toMatch(new RegExp(`^${key}`));
  });

  it('is not created twice, whatever the case, accents and spaces', async () => {
    const first = await form('Doppelt Gemoppelt');
    expect((await admin.call('POST', `/${resource}`, first)).status).toBe(201);
    const again = await admin.call('POST', `/${resource}`, {
      ...first,
      [name]: ' dóp\u200bpelt  GEMOPPELT ',
    });
    expect(again.status).toBe(422);
    expect(again.body.errors?.[name]).toEqual([
      { key: 'validation.exists', params: { name: 'dóppelt GEMOPPELT' } },
    ]);
  });

  it('requires a name of a minimum length', async () => {
    const short = await admin.call('POST', `/${resource}`, await form('x'.repeat(min - 1)));
    expect(short.status).toBe(422);
    expect(short.body.errors?.[name]).toEqual([{ key: 'validation.min-length', params: { min } }]);
    const empty = await admin.call('POST', `/${resource}`, await form('  '));
    expect(empty.body.errors?.[name]).toEqual([{ key: 'validation.required', params: {} }]);
    const long = await admin.call('POST', `/${resource}`, await form('x'.repeat(65)));
    expect(long.body.errors?.[name]?.[0]?.key).toBe('validation.max-length');
  });

  it.each(['999999', '0', '01', '1e3', '-1', '2147483648', '1;drop'])('is unknown by id %s', async (id) => {
    for (const method of ['GET', 'DELETE'] as const) {
      const { status } = await admin.call(method, `/${resource}/${encodeURIComponent(id)}`);
      expect(status).toBe(id === '999999' ? 404 : 422);
    }
  });

  it('is changed by one of two editors; the other one receives the current item', async () => {
    const { id } = await add('Zankapfel');
    const full = await form('Zankapfel');
    const answers = await Promise.all(
      ['Zankapfel Eins', 'Zankapfel Zwei'].map((value) =>
        admin.call('PUT', `/${resource}/${id}`, { ...full, [name]: value, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect(won?.body.data).toMatchObject({ id, version: 2 });
    expect(lost?.body.error).toBe('conflict.stale');
    expect(lost?.body.data).toEqual(won?.body.data);
  });

  it('is deleted, and that is recorded', async () => {
    const entry = await add('Kurzlebig');
    const { id } = entry;
    expect((await admin.call('DELETE', `/${resource}/${id}`)).body.data).toEqual({ id });
    expect((await admin.call('GET', `/${resource}/${id}`)).status).toBe(404);
    const rows = await server.context.db.prisma.history.findMany({
      where: { entity: resource, entityId: id },
      orderBy: { id: 'asc' },
    });
    // Whoever reads it knows the thing by its name.
    expect(rows.map(({ action, actorId, item }) => [action, actorId, item])).toEqual([
      ['create', admin.userId, entry[name]],
      ['delete', admin.userId, entry[name]],
    ]);
  });

  it('cannot be deleted while it is in use, and what uses it is found', async () => {
    const { id } = await add('Unentbehrlich');
    const unused = await add('Entbehrlich');
    const table = await use?.(server.context.db, id);
    const tried = await admin.call('GET', `/${resource}/removable/${id}`);
    const { status, body } = await admin.call('DELETE', `/${resource}/${id}`);
    // What is only tried answers alike, and is there afterwards.
    expect([tried.status, tried.body]).toEqual([status, body]);
    expect((await admin.call('GET', `/${resource}/removable/${unused.id}`)).status).toBe(200);
    expect((await admin.call('GET', `/${resource}/${unused.id}`)).status).toBe(200);
    if (table) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ error: 'conflict.in-use', params: { use: table } });
      expect((await admin.call('GET', `/${resource}/${id}`)).status).toBe(200);
      if (typeof found === 'string') {
        expect(body).toMatchObject({ [found]: [expect.anything()], more: 0 });
        return;
      }
      const [list = '', filter = ''] = found ?? [];
      const totalOf = async (of: number) =>
        (await admin.call('GET', listPath(list, { columnFilters: { [filter]: of } }))).body.total;
      expect([await totalOf(id), await totalOf(unused.id)]).toEqual([1, 0]);
    } else expect(status).toBe(200);
  });

  it('is managed only by administrators', async () => {
    const { id } = await add('Unantastbar');
    const full = await form('Gekapert');
    expect((await exhibitor.call('POST', `/${resource}`, full)).status).toBe(403);
    expect((await exhibitor.call('PUT', `/${resource}/${id}`, full)).status).toBe(403);
    expect((await exhibitor.call('DELETE', `/${resource}/${id}`)).status).toBe(403);
    const reads = [`/${resource}`, `/${resource}/${id}`, listPath(resource)];
    for (const path of reads) expect((await exhibitor.call('GET', path)).status).toBe(readable ? 200 : 403);
    expect((await admin.call('GET', `/${resource}/${id}`)).body.data[name]).toBe('Unantastbar');
  });

  it('accepts no nested or hostile body', async () => {
    const { id } = await add('Standhaft');
    const full = await form('Standhaft');
    const hostile: unknown[] = [
      { ...full, [name]: { set: 'x' } },
      { ...full, [name]: ['x'] },
      { ...full, connect: { id: 1 } },
      { ...full, version: 'eins' },
      [full],
      'text',
      { ...full, [name]: null },
    ];
    for (const body of hostile)
      expect((await admin.call('PUT', `/${resource}/${id}`, body)).status).toBe(422);
    await admin.call('PUT', `/${resource}/${id}`, {
      ...full,
      id: 1,
      created_at: '2001-01-01',
      role: 'ADMIN',
    });
    expect((await admin.call('GET', `/${resource}/${id}`)).body.data).toMatchObject({
      id,
      [name]: 'Standhaft',
    });
  });
});

describe('a region', () => {
  it('names its country by id, by object or as country_id, and requires one', async () => {
    const { country } = await makeWineReferences(server.context.db);
    const forms = [{ country_id: country.id }, { country: country.id }, { country: { id: country.id } }];
    for (const [index, more] of forms.entries()) {
      const { body } = await admin.call('POST', '/region', { name: `Landesteil ${index}`, ...more });
      expect(body.data.country).toEqual({
        id: country.id,
        name: country.name,
        name_fr: null,
        name_en: null,
      });
    }
    const none = await admin.call('POST', '/region', { name: 'Niemandsland' });
    expect(none.body.errors?.country_id?.[0]?.key).toBe('validation.required');
    const unknown = await admin.call('POST', '/region', { name: 'Niemandsland', country_id: 999_999 });
    expect(unknown.body.errors?.country_id?.[0]?.key).toBe('validation.not-found');
  });

  it('is sorted by country and name for pickers', async () => {
    const { db } = server.context;
    for (const country of ['Ypern', 'Österreich'])
      await db.prisma.country.create({
        data: { name: country, regions: { create: [{ name: 'Zweites Tal' }, { name: 'Erstes Tal' }] } },
      });
    const sort = [
      { field: 'country.name', type: 'asc' },
      { field: 'name', type: 'asc' },
    ];
    const { body } = await exhibitor.call('GET', listPath('region', { search: 'Tal', sort }, 10_000));
    expect(
      body.data.map((row: { name: string; country: { name: string } }) => `${row.country.name}: ${row.name}`),
    ).toEqual([
      'Österreich: Erstes Tal',
      'Österreich: Zweites Tal',
      'Ypern: Erstes Tal',
      'Ypern: Zweites Tal',
    ]);
  });
});

describe('a service', () => {
  it('that many ordered names five of them with their requests, and how many more', async () => {
    const { db } = server.context;
    const { id } = (await admin.call('POST', '/service', { name: 'Spucknapf' })).body.data;
    const [earlier, later] = [await newCatalog(db), await newCatalog(db)];
    await order(db, id, earlier.id);
    const requests = [];
    for (let i = 0; i < 6; i++) requests.push((await order(db, id, later.id)).id);
    const { body } = await admin.call('DELETE', `/service/${id}`);
    expect(body.exhibitors).toHaveLength(5);
    for (const use of body.exhibitors ?? []) {
      expect(use).toMatchObject({ catalog_id: later.id, catalog_name: later.name });
      expect(requests).toContain(use.request_id);
    }
    expect(body.more).toBe(2);
  });
});

describe('a stand', () => {
  it('that an exhibitor has, with or without a request, names them', async () => {
    const { db } = server.context;
    const { ship, deck } = await newBerths(db);
    const stand = await db.prisma.stand.create({
      data: { stand: 'Bug 7', catalogType: 2, shipId: ship.id, deckId: deck.id },
    });
    const catalog = await newCatalog(db);
    await db.prisma.catalogStand.create({
      data: { catalogId: catalog.id, standId: stand.id, exhibitorId: exhibitor.userId },
    });
    const { status, body } = await admin.call('DELETE', `/stand/${stand.id}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'conflict.in-use', params: { use: 'catalog_stand' }, more: 0 });
    expect(body.exhibitors).toMatchObject([
      { id: exhibitor.userId, catalog_name: catalog.name, request_id: null },
    ]);
  });

  it('belongs to a ship and deck only at the main exhibition', async () => {
    const { ship, deck } = await newBerths(server.context.db);
    const without = await admin.call('POST', '/stand', { stand: 'A-1', catalog_type: 2 });
    expect(without.body.errors).toMatchObject({
      ship: [{ key: 'validation.required' }],
      deck: [{ key: 'validation.required' }],
    });
    const unknown = await admin.call('POST', '/stand', {
      stand: 'A-1',
      catalog_type: 2,
      ship: 'MS Nirgends',
      deck: deck.name,
    });
    expect(unknown.body.errors?.ship?.[0]?.key).toBe('validation.not-found');
    const nowhere = { stand: 'A-1', catalog_type: 2, ship: 'MS Nirgends', deck: 'Kein Deck' };
    expect((await admin.call('POST', '/stand', nowhere)).body.errors).toMatchObject({
      ship: [{ key: 'validation.not-found' }],
      deck: [{ key: 'validation.not-found' }],
    });
    const onLand = await admin.call('POST', '/stand', {
      stand: 'Halle A',
      catalog_type: 1,
      ship: ship.name,
      deck: deck.name,
    });
    expect(onLand.body.data).toMatchObject({ ship: null, deck: null, catalog_id: -1 });
  });

  it('is offered for the active catalogue by its type, and names the catalogue in which it is assigned', async () => {
    const { db } = server.context;
    const today = new Date().toISOString().slice(0, 10);
    const land = await db.prisma.stand.create({ data: { stand: 'Halle 1', catalogType: 1 } });
    expect((await exhibitor.call('GET', '/stand?active_catalog=1')).body.total).toBe(0);
    const catalog = await db.prisma.catalog.create({
      data: {
        name: 'Frühlingsmesse',
        catalogType: 1,
        fromOn: new Date(today),
        toOn: new Date(Date.now() + 172_800_000),
        pages: { create: [4, 5].map((pageType, index) => ({ pageType, position: index + 1 })) },
      },
    });
    await db.prisma.catalogStand.create({
      data: { catalogId: catalog.id, standId: land.id, exhibitorId: exhibitor.userId },
    });
    const { body } = await exhibitor.call('GET', '/stand?active_catalog=1');
    const types = new Set(body.data.map((row: { catalog_type: number }) => row.catalog_type));
    expect([...types]).toEqual([1]);
    expect(body.data.find((row: { id: number }) => row.id === land.id).catalog_id).toBe(catalog.id);
  });

  it('that is in use keeps its type, and the refusal names its pages or its exhibitors', async () => {
    const { db } = server.context;
    const { ship, deck } = await newBerths(db);
    const berths = { catalogType: 2, shipId: ship.id, deckId: deck.id };
    const stand = await db.prisma.stand.create({ data: { stand: 'Heck 9', ...berths } });
    const catalog = await newCatalog(db);
    const assigned = { catalogId: catalog.id, standId: stand.id, exhibitorId: exhibitor.userId };
    await db.prisma.catalogStand.create({ data: assigned });
    const onLand = { stand: 'Heck 9', catalog_type: 1, description: 'am Steg' };
    const held = await admin.call('PUT', `/stand/${stand.id}`, onLand);
    expect(held.body).toMatchObject({
      error: 'conflict.in-use',
      params: { use: 'catalog_stand' },
      exhibitors: [{ id: exhibitor.userId, catalog_name: catalog.name }],
      more: 0,
    });
    await onPage(db, { standId: stand.id });
    const printed = await admin.call('PUT', `/stand/${stand.id}`, onLand);
    expect(printed.status).toBe(409);
    expect(printed.body).toMatchObject({ params: { use: 'page' }, pages: [{ position: 3 }], more: 0 });
    const kept = { ...onLand, catalog_type: 2, ship: ship.name, deck: deck.name };
    expect((await admin.call('PUT', `/stand/${stand.id}`, kept)).status).toBe(200);
  });
});

describe('a bottle size', () => {
  it('that a category of a page has names the page, also ahead of the deletion', async () => {
    const { db } = server.context;
    const { id } = (await admin.call('POST', '/bottle-size', { size: '33 cl' })).body.data;
    const category = { position: 1, category: 'Probe', bottleSize2Id: id };
    await onPage(db, { categories: { create: category } });
    const { body } = await admin.call('DELETE', `/bottle-size/${id}`);
    expect(body).toMatchObject({
      error: 'conflict.in-use',
      params: { use: 'page' },
      pages: [{ position: 3 }],
    });
    const ahead = await admin.call('GET', `/bottle-size/removable/${id}`);
    expect([ahead.status, ahead.body]).toEqual([409, body]);
  });

  it('is sorted by its number', async () => {
    for (const size of ['150 ml', '37.5 ml', '75 ml', '9 ml'])
      await admin.call('POST', '/bottle-size', { size });
    const { body } = await exhibitor.call('GET', '/bottle-size?search=ml');
    expect(body.data.map((row: { size: string }) => row.size)).toEqual([
      '9 ml',
      '37.5 ml',
      '75 ml',
      '150 ml',
    ]);
  });
});

describe('a wine category', () => {
  it('is deleted with its label on wines, and is offered under the wines too', async () => {
    const { body } = await admin.call('POST', '/wine-category', { wine_category: 'Vorüber' });
    const wine = await newWine(server.context.db, { wineCategoryId: body.data.id });
    const offered = await exhibitor.call('GET', '/wine/wine-category?search=Vorüber');
    expect(offered.body.data).toEqual([body.data]);
    const of = listPath('wine', { columnFilters: { wine_category_id: body.data.id } });
    expect((await admin.call('GET', of)).body).toMatchObject({ total: 1, data: [{ id: wine.id }] });
    expect((await admin.call('DELETE', `/wine-category/${body.data.id}`)).status).toBe(200);
    expect((await admin.call('GET', `/wine/${wine.id}`)).body.data.wine_category).toBeNull();
  });
});
