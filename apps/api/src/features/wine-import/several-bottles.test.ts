import type { TableRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { askedOf, checkList, readLines, serverForLists } from '../../testing/wine-lists.ts';
import { workbookOfParts } from '../../testing/workbook-parts.ts';

/* Lists of wines that come in several bottles: one row or several, one price column or several. */

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Wallis'],
    types: ['Weisswein', 'Rotwein'],
    sizes: [75, 70, 37.5, 50, 100, 150],
  }));
});
afterAll(() => server.stop());

const read = (...rows: string[]) => readLines(owner, rows);

const check = (table: Pick<TableRead, 'columns' | 'rows'>) => checkList(owner, table);

const fieldsOf = ({ columns }: TableRead) => columns.map(({ field }) => field);

describe('the number of an article', () => {
  const sizes = ['75 cl', '37.5 cl', '150 cl'];
  const wines = ['Seehalde', 'Alte Rebe', 'Steinler', 'Rütihof'];
  const inRows = (nameOf: (wine: string, size: string) => string, numberOf: (index: number) => string) =>
    wines.flatMap((wine, index) =>
      sizes.map((size) => `${nameOf(wine, size)};${numberOf(index)};Wallis;${size};${20 + index}.50`),
    );

  it.each([
    ['with the size in a column of its own', (wine: string) => wine],
    ['with the size in the name, too', (wine: string, size: string) => `${wine} ${size}`],
  ])('that several sizes of a wine share is kept, %s', async (_, nameOf) => {
    const list = await read(
      'Wein;Artikel-Nr;Region;Inhalt;Preis',
      ...inRows(nameOf, (index) => `A-${index + 1}`),
    );
    expect(fieldsOf(list)).toEqual(['wine', 'sku', 'region', 'size', 'price']);
    expect(askedOf(list)).toEqual([]);
  });

  it('that is a code of kinds is asked about', async () => {
    const list = await read(
      'Wein;Artikel-Nr;Region;Inhalt;Preis',
      ...wines.map((wine, index) => `${wine};${index % 2 ? 'W' : 'R'};Wallis;75 cl;${20 + index}.50`),
      'Halde;R;Wallis;75 cl;18.50',
    );
    expect(fieldsOf(list)).toEqual(['wine', null, 'region', 'size', 'price']);
    expect(askedOf(list)).toEqual([['which-field', 'Artikel-Nr']]);
  });
});

