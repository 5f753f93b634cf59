import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { checkList, readLines, serverForLists } from '../../testing/wine-lists.ts';

/* Lists of wines that are there: what a list has no column for contradicts none of them. */

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee', 'Wallis'],
    types: ['Weisswein', 'Rotwein'],
    grapes: ['Merlot'],
    sizes: [70, 75, 150],
  }));
  const wines = await readLines(owner, [
    'Wein;Jahrgang;Region;Weintyp;Rebsorte;Flasche;Preis;Alkohol',
    'Südrain;2023;Zürichsee;Rotwein;Merlot;70 cl;31.00;13',
    'Seeufer;2024;Wallis;Weisswein;Merlot;75 cl;28.00;13',
    'Seeufer;2023;Wallis;Weisswein;Merlot;75 cl;27.00;13',
    'Zwilling;2024;Zürichsee;Weisswein;Merlot;75 cl;20.00;13',
    'Zwilling;2024;Zürichsee;Rotwein;Merlot;75 cl;22.00;13',
    'Ohne Jahr;;Zürichsee;Rotwein;Merlot;75 cl;12.00;13',
    'Gross;2024;Zürichsee;Rotwein;Merlot;70 cl;24.00;13',
    'Gross;2024;Zürichsee;Rotwein;Merlot;150 cl;52.00;13',
  ]);
  const { status } = await owner.call('POST', '/wine-import', { columns: wines.columns, rows: wines.rows });
  expect(status).toBe(201);
});
afterAll(() => server.stop());

const check = async (...lines: string[]) => checkList(owner, await readLines(owner, lines));

describe('a list of prices', () => {
  it('without types and regions finds its wines, and brings their prices', async () => {
    const { rows, missing } = await check(
      'Wein;Jahrgang;Flasche;Preis',
      'Südrain;2023;70 cl;32.00',
      'Seeufer;2024;75 cl;28.00',
    );
    expect(rows).toMatchObject([
      { choice: 'update', existing: { by: 'twin', wine: 'Südrain 2023' }, problems: [] },
      { choice: 'skip', existing: { by: 'twin', wine: 'Seeufer 2024' }, changes: [] },
    ]);
    expect(rows[0]?.changes).toEqual([{ field: 'price', from: '31.00 / 70 cl', to: '32.00 / 70 cl' }]);
    expect(missing).toEqual([]);
  });

  it('without sizes means the bottle of a wine that has one', async () => {
    const { rows } = await check('Wein;Jahrgang;Preis', 'Südrain;2023;32.00', 'Seeufer;2024;29.00');
    expect(rows.map(({ changes, problems }) => [changes.map(({ to }) => to), problems])).toEqual([
      [['32.00 / 70 cl'], []],
      [['29.00 / 75 cl'], []],
    ]);
  });

  it('without sizes means the bottle that costs about as much, and asks where none or several do', async () => {
    const { rows } = await check(
      'Wein;Jahrgang;Preis',
      'Gross;2024;25.00',
      'Gross;2024;36.00',
      'Gross;2025;55',
    );
    expect(rows[0]?.changes.map(({ to }) => to)).toEqual(['25.00 / 70 cl']);
    expect([rows[1]?.choice, rows[1]?.problems.map(({ field }) => field)]).toEqual(['update', ['size']]);
    expect(rows[2]?.previous?.values).toContainEqual({ field: 'size', text: '150 cl' });
  });

  it('that does not say which of two wines it means asks for what tells them apart', async () => {
    const { rows } = await check('Wein;Jahrgang;Flasche;Preis', 'Zwilling;2024;75 cl;21.00');
    expect(rows[0]).toMatchObject({ choice: 'add', existing: null });
    expect(rows[0]?.problems.map(({ field }) => field)).toContain('wine_type');
    const stated = await check('Wein;Jahrgang;Weintyp;Flasche;Preis', 'Zwilling;2024;Rotwein;75 cl;23.00');
    expect(stated.rows).toMatchObject([{ choice: 'update', existing: { by: 'twin' }, problems: [] }]);
  });

  it('without vintages finds the only one there is', async () => {
    const { rows } = await check('Wein;Preis', 'Südrain;32.00', 'Seeufer;30.00', 'Ohne Jahr;13.00');
    expect(rows.map(({ existing }) => existing?.wine ?? null)).toEqual(['Südrain 2023', null, 'Ohne Jahr']);
  });

  it('leaves the region of a wine alone where only new ones are given what is usual', async () => {
    const { columns, rows } = await readLines(owner, ['Wein;Jahrgang;Preis', 'Seeufer;2024;29.00']);
    const table = {
      columns: [...columns, { heading: '', field: 'region' as const, usual: 1 as const }],
      rows: rows.map((row) => ({ ...row, cells: [...row.cells, 'Schweiz - Zürichsee'] })),
    };
    const found = (await checkList(owner, table)).rows;
    expect(found).toMatchObject([{ choice: 'update', existing: { by: 'twin', wine: 'Seeufer 2024' } }]);
    expect(found[0]?.changes.map(({ field }) => field)).toEqual(['price']);
  });

  it('that says another type or region means another wine', async () => {
    const type = await check('Wein;Jahrgang;Weintyp;Preis', 'Südrain;2023;Weisswein;32.00');
    expect(type.rows).toMatchObject([{ choice: 'skip', existing: { by: 'similar' } }]);
    const region = await check('Wein;Jahrgang;Region;Preis', 'Südrain;2023;Wallis;32.00');
    expect(region.rows).toMatchObject([{ choice: 'add', existing: null }]);
  });

  it('that differs in more than prices is left to the person', async () => {
    const { rows } = await check('Wein;Jahrgang;Artikel-Nr;Flasche;Preis', 'Südrain;2023;A 7;70 cl;32.00');
    expect(rows).toMatchObject([{ choice: 'skip', choices: ['update', 'skip'] }]);
    expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['sku', 'price']);
  });
});
