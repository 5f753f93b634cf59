import type { WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee', 'Ticino'],
    types: ['Weisswein', 'Rotwein'],
    grapes: ['Merlot'],
    sizes: [75, 37.5, 150],
  }));
});
afterAll(() => server.stop());

const read = (...rows: string[]) => readLines(owner, rows);

const check = async (table: object) =>
  (await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', table)).body.data;

/** What a column was taken for, by its heading, and what is asked. */
async function understood(...rows: string[]) {
  const { columns, questions = [], rows: wines } = await read(...rows);
  const name = (column: number) => columns[column]?.heading;
  return {
    fields: Object.fromEntries(columns.map(({ heading, field }) => [heading, field])),
    asked: questions.map(({ kind, options }) => [kind, ...options.map(({ column }) => name(column))]),
    lines: wines.map(({ line }) => line),
  };
}

const AS_PRICE = [
  ...['Flaschenpreis', 'Bouteillenpreis', 'Bottle price', 'Flasche CHF', 'Grössenpreis', 'Artikelpreis'],
  ...['VP inkl. MwSt.', 'Prix TTC', 'Precio', 'PVP', 'Prezzo al pubblico', 'UVP'],
];

describe('a heading', () => {
  it.each(AS_PRICE)('«%s» has prices under it', async (heading) => {
    const { fields, asked } = await understood(`Wein;Region;${heading}`, 'A;Zürichsee;45', 'B;Ticino;16.20');
    expect([fields[heading], asked]).toEqual(['price', []]);
  });

  it.each([
    'EK exkl. MwSt.',
    'Einkauf',
    'Einstandspreis',
    'Preis netto',
    'Prix HT',
    'Preis Karton',
    'Preis 6er',
    'Literpreis',
    'CHF/l',
    'Preis pro Glas',
    '1 dl',
    'Prix 1,5 dl',
    'Preis 12.5 cl',
    '0.1 l',
    '125 ml',
    'Preis ab Hof',
    'Preis alt',
    'Preis bisher',
    'Ancien prix',
    'Preis Vorjahr',
    'Preis €',
    'Händlerpreis',
    'Restaurantpreis',
    'Prix restaurateurs',
    'Prezzo ristoranti',
    'Horeca CHF',
    'Aktionspreis',
  ])('«%s» is another price, and gives way to the one that visitors pay', async (heading) => {
    for (const head of [`Wein;${heading};VP inkl. MwSt.`, `Wein;VP inkl. MwSt.;${heading}`]) {
      const { fields, asked } = await understood(head, 'A;14.10;16.20', 'B;18.40;22.50');
      expect([fields[heading], fields['VP inkl. MwSt.'], asked]).toEqual([null, 'price', []]);
    }
    const alone = await understood(`Wein;Region;${heading}`, 'A;Zürichsee;14.10', 'B;Ticino;18.40');
    expect([alone.fields[heading], alone.asked]).toEqual([null, [['which-price', heading]]]);
  });

  it.each([
    ['Karton', '114.00', '96.00'],
    ['Karton', '114', '96'],
    ['Karton', '12.50', '14.00'],
    ['carton', 'CHF 114.-', 'CHF 96.-'],
    ['Cartone', '114,00', '96,00'],
    ['6er', '114.00', '96.00'],
    ['Caisse', '114.00', '96.00'],
    ['Cassa', '78', '96'],
    ['Liter', '14.50', '16.00'],
    ['Glas', '6.50', '7.00'],
  ])('that is «%s» alone is asked about over %s, and never taken by itself', async (heading, a, b) => {
    const alone = await understood(`Wein;Region;${heading}`, `A;Zürichsee;${a}`, `B;Ticino;${b}`);
    expect([alone.fields[heading], alone.asked]).toEqual([null, [['which-price', heading]]]);
    const beside = await understood(`Wein;Stand;${heading}`, `Halde;21.50;${a}`, `Steg;18.00;${b}`);
    expect([beside.fields[heading], beside.asked]).toEqual([null, [['which-price', 'Stand', heading]]]);
  });

  it('of a glass gives way to those of the bottles beside it', async () => {
    const card = await understood('Wein;1 dl;37.5 cl;75 cl', 'A;7.50;26.00;48.00', 'B;6.50;;42.00');
    expect([card.fields, card.asked]).toEqual([
      { Wein: 'wine', '1 dl': null, '37.5 cl': 'price', '75 cl': 'price' },
      [],
    ]);
    const bottles = await understood('Wein;18.7 cl;2 dl;75 cl', 'A;7.50;9.00;48.00', 'B;6.50;8.00;42.00');
    expect(Object.values(bottles.fields)).toEqual(['wine', 'price', 'price', 'price']);
  });

  it('that is one of several for the price of a bottle is chosen by a person', async () => {
    const { fields, asked } = await understood(
      'Wein;Messepreis;Ladenpreis',
      'A;14.00;16.20',
      'B;18.00;22.50',
    );
    expect([fields.Messepreis, fields.Ladenpreis]).toEqual([null, null]);
    expect(asked).toEqual([['which-price', 'Messepreis', 'Ladenpreis']]);
  });

  it('of the one who buys at the stand is that of the price, beside those of the trade', async () => {
    const { fields, asked } = await understood(
      'Wein;Inhalt;Einstandspreis CHF;Wiederverkäufer;Endkunde inkl. MWST;6er-Karton',
      'A;75 cl;8.40;14.50;19.00;108.00',
      'B;75 cl;7.20;12.00;16.50;93.00',
    );
    expect([fields['Endkunde inkl. MWST'], asked]).toEqual(['price', []]);
  });

  it.each(['Artikel', 'Produkt', 'Item'])('«%s» over numbers has those of the articles', async (heading) => {
    const { fields } = await understood(
      `${heading};Bezeichnung;Inhalt;VP inkl.;EK netto`,
      '1001;Clevner;75;19.00;9.20',
      '1002;Räuschling;75;16.50;8.10',
    );
    expect([fields[heading], fields.Bezeichnung]).toEqual(['sku', 'wine']);
    const named = await understood(`${heading};Inhalt;Preis`, 'Clevner;75;19.00', 'Räuschling;75;16.50');
    expect(named.fields[heading]).toBe('wine');
  });

  it('that nobody knows is among the prices to choose from, be its values like those of alcohol', async () => {
    const { asked } = await understood(
      'Wein;Inhalt;EK;Stand;6er-Karton',
      'A;75 cl;8.40;19.00;108.00',
      'B;75 cl;7.20;16.50;93.00',
    );
    expect(asked).toEqual([['which-price', 'EK', 'Stand', '6er-Karton']]);
  });

  it('gives way to its values where none of them is what it says', async () => {
    const { fields, asked } = await understood('Wein;Region;Flasche', 'A;Zürichsee;45', 'B;Ticino;16.20');
    expect([fields.Flasche, asked]).toEqual(['price', [['guessed', 'Flasche']]]);
  });

  it.each(['Teor', 'Gradazione', 'Degré', 'ABV', 'Taux', 'Graduación'])(
    '«%s» is of alcohol',
    async (heading) => {
      const { fields } = await understood(`Vino;${heading};Precio`, 'A;12.5;20.00', 'B;13;21.50');
      expect(fields).toEqual({ Vino: 'wine', [heading]: 'alcohol', Precio: 'price' });
    },
  );

  it('in Spanish is known', async () => {
    const { fields } = await understood(
      'Vino;Añada;Denominación de Origen;Variedades;Graduación;Botella;Precio',
      'Crianza;2019;Ticino;Merlot;13,5;75 cl;18,50',
    );
    expect(Object.values(fields)).toEqual(['wine', 'year', 'region', 'grape', 'alcohol', 'size', 'price']);
  });

  it('that nobody knows is none of the wines, and its words are shown', async () => {
    const { fields, lines } = await understood(
      'Borászat;Évjárat;Ár',
      'Furmint;2021;18.50',
      'Kadarka;2020;21.00',
    );
    expect(lines).toEqual([2, 3]);
    expect(fields).toEqual({ Borászat: 'wine', Évjárat: 'year', Ár: 'price' });
  });

  it('is none where a first wine has no price yet', async () => {
    const { lines } = await understood('Halde Rot;rot;', 'Steg Weiss;weiss;21.00', 'Bugwein;rot;24.00');
    expect(lines).toEqual([1, 2, 3]);
  });
});

describe('numbers without a heading', () => {
  it('that may be of alcohol are asked about, and taken for nothing', async () => {
    const { columns, questions } = await read('Halde Rot;12.50', 'Steg Weiss;13.00', 'Bugwein;14.50');
    expect(columns.map(({ field }) => field)).toEqual(['wine', null]);
    expect(questions).toEqual([
      {
        kind: 'which-field',
        options: [
          { column: 1, field: 'alcohol' },
          { column: 1, field: 'price' },
        ],
      },
    ]);
  });

  it('are prices beside a column of alcohol, which is asked all the same', async () => {
    const { columns, questions } = await read('Halde Rot;12.5 %;12.50', 'Steg Weiss;13 %;13.00');
    expect(columns.map(({ field }) => field)).toEqual(['wine', 'alcohol', 'price']);
    expect(questions).toEqual([{ kind: 'guessed', options: [{ column: 2, field: 'price' }] }]);
  });
});

describe('a price of more or less than a bottle', () => {
  it('is in doubt in every row when it is chosen', async () => {
    const { columns, ...table } = await read('Wein;Preis 6er-Karton', 'A;120.00', 'B;90.00');
    const chosen = columns.map((one, index) => (index === 1 ? { ...one, field: 'price' } : one));
    const { rows } = await check({ ...table, columns: chosen });
    expect(rows.map(({ problems }) => problems.filter(({ field }) => field === 'price'))).toMatchObject([
      [{ key: 'wine-import.price-of-more', suggestions: ['20.00', '120.00'] }],
      [{ key: 'wine-import.price-of-more', suggestions: ['15.00', '90.00'] }],
    ]);
  });
});

describe('what a box holds', () => {
  it.each(['Karton', 'Carton', '6er', 'Units per case'])('under «%s» is no price', async (heading) => {
    const { fields, asked } = await understood(`Wein;Preis;${heading}`, 'A;21.50;6', 'B;18.00;12');
    expect([fields[heading], asked]).toEqual([null, []]);
    const alone = await understood(`Wein;Region;${heading}`, 'A;Zürichsee;6', 'B;Ticino;6', 'C;Ticino;12');
    expect([alone.fields[heading], alone.asked]).toEqual([null, []]);
  });
});

describe('pairs of sizes and prices', () => {
  it('with a number in their headings belong together', async () => {
    const { fields, asked } = await understood(
      'vin;volume;prix;volume2;prix2',
      'A;75 cl;20.00;150 cl;45.00',
      'B;75 cl;18.00;37.5 cl;10.00',
    );
    expect(Object.values(fields)).toEqual(['wine', 'size', 'price', 'size', 'price']);
    expect(asked).toEqual([]);
  });

  it('tell a size without its price', async () => {
    const table = await read(
      'Wein;Inhalt;Preis;Inhalt 2;Preis 2',
      'A;75 cl;20.00;150 cl;',
      'B;75 cl;18.00;;',
    );
    const { rows } = await check(table);
    const problemsOfRows = rows.map(({ problems }) =>
      problems.filter(({ key }) => key === 'wine-import.size-without-price'),
    );
    expect(problemsOfRows).toMatchObject([[{ field: 'size', column: 3, suggestions: [''] }], []]);
  });

  it('of which the prices are missing are told as a whole', async () => {
    const { unused } = await check(
      await read('Wein;Region;Inhalt', 'A;Zürichsee;75 cl', 'B;Zürichsee;150 cl'),
    );
    expect(unused).toEqual([2]);
    expect((await check(await read('Wein;Inhalt;Preis', 'A;75 cl;20.00'))).unused).toEqual([]);
  });
});
