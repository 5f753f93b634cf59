import type { WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee'],
    types: ['Weisswein', 'Rotwein'],
    grapes: ['Merlot'],
    sizes: [75, 70, 37.5, 150, 50, 20, 100, 300, 600],
  }));
});
afterAll(() => server.stop());

const read = (...rows: string[]) => readLines(owner, rows);

/** What the check says of a list, as it was read. */
async function check(...rows: string[]) {
  const table = await read(...rows);
  const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table);
  return body.data.rows.map(({ problems, written, ...row }) => {
    const text = (field: string) => {
      const column = table.columns.findIndex((one) => one.field === field);
      const cell = table.rows.find(({ line }) => line === row.line)?.cells[column];
      return written.find((one) => one.column === column)?.text ?? cell;
    };
    return { ...row, problems, price: text('price'), size: text('size') };
  });
}

const HEAD = 'Wein;Region;Weintyp;Alkohol;Flaschengrösse;Preis';
const priced = (...prices: string[]) =>
  check(HEAD, ...prices.map((price, i) => `Probe ${i + 10};Zürichsee;weiss;Regular;75 cl;"${price}"`));
const sized = (...sizes: string[]) =>
  check(HEAD, ...sizes.map((size, i) => `Probe ${i + 10};Zürichsee;weiss;Regular;${size};20`));

describe('a price', () => {
  it('whose heading says a size that cannot be chosen is in doubt in words about that column', async () => {
    const head = 'Wein;Region;Weintyp;Alkohol;Preis 45 cl;Preis 75 cl';
    const table = await read(
      head,
      'Probe 1;Zürichsee;weiss;Regular;12.00;20.00',
      'Probe 2;Zürichsee;weiss;Regular;;21.00',
    );
    const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table);
    expect(body.data.rows.map(({ problems }) => problems)).toEqual([
      [
        {
          ...{ field: 'price', column: 4, key: 'wine-import.size-not-offered' },
          ...{ params: { heading: 'Preis 45 cl' }, suggestions: [''] },
        },
      ],
      [],
    ]);
    expect(body.data.missing).toEqual([]);
  });

  it('that can be read in one way only is taken', async () => {
    const rows = await priced('1.250,00', '1,250.00', "1'250.00", '1 250,00', '1 250.–', '18,5', 'à 18.50');
    expect(rows.map(({ price, problems }) => [price, problems])).toEqual(
      ['1250.00', '1250.00', '1250.00', '1250.00', '1250.00', '18.50', '18.50'].map((price) => [price, []]),
    );
  });

  it('that can be read in several is in doubt, with what may be meant', async () => {
    const rows = await priced(
      '1.250',
      'CHF 1,250',
      '12.500',
      '24/22',
      'ab 24.50',
      '€ 18.50',
      '24.5O',
      '-12.00',
    );
    expect(rows.map(({ problems }) => problems.map(({ suggestions }) => suggestions))).toEqual([
      [['1250.00', '1.25']],
      [['1250.00', '1.25']],
      [['12.50', '12500.00']],
      [['24.00', '22.00']],
      [['24.50']],
      [['18.50']],
      [['24.50']],
      [['12.00']],
    ]);
    expect(rows.every(({ problems }) => problems[0]?.key === 'wine-import.which-price')).toBe(true);
  });

  it('that is none is in doubt in words and as 0, and left out as a dash', async () => {
    const rows = await priced('auf Anfrage', '0', '–', 'ausverkauft');
    expect(rows.map(({ problems }) => problems.map(({ suggestions }) => suggestions))).toEqual([
      [['']],
      [['']],
      [],
      [['']],
    ]);
  });

  it.each([
    'Preis EK',
    'Nettopreis',
    'Preis Karton',
    'Literpreis',
    'Preis pro Glas',
    'Preis EUR',
    'Prix HT',
    'Prix carton',
  ])('of something else is taken from the column «%s» by choice only', async (heading) => {
    const { columns } = await read(
      `Wein;Region;${heading};Verkaufspreis`,
      'Halde;Zürichsee;120.00;20.00',
      'Steg;Zürichsee;132.00;22.00',
    );
    expect(columns.map(({ field }) => field)).toEqual(['wine', 'region', null, 'price']);
    const alone = await read(`Wein;Region;${heading}`, 'Halde;Zürichsee;CHF 120.00');
    expect(alone.columns.map(({ field }) => field)).toEqual(['wine', 'region', null]);
  });

  it('in another currency, which a column of its own says, is taken by choice only', async () => {
    const { columns } = await read('Wein;Preis;Währung;Flaschen', 'Halde;20.00;EUR;6', 'Steg;22.00;EUR;12');
    expect(columns.map(({ field }) => field)).toEqual(['wine', null, null, null]);
  });

  it.each(['Flaschenpreis', 'Prix bouteille', 'Preis/Flasche', 'Prezzo'])(
    'stands under «%s»',
    async (heading) => {
      const { columns } = await read(`Wein;Region;${heading}`, 'Halde;Zürichsee;20');
      expect(columns[2]?.field).toBe('price');
    },
  );

  it('stands under the size that it is for', async () => {
    const table = await read('Wein;Region;75 cl;Magnum;3/8', 'Halde;Zürichsee;20;45;12');
    expect(table.columns.map(({ field }) => field)).toEqual(['wine', 'region', 'price', 'price', 'price']);
    const { body } = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table);
    const sizes = body.data.rows[0]?.problems.filter(({ field }) => field === 'size' || field === 'price');
    expect(sizes).toEqual([]);
  });
});

