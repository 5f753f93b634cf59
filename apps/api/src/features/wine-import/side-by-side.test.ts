import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { askedOf, checkList, readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    ...{ regions: ['Zürichsee', 'Wallis'], types: ['Weisswein', 'Rotwein'] },
    ...{ grapes: ['Räuschling'], sizes: [75, 37.5, 150] },
  }));
});
afterAll(() => server.stop());

/** Of each wine what would be written of these fields, in the order of the list. */
async function wines(lines: string[], ...fields: string[]) {
  const table = await readLines(owner, lines);
  const { rows } = await checkList(owner, table);
  return {
    tables: table.tables,
    asked: askedOf(table),
    headings: table.columns.map(({ heading }) => heading),
    wines: table.rows.map(({ line, cells }) =>
      fields.map((field) => {
        const column = table.columns.findIndex((one) => one.field === field);
        const written = rows.find((row) => row.line === line)?.written;
        return written?.find((one) => one.column === column)?.text ?? cells[column] ?? '';
      }),
    ),
    lines: table.rows.map(({ line }) => line),
    problems: rows.flatMap(({ problems }) => problems.map(({ field, key }) => `${field} ${key}`)),
  };
}

it('two tables beside each other are one list, the second under the first', async () => {
  const read = await wines(
    [
      'Wein;Jahrgang;Region;Inhalt;Preis;;Wein;Jahrgang;Region;Inhalt;Preis',
      'Clevner A;2021;Zürichsee;75 cl;19.00;;Chasselas B;2022;Wallis;75 cl;14.50',
      'Räuschling A;2022;Zürichsee;75 cl;16.50;;Humagne B;2021;Wallis;37.5 cl;9.50',
      ';;;;;;Cornalin B;2021;Wallis;75 cl;24.00',
    ],
    ...['wine', 'year', 'region', 'size', 'price'],
  );
  expect([read.tables, read.asked]).toEqual([2, []]);
  expect(read.wines).toEqual([
    ['Clevner A', '2021', 'Zürichsee', '75 cl', '19.00'],
    ['Räuschling A', '2022', 'Zürichsee', '75 cl', '16.50'],
    ['Chasselas B', '2022', 'Wallis', '75 cl', '14.50'],
    ['Humagne B', '2021', 'Wallis', '37.5 cl', '9.50'],
    ['Cornalin B', '2021', 'Wallis', '75 cl', '24.00'],
  ]);
  expect(new Set(read.lines).size).toBe(5);
  expect(read.problems.filter((one) => /price|size|wine /.test(one))).toEqual([]);
});

it('titles over the tables hold for the wines under each', async () => {
  const read = await wines(
    [
      'Weissweine;;;;Rotweine;;',
      'Name;Jg.;Preis;;Name;Jg.;Preis',
      'Räuschling;2022;16.50;;Clevner;2021;19.00',
      'Chardonnay;2022;21.00;;;;',
    ],
    ...['wine', 'wine_type', 'price'],
  );
  expect([read.tables, read.asked]).toEqual([2, []]);
  expect(read.wines).toEqual([
    ['Räuschling', 'Weisswein', '16.50'],
    ['Chardonnay', 'Weisswein', '21.00'],
    ['Clevner', 'Rotwein', '19.00'],
  ]);
});

it('so do titles that stand in place of the heading of the names', async () => {
  const read = await wines(
    [
      'Weissweine;Jahrgang;Preis;;Rotweine;Jahrgang;Preis',
      'Seehalde;2022;16.50;;Clevner;2021;19.00',
      'Chardonnay;2022;21.00;;Merlot;2020;24.00',
    ],
    ...['wine', 'wine_type', 'year', 'price'],
  );
  expect(read.tables).toBe(2);
  expect(read.headings).toEqual(['Weissweine, Rotweine', 'Jahrgang', 'Preis', '']);
  expect(read.wines).toEqual([
    ['Seehalde', 'Weisswein', '2022', '16.50'],
    ['Chardonnay', 'Weisswein', '2022', '21.00'],
    ['Clevner', 'Rotwein', '2021', '19.00'],
    ['Merlot', 'Rotwein', '2020', '24.00'],
  ]);
});

