import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const country = await admin.call('POST', '/country', {
    name: 'Schweiz',
    name_fr: 'Suisse',
    name_en: 'Switzerland',
  });
  const add = (path: string, form: object) => admin.call('POST', path, form);
  await add('/region', { name: 'Waadt', name_fr: 'Vaud', name_en: 'Vaud', country_id: country.body.data.id });
  await add('/region', { name: 'Wallis', country_id: country.body.data.id });
  await add('/wine-type', { wine_type: 'Weisswein', name_fr: 'Vin blanc' });
  await add('/grape-variety', { bezeichnung_d_cod: 'Chasselas' });
  await add('/bottle-size', { size: '75 cl' });
});
afterAll(() => server.stop());

const named = async (resource: string, search: string, column: string) =>
  (await owner.call('GET', listPath(resource, { search }))).body.data.map(
    (one: Record<string, unknown>) => one[column],
  );

describe('a stand', () => {
  it('is looked for by words that many places and grapes have in common, as any other', async () => {
    const { pool } = server.context.db;
    await pool.query(`WITH s AS (INSERT INTO ship (name) VALUES ('Zürich') RETURNING id),
        d AS (INSERT INTO deck (name) VALUES ('Hauptdeck') RETURNING id)
      INSERT INTO stand (stand, catalog_type, ship_id, deck_id)
      SELECT 'Z-' || n, 2, s.id, d.id FROM s, d, generate_series(1, 200) AS n`);
    for (const [search, total] of [
      ['Tuscany', 0],
      ['Pinot Noir', 0],
      ['zurich', 200],
    ] as const) {
      const { status, body } = await admin.call('GET', listPath('stand', { search, perPage: 5 }));
      expect([search, status, body.total]).toEqual([search, 200, total]);
    }
  });
});

describe('a name of reference data', () => {
  it('is stored in three languages, and what a form leaves out stays', async () => {
    const { body } = await admin.call('GET', listPath('region', { search: 'waadt' }));
    const [region] = body.data;
    expect(region).toMatchObject({ name: 'Waadt', name_fr: 'Vaud', name_en: 'Vaud' });
    const kept = await admin.call('PUT', `/region/${region.id}`, {
      name: 'Waadt',
      country_id: region.country_id,
    });
    expect(kept.body.data).toMatchObject({ name_fr: 'Vaud' });
    const changed = await admin.call('PUT', `/region/${region.id}`, {
      name: 'Waadt',
      country_id: region.country_id,
      name_fr: 'Pays de Vaud',
      name_en: '',
    });
    expect(changed.body.data).toMatchObject({ name_fr: 'Pays de Vaud', name_en: null });
    await admin.call('PUT', `/region/${region.id}`, {
      name: 'Waadt',
      country_id: region.country_id,
      name_fr: 'Vaud',
    });
  });

  it.each([
    ['region', 'Vaud', 'name', 'Waadt'],
    ['region', 'VD', 'name', 'Waadt'],
    ['region', 'Valais', 'name', 'Wallis'],
    ['region', 'vallese', 'name', 'Wallis'],
    ['region', 'suisse vaud', 'name', 'Waadt'],
    ['country', 'Svizzera', 'name', 'Schweiz'],
    ['wine-type', 'blanc', 'wine_type', 'Weisswein'],
    ['grape-variety', 'Fendant', 'bezeichnung_d_cod', 'Chasselas'],
  ])('of %s is found by «%s»', async (resource, typed, column, name) => {
    expect(await named(resource, typed, column)).toContain(name);
  });

  it('is found in filters, in a list of wines and in the wines themselves', async () => {
    const text =
      'Wein;Jahrgang;Region;Weintyp;Traube;Alkohol;Flaschengrösse;Preis\r\nDézaley;2021;VD;blanc;Fendant;12;75 cl;20';
    const { columns, rows } = (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text }))
      .body.data;
    const checked = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', {
      columns,
      rows,
    });
    expect(checked.body.data.rows.map(({ problems }) => problems)).toEqual([[]]);
    expect((await owner.call('POST', '/wine-import', { columns, rows })).status).toBe(201);
    for (const search of ['vaud', 'VD', 'blanc', 'suisse', 'waadt dezaley'])
      expect((await owner.call('GET', listPath('wine', { search }))).body.total).toBe(1);
    for (const columnFilters of [{ wine_type: 'Vin blanc' }, { region: 'Vaud' }, { region: 'Suisse' }])
      expect((await owner.call('GET', listPath('wine', { columnFilters }))).body.total).toBe(1);
    const [country] = (await admin.call('GET', listPath('country', { search: 'schweiz' }))).body.data;
    await admin.call('PUT', `/country/${country.id}`, { name: 'Schweiz', name_fr: 'Helvétie' });
    expect((await owner.call('GET', listPath('wine', { search: 'helvetie' }))).body.total).toBe(1);
  });
});