describe('the size of a bottle', () => {
  it.each([
    ['0.75 Liter', '75 cl'],
    ['0,75 Litre', '75 cl'],
    ['75 Centiliter', '75 cl'],
    ['75cl', '75 cl'],
    ['0,75', '75 cl'],
    ['7,5 dl', '75 cl'],
    ['750', '75 cl'],
    ['Magnum (150 cl)', '150 cl'],
    ['BiB 3 l', '300 cl'],
    ['0,75l-Flasche', '75 cl'],
    ['75 cl bottiglia', '75 cl'],
  ])('%j is %s', async (text, size) => {
    expect(await sized(text)).toMatchObject([{ size, problems: [] }]);
  });

  it.each([
    ['Magnum', '150 cl'],
    ['magnum', '150 cl'],
    ['Mag.', '150 cl'],
    ['MG', '150 cl'],
    ['Doppelmagnum', '300 cl'],
    ['Double Mag.', '300 cl'],
    ['Jéro', '300 cl'],
    ['Double Magnum', '300 cl'],
    ['Jéroboam', '300 cl'],
    ['Methusalem', '600 cl'],
    ['Impériale', '600 cl'],
    ['halbe', '37.5 cl'],
    ['halbe Flasche', '37.5 cl'],
    ['demi', '37.5 cl'],
    ['Demi-bouteille', '37.5 cl'],
    ['mezza bottiglia', '37.5 cl'],
    ['half bottle', '37.5 cl'],
    ['1/2', '37.5 cl'],
    ['3/8', '37.5 cl'],
    ['Schoppen', '37.5 cl'],
    ['Piccolo', '20 cl'],
    ['0,1875 l', '20 cl'],
    ['Flasche', '75 cl'],
    ['7', '70 cl'],
  ])('%j is in doubt and probably %s', async (text, size) => {
    const [row] = await sized(text);
    expect(row?.problems).toMatchObject([{ field: 'size', key: 'wine-import.similar' }]);
    expect(row?.problems[0]?.suggestions[0]).toBe(size);
  });

  it.each(['Rehoboam', 'Salmanazar', '450 cl'])(
    '%j that the fair does not have has no other for it',
    async (text) => {
      expect((await sized(text))[0]?.problems).toMatchObject([
        { key: 'wine-import.unknown', suggestions: [] },
      ]);
    },
  );

  it.each([
    '6 × 75 cl',
    '6x75cl',
    '75cl x 6',
    'Karton 6/75',
    '6er Karton 75 cl',
    'carton de 6 (75 cl)',
    '12 Fl. à 0.75 l',
    'caisse 6 x 7.5 dl',
  ])('%j is a box, whose price may be for all its bottles', async (text) => {
    expect((await sized(text))[0]?.problems).toMatchObject([
      { field: 'size', key: 'wine-import.carton', params: { text }, suggestions: ['75 cl'] },
    ]);
  });
});

it('a list in Italian is recognised by its headings', async () => {
  const { columns } = await read(
    'Vino;Tipo;Denominazione;Vitigno;Annata;Gradazione;Formato;Prezzo',
    'Merlot Riserva;rosso;Zürichsee;Merlot;2020;13.5%;75 cl;28,50',
  );
  expect(columns.map(({ field }) => field)).toEqual([
    ...['wine', 'wine_type', 'region', 'grape', 'year', 'alcohol', 'size', 'price'],
  ]);
});
