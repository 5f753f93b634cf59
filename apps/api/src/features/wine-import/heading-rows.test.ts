import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { serverForLists, understoodOf } from '../../testing/wine-lists.ts';

/* Rows of headings of lists that shops, cellar books and merchants publish; the wines are invented. */

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee', 'Wallis'],
    types: ['Weisswein', 'Rotwein'],
    grapes: ['Merlot'],
    sizes: [75, 150],
  }));
});
afterAll(() => server.stop());

const understood = (...rows: string[]) => understoodOf(owner, rows);

describe('a row of headings', () => {
  it('with one known word is no wine', async () => {
    const { fields, lines } = await understood('wine_name,description', 'Steg,Pauillac', 'Halde,Margaux');
    expect([fields, lines]).toEqual([{ wine_name: 'wine' }, [2, 3]]);
  });

  it('in words that nobody knows may number them', async () => {
    const { lines } = await understood(
      'Bor;Évjárat;Ár1;Íz1;Íz2',
      'Steg;2021;18.50;a;b',
      'Halde;2020;21.00;c;d',
    );
    expect(lines).toEqual([2, 3]);
    const korean = await understood('이름,가격,아로마 1,아로마 2', 'Steg,18.50,a,b', 'Halde,21.00,c,d');
    expect(korean.lines).toEqual([2, 3]);
  });

  it.each([
    ['Vare 1;Årgang 2;Pris 1', 'Steg;2019;24.50', 'Halde;2020;19.00'],
    ['Название 1;Цена 2024;Объем', 'Белая леди;399;0.75', 'Ркацители;499;0.75'],
  ])('may have a number over each column: %s', async (...rows) => {
    expect((await understood(...rows)).lines).toEqual([2, 3]);
  });

  it.each([
    ['Steg 7;CHF 24;75 cl', 'Halde 8;CHF 26;75 cl', 'Rain 9;CHF 28;75 cl'],
    ['Cuvée 7;rot;auf Anfrage', 'Steg;weiss;21.00', 'Halde;rot;24.00'],
  ])('is none where its numbers are those of a wine: %s', async (...rows) => {
    expect((await understood(...rows)).lines).toEqual([1, 2, 3]);
  });

  it('is none where a numbered word is a wine', async () => {
    const { lines } = await understood('Cuvée 7;rot;offen', 'Steg;weiss;21.00', 'Halde;rot;24.00');
    expect(lines).toEqual([1, 2, 3]);
  });

  it('over some of the columns alone is found under what stands above', async () => {
    const { fields, lines, asked } = await understood(
      'Weingut A',
      'Web;https://example.org',
      ';;;Customer Price;Margin',
      'Steg;Rotwein;15.50;18.00;2.50',
      'Halde;Weisswein;16.70;19.50;2.80',
    );
    expect([fields['Customer Price'], lines, asked]).toEqual(['price', [4, 5], []]);
  });

  it('is left out where it is repeated, in lists of names too', async () => {
    const { lines } = await understood(
      'Tipo;Bodega;Nombre',
      'rosso;A;Steg',
      'Tipo;Bodega;Nombre',
      'rosso;B;Au',
    );
    expect(lines).toEqual([2, 4]);
  });
});

it('totals and averages are no wines', async () => {
  const { lines } = await understood(
    'Wine;Vendor;Bottles;CHF/Bottle',
    ...[
      'Steg;A;6;12.00',
      'Halde;A;6;10.00',
      ';TOTALS;12;132.00',
      ';AVG CHF/BOTTLE;;11.00',
      ';Durchschnitt;;11',
    ],
  );
  expect(lines).toEqual([2, 3]);
});

it.each([
  ['37.5 cl;Flasche', '8.50;15.50', '9.50;17.50', ['Flasche']],
  ['Demi;Bouteille;Magnum', '9.50;17.50;34.00', '10.50;19.50;38.00', ['Demi', 'Bouteille']],
  ['Halbflasche;Flasche;Magnum', '9.50;17.50;34.00', '10.50;19.50;38.00', ['Halbflasche', 'Flasche']],
])(
  'prices under the names of bottles, «%s», are not dropped unsaid',
  async (headings, first, second, names) => {
    const { fields, asked } = await understood(
      `Wein;Weintyp;${headings}`,
      `Steg;Rotwein;${first}`,
      `Halde;Weisswein;${second}`,
    );
    const named = asked.flatMap(([, ...columns]) => columns);
    for (const name of names) expect(named.includes(name) || fields[name] === 'price').toBe(true);
  },
);
