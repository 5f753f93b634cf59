import type { WineColumn } from '@rebblatt/contracts';

/** A list as a program or a merchant writes it, what its columns are, and what only its owner knows. */
interface ListOfProgram {
  of: string;
  rows: string[];
  fields: Record<string, WineColumn>;
  asked: string[][];
}

/**
 * Headings and cells after exports of shops, cellar books, bookkeepings and tables of merchants in five languages; the
 * wines are invented.
 */
export const listsOfPrograms: ListOfProgram[] = [
  {
    of: 'a web shop',
    rows: [
      'ID,Type,SKU,Name,Published,Is featured?,Regular price,Sale price,Categories,Attribute 1 name,Attribute 1 value(s)',
      '101,simple,W-101,Clevner Barrique 2021,1,0,24.50,,Rotwein,Jahrgang,2021',
      '102,simple,W-102,Räuschling 2022,1,0,19.00,17.00,Weisswein,Jahrgang,2022',
    ],
    fields: {
      SKU: 'sku',
      Name: 'wine',
      'Regular price': 'price',
      Categories: 'wine_type',
      'Attribute 1 value(s)': 'year',
    },
    asked: [],
  },
  {
    of: 'another web shop',
    rows: [
      'Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item',
      'clevner,Clevner 2021,Weingut A,Rotwein,rot,Grösse,75 cl,W1,24.50,28.00,9.80',
      'raeuschling,Räuschling 2022,Weingut A,Weisswein,weiss,Grösse,75 cl,W2,19.00,,8.00',
    ],
    fields: {
      Title: 'wine',
      Type: 'wine_type',
      'Option1 Value': 'size',
      'Variant SKU': 'sku',
      'Variant Price': 'price',
    },
    asked: [],
  },
  {
    of: 'a cellar book',
    rows: [
      'Type,Color,Category,Size,Currency,Value,Price,TotalQuantity,Quantity,Vintage,Wine,Locale,Producer,Varietal,Country,Region',
      'Red,Red,Dry,750ml,CHF,45.00,30.00,6,6,2019,Pinot Noir Reserve,Switzerland,A,Pinot Noir,Switzerland,Zürichsee',
      'White,White,Dry,750ml,CHF,25.00,20.00,3,3,2020,Räuschling,Switzerland,A,Räuschling,Switzerland,Zürichsee',
    ],
    fields: {
      Type: 'wine_type',
      Category: 'wine_category',
      Size: 'size',
      Price: 'price',
      Vintage: 'year',
      Wine: 'wine',
      Varietal: 'grape',
      Region: 'region',
    },
    asked: [],
  },
  {
    of: 'an app for labels',
    rows: [
      'Winery,Wine name,Vintage,Region,Country,Regional wine style,Average rating,Wine type,Drinking Window',
      'A,Clevner,2021,Zürichsee,Switzerland,Swiss Pinot,4.1,Red Wine,2022 - 2026',
      'B,Räuschling,2022,Zürichsee,Switzerland,,3.9,White Wine,',
    ],
    fields: { 'Wine name': 'wine', Vintage: 'year', Region: 'region', 'Wine type': 'wine_type' },
    asked: [],
  },
  {
    of: 'a third web shop',
    rows: [
      'ordernumber;name;supplier;tax;price_EK;pseudoprice_EK;instock;unitID;purchaseunit',
      '10001;Clevner 2021;A;8.1;24.5;28;12;1;0.75',
      '10002;Räuschling 2022;A;8.1;19;;20;1;0.75',
    ],
    fields: { ordernumber: 'sku', name: 'wine', purchaseunit: 'size' },
    asked: [
      ['which-price', 'price_EK', 'pseudoprice_EK'],
      ['guessed', 'purchaseunit'],
    ],
  },
  {
    of: 'a bookkeeping',
    rows: [
      'Artikel-Nr.;Bezeichnung;Beschreibung;Verkaufspreis;Einkaufspreis;Einheit;Lagerbestand',
      '1001;Clevner 2021 75 cl;trocken;24.50;9.80;Fl.;120',
      '1002;Räuschling 2022 75 cl;frisch;19.00;8.00;Fl.;80',
    ],
    fields: { 'Artikel-Nr.': 'sku', Bezeichnung: 'wine', Verkaufspreis: 'price' },
    asked: [],
  },
  {
    of: 'a program for wineries',
    rows: [
      'Weinnummer;Jahrgang;Weinbezeichnung;Qualität;Geschmack;Inhalt;Preis;Grundpreis (€/l)',
      '12;2021;Clevner;Qualitätswein;trocken;0,75;9,80;13,07',
      '14;2022;Räuschling;Kabinett;halbtrocken;0,75;8,50;11,33',
    ],
    fields: {
      Weinnummer: 'sku',
      Jahrgang: 'year',
      Weinbezeichnung: 'wine',
      Qualität: 'wine_category',
      Inhalt: 'size',
      Preis: 'price',
    },
    asked: [],
  },
  {
    of: 'a merchant in Romandy',
    rows: [
      'Domaine;Cuvée;Appellation;Millésime;Couleur;Contenance;Prix TTC;Prix HT;Stock',
      'Domaine A;Réserve;Zürichsee;2021;rouge;75 cl;24.50;22.66;120',
      'Domaine A;Vieilles vignes;Zürichsee;2022;blanc;75 cl;19.00;17.58;60',
    ],
    fields: {
      Cuvée: 'wine',
      Appellation: 'region',
      Millésime: 'year',
      Couleur: 'wine_type',
      Contenance: 'size',
      'Prix TTC': 'price',
    },
    asked: [],
  },
  {
    of: 'a merchant in the Ticino',
    rows: [
      'Codice;Descrizione;Annata;Formato (cl);Prezzo listino;Prezzo ivato;Sconto',
      'A1;Merlot Riserva;2020;75;26,00;28,50;10%',
      'A2;Bianco di Merlot;2023;75;17,50;19,00;10%',
    ],
    fields: { Codice: 'sku', Descrizione: 'wine', Annata: 'year', 'Formato (cl)': 'size' },
    asked: [['which-price', 'Prezzo listino', 'Prezzo ivato']],
  },
  {
    of: 'a Spanish merchant',
    rows: [
      'Referencia;Nombre;Bodega;D.O.;Añada;Tipo;Uva;Formato;PVP;Stock',
      'R1;Crianza;Bodega A;Zürichsee;2019;Tinto;Merlot;75 cl;18,50;60',
      'R2;Joven;Bodega A;Zürichsee;2022;Blanco;Merlot;75 cl;9,50;120',
    ],
    fields: {
      Referencia: 'sku',
      Nombre: 'wine',
      'D.O.': 'region',
      Añada: 'year',
      Tipo: 'wine_type',
      Uva: 'grape',
      Formato: 'size',
      PVP: 'price',
    },
    asked: [],
  },
  {
    of: 'a winery with a price per bottle size',
    rows: [
      'Sorte;Qualitätsstufe;Jahrgang;Alkohol;Säure;Restzucker;Flasche 0,75l;Magnum 1,5l;ab 12 Flaschen',
      'Merlot;Landwein;2021;13,5;5,2;1,8;12,50;26,00;11,80',
      'Pinot Noir;Reserve;2020;14,0;4,9;1,2;18,50;38,00;17,50',
    ],
    fields: {
      Sorte: 'grape',
      Qualitätsstufe: 'wine_category',
      Jahrgang: 'year',
      Alkohol: 'alcohol',
      'Flasche 0,75l': 'price',
      'Magnum 1,5l': 'price',
    },
    asked: [],
  },
  {
    of: 'a winery with a price per six',
    rows: [
      'Artikel;Jg.;Traubensorte;Inhalt cl;Preis/Fl. inkl. MWST;Preis 6 Fl.;Trinkreife',
      'Clevner;2021;Pinot Noir;75;24.50;147.00;2023-2028',
      'Räuschling;2022;Räuschling;75;19.00;114.00;2023-2025',
    ],
    fields: {
      Artikel: 'wine',
      'Jg.': 'year',
      Traubensorte: 'grape',
      'Inhalt cl': 'size',
      'Preis/Fl. inkl. MWST': 'price',
    },
    asked: [],
  },
  {
    of: 'a table of a database',
    rows: [
      'wine_name,grape_variety,vintage,alcohol_content,format_ml,unit_price,cost_price,stock_qty',
      'Clevner,Pinot Noir,2021,13.5,750,24.50,9.80,120',
      'Rauschling,Merlot,2022,12.0,750,19.00,8.00,60',
    ],
    fields: {
      wine_name: 'wine',
      grape_variety: 'grape',
      vintage: 'year',
      alcohol_content: 'alcohol',
      format_ml: 'size',
      unit_price: 'price',
    },
    asked: [],
  },
  {
    of: 'an importer',
    rows: [
      'Producer,Wine,Colour,Vintage,Bottle size,RRP inc VAT,Trade price ex VAT',
      'A,Clevner,Red,2021,75cl,24.50,16.00',
      'A,Räuschling,White,2022,75cl,19.00,12.50',
    ],
    fields: {
      Wine: 'wine',
      Colour: 'wine_type',
      Vintage: 'year',
      'Bottle size': 'size',
      'RRP inc VAT': 'price',
    },
    asked: [],
  },
  {
    of: 'a Portuguese merchant',
    rows: [
      'Vinho;Colheita;Região;Casta;Teor alcoólico;Preço',
      'Tinto Reserva;2019;Zürichsee;Merlot;14%;18,00',
      'Branco;2021;Zürichsee;Merlot;12%;9,00',
    ],
    fields: {
      Vinho: 'wine',
      Colheita: 'year',
      Região: 'region',
      Casta: 'grape',
      'Teor alcoólico': 'alcohol',
      Preço: 'price',
    },
    asked: [],
  },
  {
    of: 'a price list by sizes',
    rows: [
      'Wein;Jahrgang;Preis 37.5 cl;Preis 75 cl;Preis 150 cl',
      'Clevner;2021;;24.50;52.00',
      'Räuschling;2022;11.00;19.00;',
    ],
    fields: {
      Wein: 'wine',
      Jahrgang: 'year',
      'Preis 37.5 cl': 'price',
      'Preis 75 cl': 'price',
      'Preis 150 cl': 'price',
    },
    asked: [],
  },
  {
    of: 'prices with and without tax',
    rows: ['Wein;Jahrgang;netto;brutto', 'Clevner;2021;22.70;24.50', 'Räuschling;2022;17.60;19.00'],
    fields: { Wein: 'wine', Jahrgang: 'year', brutto: 'price' },
    asked: [],
  },
  {
    of: 'prices of before and now',
    rows: ['Wein;Alter Preis;Neuer Preis', 'Clevner;22.70;24.50', 'Räuschling;17.60;19.00'],
    fields: { Wein: 'wine', 'Neuer Preis': 'price' },
    asked: [],
  },
  {
    of: 'prices by year',
    rows: ['Wein;Preis 2024;Preis 2025', 'Clevner;22.70;24.50', 'Räuschling;17.60;19.00'],
    fields: { Wein: 'wine' },
    asked: [['which-price', 'Preis 2024', 'Preis 2025']],
  },
  {
    of: 'an order form',
    rows: [
      'Bestellung;Wein;Jahrgang;Fl. à 75 cl;Preis pro Flasche;Total',
      ';Clevner;2021;;24.50;',
      ';Räuschling;2022;;19.00;',
    ],
    fields: { Wein: 'wine', Jahrgang: 'year', 'Fl. à 75 cl': 'price', 'Preis pro Flasche': 'price' },
    asked: [],
  },
];
