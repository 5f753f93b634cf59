import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser, makeWineReferences } from '../../testing/factories.ts';
import { makeCatalog, makePage } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';

let server: TestServer;
let owner: Client;
let other: Client;
let admin: Client;
let references: Awaited<ReturnType<typeof makeWineReferences>>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db, { companyName: 'Weingut Seehalde' })).id);
  other = await signInAs(server, (await makeExhibitor(db)).id);
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
  references = await makeWineReferences(db);
});
afterAll(() => server.stop());

const form = (more: object = {}) => ({
  wine: 'Räuschling Seehalde',
  year: 2023,
  region_id: references.region.id,
  wine_type_id: references.wineType.id,
  ...plainWine,
  grape_varieties: [references.grapes[0]?.id],
  bottle_size: [{ bottle_size_id: references.bottleSize.id, price: 24.5 }],
  ...more,
});

describe('an exhibitor', () => {
  it('adds a wine with grapes and prices and reads it back as it was entered', async () => {
    const { status, body } = await owner.call('POST', '/wine', form({ sku: 'R-23' }));
    expect(status).toBe(201);
    const shown = await owner.call('GET', `/wine/${body.data.id}`);
    expect(shown.body.data).toMatchObject({
      wine: 'Räuschling Seehalde',
      year: 2023,
      sku: 'R-23',
      user_id: owner.userId,
      grape_varieties_count: 1,
      isCreatedByAdmin: 0,
      bottleSizes: [{ bottle_size_id: references.bottleSize.id, price: 24.5 }],
      region: { country: { name: references.country.name } },
      version: 1,
    });
  });

  it('may leave the price row of the form empty', async () => {
    const empty = { bottle_size_id: null, price: '' };
    const { status, body } = await owner.call(
      'POST',
      '/wine',
      form({ wine: 'Ohne Preis', bottle_size: [empty] }),
    );
    expect([status, body.data?.bottleSizes]).toEqual([201, []]);
    const half = await owner.call(
      'POST',
      '/wine',
      form({ wine: 'Halb', bottle_size: [{ ...empty, price: 9 }] }),
    );
    expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ['bottle_size.0.bottle_size_id']]);
  });

  it('cannot add the same wine twice, whatever the case, accents and spaces', async () => {
    await owner.call('POST', '/wine', form({ wine: 'Blauburgunder Réserve' }));
    const again = await owner.call('POST', '/wine', form({ wine: ' blauburgunder  RESERVE ' }));
    expect(again.status).toBe(422);
    expect(again.body.errors?.wine?.[0]?.key).toBe('wine.duplicate');
  });

  it('cannot enter a wine for another exhibitor', async () => {
    const { body } = await owner.call('POST', '/wine', form({ wine: 'Fremder Wein', user_id: other.userId }));
    expect(body.data.user_id).toBe(owner.userId);
  });

  it('neither sees nor changes nor deletes the wine of another', async () => {
    const { body } = await other.call('POST', '/wine', form({ wine: 'Wein des Nachbarn' }));
    const path = `/wine/${body.data.id}`;
    expect((await owner.call('GET', path)).status).toBe(404);
    expect((await owner.call('PUT', path, { wine: 'Gekapert' })).status).toBe(404);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    const list = await owner.call('GET', listPath('wine', { search: 'Nachbarn', userId: other.userId }));
    expect(list.body).toMatchObject({ data: [], total: 0 });
    expect((await other.call('GET', path)).body.data.wine).toBe('Wein des Nachbarn');
  });

  it('is told about every invalid field in one answer', async () => {
    const { status, body } = await owner.call('POST', '/wine', {
      wine: 'ab',
      year: 1699,
      sku: 'x'.repeat(21),
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      wine: [{ key: 'validation.min-length', params: { min: 3 } }],
      year: [{ key: 'validation.min', params: { min: 1700 } }],
      sku: [{ key: 'validation.max-length', params: { max: 20 } }],
      region_id: [{ key: 'validation.required' }],
      wine_type_id: [{ key: 'validation.required' }],
    });
  });

  it.each([
    ['year', 1699, 'validation.min'],
    ['year', 9999, 'validation.max'],
    ['year', '20 23', 'validation.numeric'],
    ['year', 2023.5, 'validation.integer'],
    ['sku', 'x'.repeat(21), 'validation.max-length'],
    ['alcohol_content_level', 25, 'validation.choice'],
    ['grape_varieties', [1, 2, 3, 4], 'validation.too-many'],
    ['bottle_size', [{ bottle_size_id: 1, price: 1e7 }], 'validation.max'],
  ])('is told what is wrong with %s %j', async (field, value, key) => {
    const { status, body } = await owner.call('POST', '/wine', form({ wine: 'Grenzfall', [field]: value }));
    const keys = Object.entries(body.errors ?? {}).flatMap(([name, errors]) =>
      name.startsWith(field) ? (errors as { key: string }[]).map((error) => error.key) : [],
    );
    expect([status, keys]).toEqual([422, [key]]);
  });

  it('is told that a region does not exist', async () => {
    const { status, body } = await owner.call(
      'POST',
      '/wine',
      form({ wine: 'Heimatloser', region_id: 999_999 }),
    );
    expect(status).toBe(422);
    expect(body.errors?.region_id?.[0]?.key).toBe('validation.not-found');
  });
});

