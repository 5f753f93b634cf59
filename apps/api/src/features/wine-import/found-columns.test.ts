import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import type { TestServer } from '../../testing/server.ts';
import { serverForLists, understoodOf } from '../../testing/wine-lists.ts';

/* Kinds of columns of lists that shops, cellar books and merchants publish; the wines are invented. */

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

describe('the name', () => {
  const articles = ['4-Jul', 'Samstag', '0012', '4711', 'Dezember 2026', '12.03.2026'];
  const names = ['Räuschling', 'Merlot', 'Blauburgunder', 'Cuvée Rot', 'Kerner', 'Syrah'];
  const list = (...headings: string[]) => [
    `${headings.join(';')};Jahrgang`,
    ...articles.map((article, i) => `${article};${names[i]};202${i}`),
  ];

  it.each([
    ['Artikel', 'Name'],
    ['Artikel', 'Wein'],
    ['Artikel', 'Bezeichnung'],
    ['Produkt', 'Name'],
    ['Article', 'Désignation'],
    ['Articolo', 'Nome'],
    ['Item', 'Wine'],
  ])('stands under «%s» and «%s» under the second, whatever the first has', async (article, name) => {
    const { fields } = await understood(...list(article, name));
    expect([fields[name], fields[article]]).toEqual(['wine', 'sku']);
    const words = await understood(`${article};${name}`, 'Weine;A vom Berg', 'Weine;B vom See');
    expect([words.fields[name], words.fields[article]]).toEqual(['wine', undefined]);
  });

  it('stands under «Artikel» where no other column has it', async () => {
    const { fields } = await understood('Artikel;Preis', 'Räuschling;12.50', 'Merlot;14.50');
    expect(fields).toEqual({ Artikel: 'wine', Preis: 'price' });
  });
});

