import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { checkList, readLines, serverForLists } from '../../testing/wine-lists.ts';

/* Kinds of lists that cellars and restaurants keep; the wines are invented. */

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee', 'Wallis'],
    types: ['Weisswein', 'Rotwein', 'Schaumwein', 'Roséwein'],
    grapes: ['Merlot'],
    sizes: [75, 150],
  }));
});
afterAll(() => server.stop());

async function understood(...rows: string[]) {
  const { columns, questions = [], rows: wines } = await readLines(owner, rows);
  return {
    fields: Object.fromEntries(columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : []))),
    asked: questions.map(({ kind, options }) => [
      kind,
      ...options.map(({ column }) => columns[column]?.heading),
    ]),
    lines: wines.map(({ line }) => line),
  };
}

describe('a cellar book that names wines by their estate', () => {
  const rows = [
    'Domaine des Tilleuls;Montagny;Rouge;1999;Frigo B7;A boire;Bouteille (75 cl);25.00',
    'Domaine des Tilleuls;Montagny;Rouge;1999;Frigo B8;A boire;Bouteille (75 cl);25.00',
    'Clos du Vieux Puits;Montagny;Blanc;2004;Frigo C1;A garder;Magnum (150 cl);60.00',
    'Clos du Vieux Puits;Aran;Blanc;2005;Frigo C2;A garder;Bouteille (75 cl);31.00',
    'Les Grands Murs;Aran;Rouge;2007;Frigo C3;A garder;Bouteille (75 cl);28.00',
  ];

  it.each([
    ['Château;Ville;Type;Année;Position;Infos;Contenant;Prix', 'Château', 'Contenant'],
    ['Weingut;Ort;Typ;Jahrgang;Lagerplatz;Infos;Inhalt;Preis', 'Weingut', 'Inhalt'],
    ['Domaine;Commune;Couleur;Millésime;Emplacement;Remarques;Contenance;Prix', 'Domaine', 'Contenance'],
    ['Cantina;Comune;Tipo;Annata;Scaffale;Note;Formato;Prezzo', 'Cantina', 'Formato'],
  ])('asks whether «%s» has the names, and not the place in the cellar', async (head, name, size) => {
    const { fields, asked } = await understood(head, ...rows);
    expect([asked, fields[name], fields[size]]).toEqual([[['guessed', name]], 'wine', 'size']);
  });
});

describe('headings in words that nobody knows', () => {
  const wines = ['2018;Halde Brut;Kellerei A;81.90;Sped', '2019;Turm;Kellerei B;49.70;Sped'];

  it('are found under a title and a group', async () => {
    const rows = ['Kaart;;;;', 'Bubbels;;;;', 'Godina;Naziv;Izradio;Svota;Dobava', ...wines];
    const { fields, lines } = await understood(...rows);
    expect(lines).toEqual([4, 5]);
    expect(fields.Godina).toBe('year');
  });

  it('are not what a wine is called under a title', async () => {
    const { lines } = await understood('Unsere Karte;;;;', 'NV;Steg;Kellerei A;19.00;Sped', ...wines);
    expect(lines).toEqual([2, 3, 4]);
  });
});

describe('the export of a shop', () => {
  it.each(['PRICE GROUP', 'price_range', 'Preisgruppe', 'Groupe de prix', 'Fascia prezzo'])(
    'has no price under «%s»',
    async (heading) => {
      const { fields, asked } = await understood(
        `name;${heading};cost;price`,
        'Halde Brut;A 0-1000;39;75.50',
        'Turm;B 1000-2000;75;97.90',
      );
      expect([fields, asked]).toEqual([{ name: 'wine', price: 'price' }, []]);
    },
  );

  it('offers a type for the name of a kind of wine, and reads «N/V» as no vintage', async () => {
    const lines = [
      'Wein;Jahrgang;Typ',
      'Halde;N/V;Champagner',
      'Turm;2021;Crémant',
      'Steg;2022;Œil-de-Perdrix',
    ];
    const { rows } = await checkList(owner, await readLines(owner, lines));
    const problemsOfRows = rows.map(({ problems }) =>
      problems
        .filter(({ column }) => column !== null)
        .map(({ field, suggestions }) => [field, ...suggestions]),
    );
    expect(problemsOfRows).toEqual([
      [['wine_type', 'Schaumwein']],
      [['wine_type', 'Schaumwein']],
      [['wine_type', 'Roséwein']],
    ]);
  });
});

describe('what is counted or numbered', () => {
  it.each(['stock_level', 'Stock', 'stocks'])(
    'under «%s» is no price, and not asked about',
    async (heading) => {
      const { fields, asked } = await understood(
        `Name;Region;${heading}`,
        'A;Wallis;1',
        'B;Wallis;12',
        'C;Wallis;6',
      );
      expect([fields[heading], asked]).toEqual([undefined, []]);
    },
  );

  it('under «vintage_stocks» is no vintage', async () => {
    const { fields } = await understood(
      'Name;Region;vintage_stocks',
      'A;Wallis;[]',
      'B;Wallis;[]',
      'C;Wallis;',
    );
    expect(fields.vintage_stocks).toBeUndefined();
  });

  it.each(['Wine Number', 'Weinnummer', 'Wein-Nr.', 'numéro du vin'])(
    'under «%s» are numbers of articles',
    async (heading) => {
      const { fields, asked } = await understood(
        `${heading};Name;Region`,
        '397;A;Wallis',
        '394;B;Wallis',
        '393;C;Zürichsee',
      );
      expect([fields[heading], fields.Name, asked]).toEqual(['sku', 'wine', []]);
    },
  );
});