describe('an administrator', () => {
  const addFor = async (wine: string, user_id?: number) =>
    admin.call('POST', '/wine', form({ wine, user_id }));

  it('enters a wine for an exhibitor, whom the form has to name', async () => {
    const unnamed = await addFor('Herrenloser');
    expect([unnamed.status, unnamed.body.errors?.user_id?.[0]?.key]).toEqual([422, 'validation.required']);
    const { status, body } = await addFor('Vom Büro erfasst', other.userId);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      user_id: other.userId,
      created_by: admin.userId,
      creator: { id: admin.userId },
      isCreatedByAdmin: 1,
    });
    expect((await other.call('GET', `/wine/${body.data.id}`)).status).toBe(200);
  });

  it('moves a wine that the organiser entered to another exhibitor, as long as it is on no page', async () => {
    const { body } = await addFor('Verwechselter', other.userId);
    const path = `/wine/${body.data.id}`;
    const moved = await admin.call('PUT', path, { user_id: owner.userId });
    expect(moved.body.data).toMatchObject({ user_id: owner.userId, isCreatedByAdmin: 1 });
    expect((await other.call('GET', path)).status).toBe(404);

    const catalog = await makeCatalog(server);
    const page = await makePage(server, catalog.id, owner.userId);
    const category = await admin.call('POST', '/page-category', {
      page_id: page.id,
      category: 'Weiss',
      bottle_size1_id: references.bottleSize.id,
    });
    await admin.call('POST', `/page-category/add-wine/${category.body.data.id}/${body.data.id}`);
    const refused = await admin.call('PUT', path, { user_id: other.userId });
    expect([refused.status, refused.body.errors?.user_id?.[0]?.key]).toEqual([
      422,
      'wine.on-page-of-exhibitor',
    ]);
    expect((await owner.call('GET', path)).status).toBe(200);
  });

  it('cannot move a wine that an exhibitor entered, but still changes the rest', async () => {
    const { body } = await owner.call('POST', '/wine', form({ wine: 'Eigener' }));
    const path = `/wine/${body.data.id}`;
    const refused = await admin.call('PUT', path, { user_id: other.userId, sku: 'X' });
    expect([refused.status, refused.body.errors?.user_id?.[0]?.key]).toEqual([
      422,
      'wine.entered-by-exhibitor',
    ]);
    const kept = await admin.call('PUT', path, { user_id: owner.userId, sku: 'B-1' });
    expect(kept.body.data).toMatchObject({ user_id: owner.userId, sku: 'B-1' });
  });
});