describe('the price', () => {
  it.each(['Precio (MXN)', 'Price SEK', 'Pris NOK', 'Cena PLN', 'Price ₽'])(
    'under «%s» is in another currency, and asked about',
    async (heading) => {
      const { fields, asked } = await understood(`Vino;Región;${heading}`, 'A;Wallis;876', 'B;Wallis;1336');
      expect([fields[heading], asked]).toEqual([undefined, [['which-price', heading]]]);
    },
  );

  it.each([
    ['6er Karton', 'Einzelflasche'],
    ['Carton de 6', 'Bouteille à l’unité'],
    ['Case of 6', 'Single bottle'],
    ['Cartone', 'Bottiglia singola'],
  ])('of «%s» gives way to that of «%s»', async (box, bottle) => {
    const { fields } = await understood(
      `Wein;Region;${box};${bottle}`,
      'A;Wallis;87.00;14.50',
      'B;Wallis;96.00;16',
    );
    expect([fields[box], fields[bottle]]).toEqual([undefined, 'price']);
  });

  it.each(['Karton 6', 'Karton 12', 'Karton à 6', '6er Karton', 'Karton (6 Fl.)', 'Carton 6', 'Kartons'])(
    'under «%s» is no canton’s, and no region',
    async (box) => {
      const { fields, asked } = await understood(
        `Wein;Jahrgang;EK exkl. MwSt.;VP inkl. MwSt.;${box}`,
        'A;2021;12.40;24.50;147.00',
        'B;2022;13.40;26.50;159.00',
      );
      expect([fields, asked]).toEqual([{ Wein: 'wine', Jahrgang: 'year', 'VP inkl. MwSt.': 'price' }, []]);
    },
  );

  it.each(['Kanton', 'Herkunft', 'Farbe', 'Auszeichnung', 'Jahrgang', 'Im Register', 'Kategorie'])(
    'or another amount is not what «%s» says',
    async (heading) => {
      const { fields } = await understood(`Wein;VP;${heading}`, 'A;24.50;147.00', 'B;26.50;159.00');
      expect(fields).toEqual({ Wein: 'wine', VP: 'price' });
    },
  );

  it('under a heading of sizes changes places with the sizes under one of prices', async () => {
    for (const [size, price] of [
      ['Litrage', 'Tarif'],
      ['Contenance', 'Prix'],
      ['Inhalt', 'Preis'],
    ]) {
      const { fields } = await understood(`Nom;${size};${price}`, 'A;24.50;75 cl', 'B;26.50;75 cl');
      expect(fields).toEqual({ Nom: 'wine', [`${size}`]: 'price', [`${price}`]: 'size' });
      const right = await understood(`Nom;${size};${price}`, 'A;75 cl;24.50', 'B;75 cl;26.50');
      expect(right).toMatchObject({
        fields: { Nom: 'wine', [`${size}`]: 'size', [`${price}`]: 'price' },
        asked: [],
      });
    }
  });

  it('beside a column of another currency is asked about', async () => {
    const { fields, asked } = await understood(
      'product_name,units_per_case,price,currency',
      'A,6,450.00,SEK',
      'B,12,380.00,SEK',
    );
    expect([fields, asked]).toEqual([{ product_name: 'wine' }, [['which-price', 'price']]]);
    const net = await understood('name,price_net,currency', 'A,450.00,SEK', 'B,380.00,SEK');
    expect(net.asked).toEqual([['which-price', 'price_net']]);
  });

  it('that is asked about tells wines from groups all the same', async () => {
    const { lines } = await understood(
      'Tipo;Vino;Precio (MXN)',
      'BLANCOS;;',
      'blanc;A;876',
      'TINTOS;;',
      'rot;B;900',
    );
    expect(lines).toEqual([3, 5]);
  });

  it.each([
    ['costo', 'vendita', 'margine'],
    ['ACQUISTO', 'VENDITA', 'MAGAZZINO'],
    ['coste', 'venta', 'margen'],
    ['coût', 'vente', 'marge'],
    ['custo', 'venda', 'margem'],
    ['Wareneinsatz', 'Verkauf', 'Marge CHF'],
  ])('is not «%s» but «%s»', async (purchase, sale, margin) => {
    const { fields, asked } = await understood(
      `nome_vino;${purchase};${sale};${margin}`,
      'A;12.50;25.00;12.50',
      'B;8.00;18.00;10.00',
    );
    expect([fields, asked]).toEqual([{ nome_vino: 'wine', [sale]: 'price' }, []]);
  });

  it.each(['CHF/Flasche', 'CHF / Fl.', 'Fr. pro Flasche', 'Est. CHF/Bottle', 'CHF la bouteille'])(
    'of a bottle under «%s» is neither a size nor its total',
    async (heading) => {
      const { fields, asked } = await understood(
        `Wein;Anzahl;${heading};Total CHF;Line Total`,
        'A;6;12.00;72.00;72.00',
        'B;6;10.50;63.00;63.00',
      );
      expect([fields, asked]).toEqual([{ Wein: 'wine', [heading]: 'price' }, []]);
    },
  );

  it('in words that are written together is known for what it is', async () => {
    const shop = await understood('Name,Price,ComparePrice', 'A,15.40,18.00', 'B,18.20,0');
    expect([shop.fields, shop.asked]).toEqual([{ Name: 'wine', Price: 'price' }, []]);
    const merchant = await understood('nom;volume;prixHT;prixTTC', 'A;75 cl;3.23;4.10', 'B;75 cl;7.98;9.50');
    expect(merchant.fields).toEqual({ nom: 'wine', volume: 'size', prixTTC: 'price' });
    const without = await understood('nom;volume;prixHT', 'A;75 cl;€ 3.23', 'B;75 cl;€ 7.98');
    expect(without.asked).toEqual([['which-price', 'prixHT']]);
  });

  it('that no bottle costs is asked about', async () => {
    const { fields, asked } = await understood('Name,Price', 'A,1540000', 'B,1820000', 'C,510000');
    expect([fields.Price, asked]).toEqual([undefined, [['which-price', 'Price']]]);
  });

  it('of several columns without a heading is chosen by a person', async () => {
    const { asked } = await understood('Steg Rot;15.50;18.00', 'Halde Weiss;16.70;19.50');
    expect(asked).toEqual([['which-price', '', '']]);
  });

  it('is no analysis, no points and no row number', async () => {
    const { fields, asked } = await understood(
      ';Wein;Säure g/l;Restzucker;Punkte;pH',
      '0;A;5.20;1.80;17.50;3.20',
      '1;B;4.90;1.20;18.00;3.30',
      '3;C;4.90;1.20;18.50;3.40',
    );
    expect([fields, asked]).toEqual([{ Wein: 'wine' }, []]);
  });
});

