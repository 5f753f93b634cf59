import type { TableRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { checkList, readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee', 'Genf'],
    types: ['Weisswein', 'Rotwein'],
    grapes: ['Merlot', 'Räuschling'],
    sizes: [75],
  }));
});
afterAll(() => server.stop());

const read = (...rows: string[]) => readLines(owner, rows);
const check = (table: Pick<TableRead, 'columns' | 'rows'>) => checkList(owner, table);

describe('the list of the next year', () => {
  beforeAll(async () => {
    const table = await read(
      'Wein;Jahrgang;Region;Typ;Alkohol;Traube;Grösse;Preis;Auszeichnung',
      'Seehalde;2022;Genf;weiss;12;Räuschling;75 cl;20;',
      'Doppelt;2022;Genf;weiss;12;;75 cl;20;',
      'Doppelt;2022;Genf;rot;12;Merlot;75 cl;20;',
    );
    await owner.call('POST', '/wine-import', { columns: table.columns, rows: table.rows });
  });

  it('has what the vintage before had, as an offer', async () => {
    const { rows } = await check(
      await read('Wein;Jahrgang;Preis', 'SEEHALDE;2023;21', 'Neu;2023;30', 'Seehalde;2021;9'),
    );
    expect(rows.map(({ previous }) => previous?.wine ?? null)).toEqual(['Seehalde 2022', null, null]);
    expect(rows[0]?.previous?.values).toEqual([
      { field: 'region', text: 'Schweiz - Genf' },
      { field: 'wine_type', text: 'Weisswein' },
      { field: 'alcohol', text: 'Regular' },
      { field: 'grape', text: 'Räuschling' },
      { field: 'size', text: '75 cl' },
    ]);
  });

  it('has it also where a region was filled in that nearly all wines have, and the list says none', async () => {
    const table = await read('Wein;Jahrgang;Preis', 'Seehalde;2023;21');
    const filled = (usual?: 1) => ({
      ...table,
      columns: [...table.columns, { heading: '', field: 'region' as const, ...(usual && { usual }) }],
      rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, 'Schweiz - Zürichsee'] })),
    });
    expect((await check(filled(1))).rows[0]?.previous?.wine).toBe('Seehalde 2022');
    expect((await check(filled())).rows[0]?.previous).toBeNull();
  });

  it('has none where two wines may be meant, until the list says which', async () => {
    const open = await check(await read('Wein;Jahrgang;Preis', 'Doppelt;2023;21'));
    expect(open.rows[0]?.previous).toBeNull();
    const checked = await check(await read('Wein;Jahrgang;Typ;Preis', 'Doppelt;2023;rot;21'));
    expect(checked.rows[0]?.previous?.values).toContainEqual({ field: 'grape', text: 'Merlot' });
  });
});
