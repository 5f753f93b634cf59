import type { WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { readLines, serverForLists } from '../../testing/wine-lists.ts';

/* Lists as shops and spreadsheets export them: variants, paths, headings in two lines, data sheets. */

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Wallis'],
    types: ['Weisswein', 'Rotwein'],
    sizes: [75, 37.5, 150],
  }));
});
afterAll(() => server.stop());

/** What a list says: of each row what would be written of some fields, with the problems that are not asked for all. */
async function understood(...lines: string[]) {
  const { columns, rows, questions = [] } = await readLines(owner, lines);
  const checked = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
  return {
    columns,
    asked: questions.map(({ kind, options }) => [
      kind,
      ...options.map(({ column }) => columns[column]?.heading),
    ]),
    summary: checked.body.data.rows.map(({ line, written, problems }) => {
      const cells = rows.find((row) => row.line === line)?.cells ?? [];
      const of = (field: string) =>
        columns.flatMap((one, column) =>
          one.field === field && cells[column]
            ? [written.find((cell) => cell.column === column)?.text ?? cells[column]]
            : [],
        );
      return {
        wine: of('wine')[0],
        year: of('year')[0],
        type: of('wine_type')[0],
        prices: of('price').map(Number),
        problems: problems
          .filter(({ column }) => column !== null)
          .map(({ field, key, suggestions }) => [field, key, suggestions]),
      };
    }),
  };
}

it('a variant without a name is the wine of the row above it, in another bottle', async () => {
  const { summary } = await understood(
    'Handle,Title,Product Category,Type,Option1 Value,Variant SKU,Variant Price,Region',
    'seehalde,Seehalde,Food > Beverages > Wine,Weisswein,75 cl,S75,19.50,Wallis',
    'seehalde,,,,150 cl,S150,42.00,',
    'steinler,Steinler,Food > Beverages > Wine,Rotwein,Default Title,ST,28.00,Wallis',
  );
  expect(summary.map(({ wine, type, prices }) => [wine, type, prices])).toEqual([
    ['Seehalde', 'Weisswein', [19.5]],
    ['Seehalde', 'Weisswein', [42]],
    ['Steinler', 'Rotwein', [28]],
  ]);
  expect(summary.map(({ problems }) => problems)).toEqual([[], [], [['size', 'validation.required', []]]]);
});

it('the last of a path of categories says the type', async () => {
  const { columns, summary } = await understood(
    'Type,Name,Regular price,Categories',
    'simple,Seehalde,19.50,Weine > Weissweine',
    'simple,Steinler,28.00,Weine > Rotweine',
  );
  expect(columns.map(({ field }) => field)).toEqual([null, 'wine', 'price', 'wine_type']);
  expect(summary.map(({ type }) => type)).toEqual(['Weisswein', 'Rotwein']);
});

it.each(['Price tax excluded', 'Price (ex VAT)', 'Kaufpreis', 'Price paid', 'Supply price', 'Prix payé'])(
  '«%s» is no price that visitors pay',
  async (heading) => {
    const { asked } = await understood(`Name;Region;${heading}`, 'A;Wallis;12.50', 'B;Wallis;14.00');
    expect(asked).toEqual([['which-price', heading]]);
  },
);

it('a second line of headings says the bottles of the prices', async () => {
  const { columns, summary } = await understood(
    'Wein;Jahrgang;Region;Preis;;',
    ';;;75 cl;37.5 cl;150 cl',
    'Seehalde;2021;Wallis;19.50;11.00;42.00',
    'Steinler;2020;Wallis;28.00;;58.00',
  );
  expect(columns.slice(3).map(({ heading, field }) => [heading, field])).toEqual([
    ['Preis 75 cl', 'price'],
    ['Preis 37.5 cl', 'price'],
    ['Preis 150 cl', 'price'],
  ]);
  expect(summary.map(({ prices, problems }) => [prices, problems])).toEqual([
    [[19.5, 11, 42], []],
    [[28, 58], []],
  ]);
});

it('a data sheet has a column for each wine', async () => {
  const { summary } = await understood(
    'Wein;Seehalde;Steinler',
    'Jahrgang;2021;2020',
    'Region;Wallis;Wallis',
    'Weintyp;Weisswein;Rotwein',
    'Preis 75 cl;19.50;28.00',
  );
  expect(summary).toEqual([
    { wine: 'Seehalde', year: '2021', type: 'Weisswein', prices: [19.5], problems: [] },
    { wine: 'Steinler', year: '2020', type: 'Rotwein', prices: [28], problems: [] },
  ]);
});

it('a vintage with its thousands marked is one, or suggested', async () => {
  const { summary } = await understood(
    'Wein;Jahrgang;Region;Preis 75 cl',
    'Seehalde;2’021;Wallis;19.50',
    'Steinler;2.020;Wallis;28.00',
  );
  expect(
    summary.map(({ year, problems }) => [year, problems.map(([, , suggestions]) => suggestions)]),
  ).toEqual([
    ['2021', []],
    ['2.020', [['2020']]],
  ]);
});

it('a size at the end of a name leaves it where the row says the same, and is in doubt otherwise', async () => {
  const { summary } = await understood(
    'Wein;Jahrgang;Region;Inhalt;Preis',
    'Chasselas 2022 - 75 cl;2022;Wallis;75 cl;16.00',
    'Chasselas 2022 (375ml);2022;Wallis;75 cl;9.50',
    'Cuvée B6L;2022;Wallis;75 cl;18.00',
  );
  expect(summary.map(({ wine }) => wine)).toEqual(['Chasselas', 'Chasselas (375ml)', 'Cuvée B6L']);
  expect(summary.map(({ problems }) => problems)).toEqual([
    [],
    [['size', 'wine-import.size-in-name', ['37.5 cl']]],
    [],
  ]);
});

it('a rate of tax is no alcohol, and what is in per cent under another heading is asked about', async () => {
  const { columns } = await understood(
    'Wein;Region;MwSt.;Preis 75 cl',
    'A;Wallis;8.1%;20.00',
    'B;Wallis;8.1%;21.00',
  );
  expect(columns[2]?.field).toBe(null);
  const { asked } = await understood(
    'Wein;Region;Gehalt Prozent;Preis 75 cl',
    'A;Wallis;12.5%;20.00',
    'B;Wallis;13%;21.00',
  );
  expect(asked).toEqual([['guessed', 'Gehalt Prozent']]);
});

it('whole amounts under the names of bottles are asked about beside a price', async () => {
  const { asked } = await understood(
    'Bezeichnung;Ganze Flasche;Halbe Flasche;Magnum;Region',
    'Seehalde;19.5;11;42;Wallis',
    'Steinler;28;;58;Wallis',
  );
  expect(asked).toEqual([
    ['which-field', 'Ganze Flasche'],
    ['which-field', 'Halbe Flasche'],
  ]);
});

it.each(['TRUE', 'WAHR', 'VRAI', 'VERO', 'yes'])('«%s» is a yes', async (word) => {
  const { summary } = await understood(
    'Wein;Region;Im Register;Preis 75 cl',
    `Seehalde;Wallis;${word};19.50`,
  );
  expect(summary[0]?.problems).toEqual([]);
});
