import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { plainWine } from '../../testing/wine-form.ts';
import { checkList, readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    ...{ regions: ['Zürichsee'], types: ['Weisswein', 'Rotwein'], sizes: [75] },
  }));
});
afterAll(() => server.stop());

const read = (...rows: string[]) => readLines(owner, rows);
const check = (table: Parameters<typeof checkList>[1]) => checkList(owner, table);

describe('a vintage that is also in the name', () => {
  const HEAD = 'Wein;Jahrgang;Region;Weintyp;Alkohol;Flaschengrösse;Preis';
  it.each([
    ['Pinot Noir Auslese 2021', 'Pinot Noir Auslese'],
    ['Räuschling, 2021', 'Räuschling'],
    ['Merlot (2021)', 'Merlot'],
    ['2021er Federweiss', 'Federweiss'],
    ['Cuvée 1895', null],
    ['2021', null],
  ])('in «%s» leaves it, shown as a change', async (name, short) => {
    const table = await read(HEAD, `${name};2021;Zürichsee;rot;13%;75 cl;24.50`);
    const [row] = (await check(table)).rows;
    const shown = row?.written.filter(({ column }) => column === 0);
    expect(shown).toEqual(short === null ? [] : [{ column: 0, cell: name, text: short }]);
  });

  it('is asked about where it is another one, until somebody has said what the wine is called', async () => {
    const table = await read(
      HEAD,
      'Räuschling 2022;2021;Zürichsee;rot;13%;75 cl;24.50',
      'Cuvée 1895;2021;Zürichsee;rot;13%;75 cl;24.50',
    );
    const [row, other] = (await check(table)).rows;
    expect(row?.problems).toMatchObject([
      {
        ...{
          field: 'wine',
          column: 0,
          key: 'wine-import.other-year',
          params: { year: '2021', other: '2022' },
        },
        suggestions: ['Räuschling', 'Räuschling 2022'],
      },
    ]);
    expect(other?.problems).toEqual([]);
    // What somebody chooses has no mark any more.
    const chosen = { ...table, rows: table.rows.map(({ marks: _, ...rest }) => rest) };
    expect((await check(chosen)).rows[0]?.problems).toEqual([]);
  });

  it('stays with a wine that is there by that name', async () => {
    const { prisma } = server.context.db;
    const [type, region] = await Promise.all([
      prisma.wineType.findFirstOrThrow({ where: { wineType: 'Rotwein' } }),
      prisma.region.findFirstOrThrow({ where: { name: 'Zürichsee' } }),
    ]);
    const wine = {
      ...{ wine: 'Steghalde 2021', year: 2021, region_id: region.id, wine_type_id: type.id },
      ...{ ...plainWine, public_wine: 1, grape_varieties: [], bottle_size: [] },
    };
    expect((await owner.call('POST', '/wine', wine)).status).toBe(201);
    const table = await read(HEAD, 'Steghalde 2021;2021;Zürichsee;rot;13%;75 cl;24.50');
    const { rows } = await check(table);
    expect(rows).toMatchObject([{ existing: { wine: 'Steghalde 2021 2021', by: 'twin' } }]);
  });
});