it('columns in another order, or that one table alone has, find their place', async () => {
  const read = await wines(
    [
      'Nr.;Vin;Prix;Vin;Millésime;Prix',
      '1;Seehalde;16.50;Clevner;2021;19.00',
      '2;Cuvée A;21.00;Cuvée B;2020;24.00',
    ],
    ...['wine', 'year', 'price'],
  );
  expect(read.tables).toBe(2);
  expect(read.wines).toEqual([
    ['Seehalde', '', '16.50'],
    ['Cuvée A', '', '21.00'],
    ['Clevner', '2021', '19.00'],
    ['Cuvée B', '2020', '24.00'],
  ]);
});

it.each([
  ['with nothing over them', []],
  ['under headings in a language that nobody knows', ['Nazwa;Rocznik;Cena;;Nazwa;Rocznik;Cena']],
])('tables %s are told by what their columns have', async (_, headings) => {
  const read = await wines(
    [
      ...headings,
      'Clevner A;2021;19.00;;Chasselas B;2022;14.50',
      'Räuschling A;2022;16.50;;Humagne B;2021;29.00',
      ';;;;Cornalin B;2021;24.00',
    ],
    ...['wine', 'year', 'price'],
  );
  expect(read.tables).toBe(2);
  expect(read.wines).toEqual([
    ['Clevner A', '2021', '19.00'],
    ['Räuschling A', '2022', '16.50'],
    ['Chasselas B', '2022', '14.50'],
    ['Humagne B', '2021', '29.00'],
    ['Cornalin B', '2021', '24.00'],
  ]);
  expect(new Set(read.lines).size).toBe(5);
});

it('titles over tables without headings hold for the wines under each', async () => {
  const read = await wines(
    [
      'Weissweine;;;Rotweine;',
      'Seehalde;16.50;;Clevner;19.00',
      'Chardonnay;21.00;;Merlot;24.00',
      'Kerner;22.00;;Zweigelt;25.00',
    ],
    ...['wine', 'wine_type', 'price'],
  );
  expect(read.tables).toBe(2);
  expect(read.wines).toEqual([
    ['Seehalde', 'Weisswein', '16.50'],
    ['Chardonnay', 'Weisswein', '21.00'],
    ['Kerner', 'Weisswein', '22.00'],
    ['Clevner', 'Rotwein', '19.00'],
    ['Merlot', 'Rotwein', '24.00'],
    ['Zweigelt', 'Rotwein', '25.00'],
  ]);
});

it.each([
  ['a gap between the columns of one table', 'Clevner;2021;;19.00;75', 'Seehalde;2022;;16.50;75'],
  ['regions beside a gap', 'Clevner;19.00;;Wallis;24.00', 'Seehalde;16.50;;Wallis;21.00'],
  ['the names once more', 'Clevner;19.00;;Clevner;24.00', 'Seehalde;16.50;;Seehalde;21.00'],
])('%s makes no second table', async (_, ...lines) => {
  expect(await readLines(owner, lines)).not.toHaveProperty('tables');
});

it.each([
  ['pairs of sizes and prices', 'Wein;Inhalt;Preis;Inhalt;Preis', 'Clevner;75 cl;19.00;37.5 cl;11.00'],
  ['a heading that is repeated by itself', 'Wein;Jahrgang;Preis;;Wein', 'Clevner;2021;19.00;;trocken'],
])('%s are one table', async (_, headings, row) => {
  const { tables, lines } = await readLines(owner, [headings, row]).then((table) => ({
    tables: table.tables,
    lines: table.rows.map(({ line }) => line),
  }));
  expect([tables, lines]).toEqual([undefined, [2]]);
});