describe('a dash of accounts', () => {
  it('stands for no price, as one that was typed', async () => {
    const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
    const rows = [
      `<row>${['Wein', 'Region', 'Inhalt', 'Preis', 'Inhalt 2', 'Preis 2'].map(text).join('')}</row>`,
      ...[0, 18.5].map(
        (price) =>
          `<row>${['Seehalde', 'Wallis', '75 cl'].map(text).join('')}<c s="1"><v>24</v></c>${text('37.5 cl')}<c s="1"><v>${price}</v></c></row>`,
      ),
    ];
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="_-* #,##0.00_-;-* #,##0.00_-;_-* &quot;-&quot;??_-;_-@_-"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>';
    const form = new FormData();
    const bytes = await workbookOfParts(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`, {
      'xl/styles.xml': styles,
    });
    form.set('file', new Blob([new Uint8Array(bytes)]), 'liste.xlsx');
    const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', form);
    const [first, second] = body.data.rows;
    expect(first?.cells.slice(3)).toEqual(['24.00', '37.5 cl', '-']);
    expect([first?.marks, second?.cells[5]]).toEqual([undefined, '18.50']);
    const checked = await check(body.data);
    const about = checked.rows[0]?.problems.filter(({ field }) => field === 'price' || field === 'size');
    expect(about).toEqual([]);
  });
});

describe('a litre', () => {
  it.each([
    'Liter',
    '1 Liter',
    'Literflasche',
    'Liter-Flasche',
    'litre',
    '1L',
    '1 l',
    'un litre',
    'litro',
    'Flasche zu 1 Liter',
  ])('«%s» is 100 cl, or suggests it first', async (size) => {
    const list = await read('Wein;Region;Inhalt;Preis', `Seehalde;Wallis;${size};18.50`);
    const [row] = (await check(list)).rows;
    const problem = row?.problems.find(({ field }) => field === 'size');
    const written = row?.written.find(({ column }) => column === 2)?.text;
    expect(problem?.suggestions[0] ?? written).toBe('100 cl');
  });
});

describe('prices under the names of bottles', () => {
  it('are asked about, each with the bottles that are called so', async () => {
    const list = await read(
      'Wein;Region;Halbe;Ganze',
      'Seehalde;Wallis;12.50;21.00',
      'Steinler;Wallis;13.50;23.00',
    );
    expect(list.questions?.map(({ options }) => options.map(({ heading }) => heading))).toEqual([
      ['Halbe 37.5 cl', 'Halbe 50 cl'],
      ['Ganze 75 cl', 'Ganze 70 cl'],
    ]);
    const [half, whole] = list.questions ?? [];
    const columns = list.columns.map((one, at) => {
      const answer = [half, whole]
        .map((question) => question?.options[0])
        .find((one1) => one1?.column === at);
      return answer ? { heading: answer.heading ?? '', field: answer.field } : one;
    });
    const [row] = (await check({ ...list, columns })).rows;
    expect(row?.problems.filter(({ field }) => field === 'price' || field === 'size')).toEqual([]);
  });

  it.each([
    ['18.50', '24.00', '31.00'],
    ['35.00', '50.00', '31.00'],
    ['35', '50', '31'],
  ])('are no sizes beside a column that has them: %s, %s, %s', async (...prices) => {
    const list = await read(
      'Wein;Region;Inhalt;Flasche',
      ...prices.map((price, i) => `Seehalde ${'ABC'[i]};Wallis;75 cl;${price}`),
    );
    expect(fieldsOf(list)).toEqual(['wine', 'region', 'size', 'price']);
    expect(askedOf(list)).toEqual([['guessed', 'Flasche']]);
  });

  it('that a bare number says are of that bottle', async () => {
    const list = await read(
      'Wein;Region;Preis 75;Preis 37.5',
      'Seehalde;Wallis;21.00;12.50',
      'Steinler;Wallis;23.00;13.50',
    );
    expect([fieldsOf(list), askedOf(list)]).toEqual([['wine', 'region', 'price', 'price'], []]);
    const [row] = (await check(list)).rows;
    expect(row?.problems.filter(({ field }) => field === 'price' || field === 'size')).toEqual([]);
  });
});

describe('counted columns of prices', () => {
  it('of another kind are chosen together with the sizes beside them', async () => {
    const list = await read(
      'nom;region;volume1;prixHT1;volume2;prixHT2;volume3;prixHT3',
      'Seehalde;Wallis;75 cl;20.10;37.5 cl;11.20;150 cl;44.50',
      'Steinler;Wallis;75 cl;22.10;37.5 cl;12.20;150 cl;48.50',
    );
    expect(list.questions).toEqual([
      { kind: 'which-price', options: [{ column: 3, field: 'price', also: [5, 7] }] },
    ]);
  });

  it('find the size that has their number, whichever column is missing', async () => {
    const list = await read(
      'nom;region;volume1;volume2;prix2;volume3;prix3',
      'Seehalde;Wallis;75 cl;37.5 cl;11.20;150 cl;44.50',
    );
    const { rows, unused } = await check(list);
    const [row] = rows;
    expect(row?.problems.filter(({ field }) => field === 'price' || field === 'size')).toEqual([]);
    expect(unused).toEqual([2]);
  });

  it('without sizes are asked about one by one', async () => {
    const list = await read(
      'Wein;Region;Preis 1;Preis 2',
      'Seehalde;Wallis;20.10;11.20',
      'Steinler;Wallis;22.10;12.20',
    );
    expect(list.questions).toEqual([
      {
        kind: 'which-price',
        options: [
          { column: 2, field: 'price' },
          { column: 3, field: 'price' },
        ],
      },
    ]);
  });
});