describe('two editors of one wine', () => {
  it('cannot overwrite each other: the second one receives the current wine', async () => {
    const { body } = await owner.call('POST', '/wine', form({ wine: 'Zankapfel' }));
    const path = `/wine/${body.data.id}`;
    const answers = await Promise.all([
      owner.call('PUT', path, { sku: 'A', version: 1 }),
      owner.call('PUT', path, { sku: 'B', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('conflict.stale');
    expect(refused?.body.data).toMatchObject({ version: 2, wine: 'Zankapfel' });
  });
});

describe('the wine list', () => {
  it('is searched by words, regardless of case and accents, wildcards taken literally', async () => {
    await owner.call('POST', '/wine', form({ wine: 'Château 100% Süd' }));
    const find = async (search: string) =>
      (await admin.call('GET', listPath('wine', { search }))).body.data.map(
        (row: { wine: string }) => row.wine,
      );
    expect(await find('chateau 100% sud')).toEqual(['Château 100% Süd']);
    expect(await find('Chat%Süd')).toEqual([]);
    // Words in any order, also of several columns, but all of them.
    expect(await find(' süd  seehalde 100')).toEqual(['Château 100% Süd']);
    expect(await find('nirgendwo chateau')).toEqual([]);
    await owner.call('POST', '/wine', form({ wine: 'Cuvée Haeusler' }));
    for (const search of ['häusler', 'haeusler']) expect(await find(search)).toEqual(['Cuvée Haeusler']);
  });

  it('filters, sorts and paginates with a total', async () => {
    for (const year of [2019, 2020, 2021])
      await owner.call('POST', '/wine', form({ wine: 'Jahrgangsreihe', year }));
    const query = { columnFilters: { wine: 'Jahrgangsreihe' }, sort: [{ field: 'year', type: 'desc' }] };
    const first = await admin.call('GET', listPath('wine', query, 2, 1));
    const second = await admin.call('GET', listPath('wine', query, 2, 2));
    expect(first.body.total).toBe(3);
    expect([...first.body.data, ...second.body.data].map((row: { year: number }) => row.year)).toEqual([
      2021, 2020, 2019,
    ]);
  });

  it.each([
    ['columnFilters', { 'user.password_hash': 'a' }],
    ['columnFilters', { wine: { contains: 'a' } }],
    ['columnFilters', { __proto__x: '1' }],
    ['sort', [{ field: 'password', type: 'asc' }]],
    ['custom', { role: 'ADMIN' }],
  ])('refuses an unknown or hostile %s', async (name, value) => {
    const { status, body } = await admin.call('GET', listPath('wine', { [name]: value }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})[0]).toMatch(new RegExp(`^${name}`));
  });

  it('never shows a wine that is moved to another exhibitor while the list is read', async () => {
    const { db } = server.context;
    const { body } = await owner.call('POST', '/wine', form({ wine: 'Geht gerade' }));
    const { id } = body.data;
    const blocker = await db.pool.connect();
    // The rows of a list are read with their awards, its ids are not.
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE award IN ACCESS EXCLUSIVE MODE');
    const reading = owner.call('GET', listPath('wine', { search: 'Geht gerade' }));
    await expect
      .poll(async () => (await db.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount, {
        timeout: 10_000,
      })
      .toBeGreaterThan(0);
    await db.pool.query('UPDATE wine SET user_id = $1 WHERE id = $2', [other.userId, id]);
    await blocker.query('COMMIT');
    blocker.release();
    expect((await reading).body.data).toEqual([]);
  });

  it('needs as many queries for three wines as for one', async () => {
    const { pool } = server.context.db;
    const counted = async (perPage: number) => {
      let queries = 0;
      const original = pool.query;
      pool.query = ((...args: Parameters<typeof original>) => {
        const { text = '' } = args[0] as unknown as { text?: string };
        // Not those of jobs, live messages and sessions, which run in the same process at times of their own.
        if (/wine|award/.test(text)) queries++;
        return original.apply(pool, args);
      }) as typeof original;
      await admin.call('GET', listPath('wine', {}, perPage));
      pool.query = original;
      return queries;
    };
    const forOne = await counted(1);
    expect(forOne).toBeGreaterThan(0);
    expect(await counted(3)).toBe(forOne);
  });
});
