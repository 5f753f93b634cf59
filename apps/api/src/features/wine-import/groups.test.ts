import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const country = await prisma.country.create({ data: { name: 'Schweiz' } });
  const regions = ['Zürichsee', 'Genf', 'Wallis'];
  await prisma.region.createMany({ data: regions.map((name) => ({ name, countryId: country.id })) });
  const types = ['Weisswein', 'Rotwein', 'Roséwein', 'Süsswein', 'Schaumwein'];
  await prisma.wineType.createMany({ data: types.map((wineType) => ({ wineType })) });
  await prisma.grapeVariety.createMany({ data: [{ bezeichnung: 'Merlot' }, { bezeichnung: 'Räuschling' }] });
  await prisma.bottleSize.createMany({ data: ['75 cl', '150 cl'].map((size) => ({ size })) });
});
afterAll(() => server.stop());

const read = async (...rows: string[]) =>
  (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text: rows.join('\n') })).body.data;
const check = async ({ columns, rows }: TableRead) =>
  (await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows })).body.data;

/** The wines with one of their cells, and the rows that are none. */
const sorted = ({ columns, rows, left_out }: TableRead, field: string) => ({
  wines: rows.map(({ cells }) => [cells[0], cells[columns.findIndex((one) => one.field === field)] ?? '']),
  out: (left_out ?? []).map(({ cells, why }) => [cells.find(Boolean), why]),
});

describe('a group', () => {
  it.each([
    ['Weissweine', 'Rotweine'],
    ['Unsere Weissweine', 'Unsere Rotweine'],
    ['Vins blancs', 'Vins rouges'],
    ['Blancs', 'Rouges'],
    ['White wines', 'Red wines'],
    ['Vini bianchi', 'Vini rossi'],
    ['WEISSWEINE:', 'ROTWEINE:'],
    ['Weiss', 'Rot'],
    ['*** WEISS ***', '--- Rot ---'],
    ['1. Weissweine', 'II) Rotweine'],
    ['WEISSWEINE SCHWEIZ', 'ROTWEINE ITALIEN'],
    ['Walliser Weissweine', 'Rotweine im Barrique'],
    ['Vins blancs suisses', 'Vins rouges 2023'],
    ['Swiss white wines', 'Red wines (dry)'],
    ['I bianchi', 'I rossi'],
  ])('«%s» and «%s» give the type of the wines under them', async (white, red) => {
    const table = await read(
      'Wein;Jahrgang;Preis',
      white,
      'Halde;2022;20',
      'Steg;2021;22',
      red,
      'Berg;2020;30',
    );
    expect(sorted(table, 'wine_type')).toEqual({
      wines: [
        ['Halde', 'Weisswein'],
        ['Steg', 'Weisswein'],
        ['Berg', 'Rotwein'],
      ],
      out: [
        [white, 'group'],
        [red, 'group'],
      ],
    });
    const { rows, missing } = await check(table);
    expect(rows.flatMap(({ problems }) => problems.filter(({ field }) => field === 'wine_type'))).toEqual([]);
    // «Walliser» says the region as well.
    expect(missing).toEqual(
      white.startsWith('Walliser') ? ['alcohol', 'size'] : ['region', 'alcohol', 'size'],
    );
  });

  it.each([
    ...[
      'Rot/Weiss',
      'Rot- / Weissweine',
      'Rot- und Weissweine',
      'Vins blancs et rouges',
      'Vini bianchi e rossi',
    ],
    ...['Red & white wines', 'Weissweine und Spezialitäten', 'Süsse Weissweine'],
  ])('«%s» gives no type, since each wine is one of them', async (both) => {
    const table = await read('Wein;Jahrgang;Preis', both, 'Halde;2022;20', 'Berg;2020;30');
    expect(sorted(table, 'wine_type')).toEqual({
      wines: [
        ['Halde', ''],
        ['Berg', ''],
      ],
      out: [[both, 'group']],
    });
  });

  it('gives type, region and size at once, and neither of two regions or sizes', async () => {
    const rows = ['Halde;2022;20', 'Berg;2020;30'];
    const one = await read('Wein;Jahrgang;Preis', 'Weissweine Wallis 75 cl', ...rows);
    expect(['wine_type', 'region', 'size'].map((field) => sorted(one, field).wines[1]?.[1])).toEqual([
      ...['Weisswein', 'Schweiz - Wallis', '75 cl'],
    ]);
    const two = await read('Wein;Jahrgang;Preis', 'Rotweine: Wallis / Genf, 75 cl / 150 cl', ...rows);
    expect(two.columns.map(({ field }) => field)).toEqual(['wine', 'year', 'price', 'wine_type']);
  });

  it('above the headings counts too, and headings are left out where they are repeated', async () => {
    const table = await read(
      ...['Rosé', 'Wein;Jahrgang;Preis', 'Halde;2022;20', 'Seeblick;2023;21'],
      ...['Süssweine', 'Wein;Jahrgang;Preis', 'Steg;2021;22'],
    );
    expect(sorted(table, 'wine_type')).toEqual({
      wines: [
        ['Halde', 'Roséwein'],
        ['Seeblick', 'Roséwein'],
        ['Steg', 'Süsswein'],
      ],
      out: [
        ['Süssweine', 'group'],
        ['Wein', 'heading'],
      ],
    });
  });

  it('of regions holds groups of types, of which none goes on into the next region', async () => {
    const table = await read(
      ...['Wein;Jahrgang;Preis', 'AOC Zürichsee', 'Weissweine', 'A;2022;20', 'Rotweine', 'B;2022;20'],
      ...['Kanton Wallis', 'C;2022;20', 'Rotweine', 'D;2022;20'],
    );
    expect(sorted(table, 'region').wines.map(([, region]) => region)).toEqual([
      ...['Schweiz - Zürichsee', 'Schweiz - Zürichsee', 'Schweiz - Wallis', 'Schweiz - Wallis'],
    ]);
    expect(sorted(table, 'wine_type').wines.map(([, type]) => type)).toEqual([
      ...['Weisswein', 'Rotwein', '', 'Rotwein'],
    ]);
  });

  it('that nobody knows is left out, and what is under it is no longer of the one before', async () => {
    const table = await read(
      'Wein;Jahrgang;Preis',
      'Weissweine',
      'A;2022;20',
      'Spezialitäten',
      'B;2022;30',
      'C;2022;30',
    );
    expect(sorted(table, 'wine_type').wines.map(([, type]) => type)).toEqual(['Weisswein', '', '']);
  });

  it('with a number and a letter at the end of a word is no bottle size', async () => {
    const table = await read('Wein;Jahrgang;Preis', 'Rotweine', 'Halde;2022;20', 'Cuvée B6L', 'Berg;2020;30');
    expect(table.columns.filter(({ field }) => field === 'size')).toEqual([]);
    expect(sorted(table, 'wine_type').out).toEqual([
      ['Rotweine', 'group'],
      ['Cuvée B6L', 'group'],
    ]);
  });

  it('says nothing where the list has a word of its own', async () => {
    const table = await read(
      'Wein;Typ;Preis',
      'Weissweine',
      'A;;20',
      'B;Roséwein;21',
      'Magnum',
      'C;rot;50',
      'D;rot;52',
    );
    expect(sorted(table, 'wine_type').wines.map(([, type]) => type)).toEqual([
      'Weisswein',
      'Roséwein',
      'rot',
      'rot',
    ]);
    expect(sorted(table, 'size').wines.map(([, size]) => size)).toEqual(['', '', 'Magnum', 'Magnum']);
  });

  it('is no wine that has a price, and a wine without one stays', async () => {
    const table = await read(
      'Wein;Region;Jahrgang;Preis',
      'Rosé;Genf;2022;20',
      'Merlot;Genf;2022;21',
      'Steg;Genf;;',
    );
    expect(table.rows).toHaveLength(3);
    expect(table.left_out).toEqual([]);
  });

  it('is none in a list of names alone', async () => {
    const table = await read('Wein;Region', 'Rosé', 'Merlot', 'Steg;Genf');
    expect(table.rows).toHaveLength(3);
  });
});

