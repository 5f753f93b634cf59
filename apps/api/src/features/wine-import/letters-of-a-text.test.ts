import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({ regions: ['Zürichsee'] }));
});
afterAll(() => server.stop());

async function read(bytes: Uint8Array, choices: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'liste.csv');
  for (const [key, value] of Object.entries(choices)) form.set(key, value);
  return (await owner.call<{ data: TableRead }>('POST', '/wine-import/read', form)).body.data;
}
const textsOf = ({ rows }: TableRead) => rows.map(({ cells }) => cells);

describe('the letters of a text', () => {
  const list =
    "Wein;Jahrgang;Region\r\nChâteau d'Été;2021;Zürichsee\r\nRäuschling Müller;2020;Zürichsee\r\nCuvée Père François;2019;Genève";
  it.each([
    ['cp850', 'ibm850'],
    ['cp437', 'ibm850'],
    ['macroman', 'macintosh'],
    ['win1252', 'windows-1252'],
    ['utf8', 'utf-8'],
    ['utf16-be', 'utf-16be'],
    ['utf7', 'utf-7'],
  ])('are recognised in %s', async (page, taken) => {
    const read1 = await read(iconv.encode(list, page));
    expect(textsOf(read1).map(([name]) => name)).toEqual([
      "Château d'Été",
      'Räuschling Müller',
      'Cuvée Père François',
    ]);
    expect(read1.encoding).toMatchObject({ taken, sure: true });
    expect(read1.rows.some(({ marks }) => marks)).toBe(false);
  });

  it.each(['Cuvée A+B', 'Merlot+Cabernet', 'A+-Klasse', 'Rot+Weiss-Paket', 'Sekt +', '+41-44', 'Bio+-Wein'])(
    'of «%s» are no UTF-7',
    async (name) => {
      const list = await read(Buffer.from(`Wein;Region\n${name};Zurich\nDuo+Trio;Bern`));
      expect([list.encoding?.taken, textsOf(list)[0]?.[0]]).toEqual(['utf-8', name]);
    },
  );

  it('are recognised in the pages of Central Europe and in the one with the euro', async () => {
    const czech = await read(
      iconv.encode(
        'Víno;Cena\r\nVeltlínské zelené;12\r\nTramín červený pozdní sběr;9\r\nRyzlink rýnský Šobes, Žůrek;8',
        'win1250',
      ),
    );
    expect([czech.encoding?.taken, textsOf(czech).at(-2)?.[0]]).toEqual([
      'windows-1250',
      'Tramín červený pozdní sběr',
    ]);
    const mac = await read(
      iconv.encode(
        'Wein;Region\nŽilavka Mostar;Zürichsee\nTramín červený;Zürichsee\nRyzlink rýnský pozdní sběr;Zürichsee\n',
        'maccenteuro',
      ),
    );
    expect([mac.encoding?.taken, mac.encoding?.sure, textsOf(mac)[1]?.[0]]).toEqual([
      'x-mac-ce',
      true,
      'Tramín červený',
    ]);
    const euro = await read(
      iconv.encode('Wein;Preis\r\nCœur de Rosé;12 €\r\nŒil-de-Perdrix;9 €', 'iso-8859-15'),
    );
    expect(textsOf(euro)[0]).toEqual(['Cœur de Rosé', '12 €']);
  });

  it('that may be several are asked about, with the first lines, and taken as chosen', async () => {
    const bytes = Buffer.from('Wein;Jahrgang\r\nD\xa5r;2021\r\n', 'latin1');
    const doubtful = await read(bytes);
    expect(doubtful.encoding?.sure).toBe(false);
    expect(doubtful.encoding?.offered.length).toBeGreaterThan(1);
    expect(doubtful.encoding?.offered[0]?.lines).toHaveLength(1);
    const { columns, rows } = doubtful;
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
    expect(check.body.data.rows[0]?.problems[0]).toMatchObject({
      field: 'wine',
      key: 'wine-import.cell-letters',
    });
    const chosen = await read(bytes, { encoding: 'macintosh' });
    expect([textsOf(chosen)[0]?.[0], chosen.encoding?.taken, chosen.encoding?.sure]).toEqual([
      'D•r',
      'macintosh',
      true,
    ]);
  });

  it('that were decoded wrongly on their way are in doubt, with what was meant', async () => {
    const broken = iconv.decode(Buffer.from('Zürichsee'), 'win1252');
    const { columns, rows } = await read(Buffer.from(`Wein;Region\nSeehalde;${broken}`));
    const check = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
    expect(check.body.data.rows[0]?.problems).toContainEqual(
      expect.objectContaining({
        field: 'region',
        key: 'wine-import.cell-letters',
        suggestions: ['Zürichsee', broken],
      }),
    );
  });

  it.each([
    ['win1252', 'windows-1252', ['Œil de Perdrix', 'Müller-Thurgau', 'Räuschling'], 'Rosé'],
    ['win1250', 'windows-1250', ['Žlahtina Škofija', 'Cviček', 'Rumeni muškat'], 'Rosé'],
    ['cp852', 'ibm852', ['Tokaji Aszú', 'Hárslevelű', 'Kékfrankos'], 'Rosé'],
    ['iso-8859-2', 'iso-8859-2', ['Žlahtina', 'Graševina', 'Plešivica'], 'Rosé'],
    ['macroman', 'macintosh', ['Œil de Perdrix', 'Étoile', 'Cœur de Clos'], 'Rosé'],
    ['maccenteuro', 'x-mac-ce', ['Žlahtina Škofija', 'Cviček', 'Rumeni muškat'], 'Rosé'],
    ['iso-8859-15', 'iso-8859-15', ['Œil de Perdrix', 'Grand Œuvre', 'Müller'], 'Rosé'],
  ])('are recognised in %s by the words of wine lists', async (page, taken, names, type) => {
    const rows = names.map((name) => `${name};2023;Zürichsee;${type};18.50`);
    const list = await read(iconv.encode(['Wein;Jahrgang;Region;Weintyp;Preis', ...rows].join('\n'), page));
    // Pages that give the same text are one; the more usual one is named.
    expect(textsOf(list).map(([name]) => name)).toEqual(names);
    expect(list.encoding?.sure).toBe(true);
    if (['windows-1252', 'ibm852', 'x-mac-ce'].includes(taken)) expect(list.encoding?.taken).toBe(taken);
  });

  it('are asked about where one word is all there is, the right reading among the first lines', async () => {
    const list = await read(iconv.encode('Wein;Jahrgang\nSmørrebrød;2021\n', 'macroman'));
    expect(list.encoding?.sure).toBe(false);
    expect(list.encoding?.offered.flatMap(({ lines }) => lines)).toContain('Smørrebrød;2021');
  });
});