describe('a column', () => {
  it('of keys, countries or of one word said exactly elsewhere gives way', async () => {
    const { fields } = await understood(
      'product_id,supplier_sku,name,producer_name,country_of_origin,RegionID,RegionName,Code',
      '1207,VT/1,Steg,Weingut A,Schweiz,1001,Wallis,CH',
      '1209,VT/2,Halde,Weingut A,Schweiz,1001,Wallis,CH',
      '1240,VT/3,Berg,Weingut A,Schweiz,1002,Zürichsee,CH',
      '1277,VT/4,Tal,Weingut A,Schweiz,1002,Zürichsee,CH',
      '1278,VT/5,Au,Weingut A,Schweiz,1002,Zürichsee,CH',
    );
    expect(fields).toEqual({ supplier_sku: 'sku', name: 'wine', RegionName: 'region' });
  });

  it('is no article number where nearly all say the same', async () => {
    const rows = ['A', 'B', 'C', 'D', 'E'].map((name) => `${name};CH;20.00`);
    expect((await understood('Wein;Code;Preis', ...rows)).fields).toEqual({ Wein: 'wine', Preis: 'price' });
  });

  it('is the same in each language, and no description', async () => {
    const { fields } = await understood(
      'name_de,name_en,description_de,price',
      'Steg,Bridge,Ein langer Text über einen Wein aus dem Barrique,16.00',
      'Halde,Slope,Noch ein langer Text über einen anderen Wein,22.00',
    );
    expect(fields).toEqual({ name_de: 'wine', price: 'price' });
  });

  it('of pictures and addresses is nothing', async () => {
    const { fields } = await understood(
      'Wine name,Vintage,Label image,labels,Link to wine',
      'Steg,2021,https://example.org/a.jpg,1_steg.jpg,https://example.org/a',
      'Halde,2022,https://example.org/b.jpg,2_halde.jpg,https://example.org/b',
    );
    expect(fields).toEqual({ 'Wine name': 'wine', Vintage: 'year' });
  });

  it('gives way to what its values are', async () => {
    const { fields } = await understood(
      'title,tasting-color,subcategory,Varietal,grapes',
      'Steg,helles Rubinrot,RED,N,Merlot',
      'Halde,blasses Strohgelb,WHITE,S,Merlot',
    );
    expect(fields).toEqual({ title: 'wine', subcategory: 'wine_type', grapes: 'grape' });
  });
});

it('of two regions the one counts whose names are known, and a day is no price', async () => {
  const { fields, asked } = await understood(
    "Cuvée;Appellation;Région;Prix d'achat;À boire avant",
    'Steg;Côte du Py;Wallis;18,50;01/01/2030',
    'Halde;Zürichsee;Zürichsee;32,00;01/01/2031',
  );
  expect([fields, asked]).toEqual([{ Cuvée: 'wine', Région: 'region' }, [['which-price', "Prix d'achat"]]]);
});

it.each(['province', 'Provincia', 'Provinz'])('«%s» is the region', async (heading) => {
  const { fields } = await understood(`Wine;Price;${heading}`, 'Steg;18.50;Wallis', 'Halde;21.00;Zürichsee');
  expect(fields[heading]).toBe('region');
});

describe('headings that nobody knows', () => {
  it.each([
    ['Категория;Название;Сорт;Цена;Картинка;Акция', 'Название', 'Цена'],
    ['Κατηγορία;Όνομα;Ποικιλία;Τιμή;Εικόνα;Προσφορά', 'Όνομα', 'Τιμή'],
  ])('in other scripts are asked about: %s', async (head, name, price) => {
    const { fields, asked } = await understood(
      head,
      'Белые вина;Белая леди;Дамский пальчик;399;ledi.png;Выгодное предложение',
      'Белые вина;Ркацители;;499;rkaciteli.png;',
      'Красные вина;Черный лекарь;Качич;399;lekar.png;',
      'Красные вина;Хванчкара;Александраули;550;hvan.png;',
    );
    expect([fields, asked]).toEqual([
      { [name]: 'wine' },
      [
        ['guessed', name],
        ['which-field', price],
      ],
    ]);
  });

  it('are asked about where two wines have two different numbers', async () => {
    const { fields, asked } = await understood('Wein;Alkohol;Xyz', 'Halde;12.5;18', 'Steg;13;22');
    expect([fields, asked]).toEqual([{ Wein: 'wine', Alkohol: 'alcohol' }, [['which-field', 'Xyz']]]);
  });

  it('are not known by the beginning of their only word', async () => {
    const { fields, asked } = await understood(
      'Varenavn;Produktutvalg;Pris',
      'Steg Akvavit;Basis;399,90',
      'Halde Rød;Basis;439,90',
      'Berg Hvit;Bestilling;199,90',
      'Tal;Basis;205,90',
    );
    expect([fields, asked]).toEqual([
      { Varenavn: 'wine', Pris: 'price' },
      [
        ['guessed', 'Varenavn'],
        ['guessed', 'Pris'],
      ],
    ]);
  });
});