it('totals and notes are left out, with a reason', async () => {
  const table = await read(
    ...[
      'Wein;Jahrgang;Flaschen;Preis',
      'A;2022;6;20',
      'B;2022;6;22',
      'Zwischentotal;;12;252.00',
      '* im Barrique',
    ],
    ...['C;2021;6;24', '-----', 'Total CHF;;18;396.00', 'Alle Preise inkl. MwSt.', 'Gültig bis Ende Jahr'],
  );
  expect(sorted(table, 'wine').wines.map(([name]) => name)).toEqual(['A', 'B', 'C']);
  expect(sorted(table, 'wine').out).toEqual([
    ['Zwischentotal', 'total'],
    ['* im Barrique', 'note'],
    ['-----', 'note'],
    ['Total CHF', 'total'],
    ['Alle Preise inkl. MwSt.', 'note'],
    ['Gültig bis Ende Jahr', 'note'],
  ]);
});

it.each([
  ...[
    'Mittelwert',
    'Anzahl',
    'Total général',
    'Zwischentotal Weissweine',
    'Total Rotwein',
    'Total vins blancs',
  ],
  ...['Suma', 'Somma', 'Subtotale', 'Netto', 'Gesamttotal', 'Totale vini rossi', 'Total red wines'],
])('«%s» is no wine', async (total) => {
  const table = await read('Wein;Jahrgang;Preis', 'A;2022;20', `${total};;20`, 'B;2022;22');
  expect(sorted(table, 'wine').out).toEqual([[total, 'total']]);
});

it('a sum that counts the wines under their vintages is none', async () => {
  const table = await read('Wein;Jahrgang;Preis', 'A;2022;20', 'Total;2;42', 'B;2022;22');
  expect(sorted(table, 'wine').out).toEqual([['Total', 'total']]);
});

it.each([`Total ${'1.'.repeat(100)}x;;20`, `Total ${'1'.repeat(100)}x;;20`])(
  'a text that is made to take long is answered',
  async (row) => {
    const table = await read('Wein;Jahrgang;Preis', 'A;2022;20', row, 'B;2022;22');
    expect(table.left_out).toEqual([]);
  },
);

it.each(['Totale Finsternis;;20', 'Mediano;;20', 'Total Rotwein;2022;20'])('«%s» is a wine', async (row) => {
  const table = await read('Wein;Jahrgang;Preis', 'A;2022;20', row, 'B;2022;22');
  expect(table.left_out).toEqual([]);
});

describe('a group over some of the wines', () => {
  it('leaves what it does not say of the others open, to be said once for all of them', async () => {
    const table = await read(
      'Wein;Jahrgang;Preis',
      'Erster;2023;20',
      'Zweiter;2022;21',
      'Genf;;',
      'Dritter;2020;22',
      'Vierter;2020;23',
    );
    expect(table.columns.at(-1)).toEqual({ heading: '', field: 'region', grouped: 'region' });
    expect((await check(table)).missing).toContain('region');
    const filled = {
      ...table,
      rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell || 'Genf') })),
    };
    expect((await check(filled)).missing).not.toContain('region');
  });
});
