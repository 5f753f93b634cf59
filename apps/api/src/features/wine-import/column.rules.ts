import type { Language, WineColumn } from '@rebblatt/contracts';
import { repeatedColumns } from '@rebblatt/contracts';
import { distance, folded } from './likeness.rules.ts';
import { isMarked } from './number.rules.ts';
import { readSize } from './size.rules.ts';

/** What stands over each column in files that are made here. */
export const headings: Record<Language, Record<WineColumn, string>> = {
  de: {
    id: 'Nr. (Rebblatt)',
    wine: 'Wein',
    year: 'Jahrgang',
    sku: 'Artikelnummer',
    region: 'Region',
    wine_type: 'Weintyp',
    wine_category: 'Weinkategorie',
    award: 'Auszeichnung',
    alcohol: 'Alkoholgehalt',
    public: 'Im Register',
    grape: 'Rebsorte',
    size: 'Flaschengrösse',
    price: 'Preis',
  },
  fr: {
    id: 'N° (Rebblatt)',
    wine: 'Vin',
    year: 'Millésime',
    sku: 'Numéro d’article',
    region: 'Région',
    wine_type: 'Type de vin',
    wine_category: 'Catégorie de vin',
    award: 'Distinction',
    alcohol: 'Teneur en alcool',
    public: 'Dans l’index',
    grape: 'Cépage',
    size: 'Contenance',
    price: 'Prix',
  },
  en: {
    id: 'No. (Rebblatt)',
    wine: 'Wine',
    year: 'Vintage',
    sku: 'Article number',
    region: 'Region',
    wine_type: 'Wine type',
    wine_category: 'Wine category',
    award: 'Award',
    alcohol: 'Alcohol content',
    public: 'In the register',
    grape: 'Grape variety',
    size: 'Bottle size',
    price: 'Price',
  },
};

/** Other words that people put over the same column. */
const others: Record<WineColumn, string> = {
  id: 'Rebblatt-Nr, Nr. im Katalog, N° au catalogue, No. in the catalogue, Katalog-ID, Wein-ID, catalogue id',
  wine: 'Vino, nome, denominazione del vino, Weinname, Bezeichnung, Name, Produkt, Artikel, Artikelbezeichnung, Weinbezeichnung, nom du vin, nom, désignation, cuvée, produit, wine name, product',
  year: 'Annata, anno, Jahr, Jg, Jahrg, année, an, year, mill',
  sku: 'Artikel-Nr, Art-Nr, ArtNr, Artikelnr, Bestellnummer, Nummer, Nr, référence, réf, no article, n° article, numéro, code, SKU, item number, article no',
  region:
    'Denominazione, provenienza, zona, Herkunft, Anbaugebiet, Weinregion, Gebiet, Kanton, Appellation, provenance, origine, canton, origin, AOC-Region',
  wine_type: 'Tipo, colore, Typ, Farbe, Weinart, Art, type, couleur, color, colour, genre',
  wine_category: 'Kategorie, Klasse, Qualität, catégorie, qualité, category, label, Bio',
  award:
    'Prämierung, Medaille, Preise und Medaillen, Auszeichnungen, médaille, prix obtenu, awards, medal, récompense',
  alcohol:
    'Gradazione, gradazione alcolica, alcol, Alkohol, Alk, Vol, Vol %, Alkohol %, Alc, alcool, % vol, titre alcoométrique, alcohol',
  public: 'öffentlich, im Register zeigen, Verzeichnis, registre, public, register',
  grape:
    'Vitigno, vitigni, uva, Traube, Trauben, Traubensorte, Rebsorten, Sorte, Sorten, cépages, raisin, grape, grapes, grape varieties, variety, varieties, Hauptsorte',
  size: 'Formato, capacità, bottiglia, Grösse, Flasche, Inhalt, Gebinde, Volumen, Format, Füllmenge, Flascheninhalt, taille, volume, bouteille, flacon, size, bottle, content',
  price:
    'Prezzo, prezzo bottiglia, Flaschenpreis, Preis Flasche, prix bouteille, prix la bouteille, prix par bouteille, bottle price, CHF, Fr, Preis CHF, Verkaufspreis, VK, Bruttopreis, Endpreis, Preis pro Flasche, Messepreis, prix CHF, prix de vente, tarif, price CHF, amount, Betrag',
};

const words = new Map<string, WineColumn>();
for (const [field, text] of Object.entries(others) as [WineColumn, string][])
  for (const word of text.split(', ')) words.set(folded(word), field);
for (const names of Object.values(headings))
  for (const [field, name] of Object.entries(names) as [WineColumn, string][]) words.set(folded(name), field);

/** A heading without what counts or explains it: «1. Rebsorte», «Preis 2 (CHF)», «Region *». */
const bare = (heading: string) =>
  folded(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(/(?:^|\s)\d{1,2}[.)]?(?=\s|$)/g, ' '));

/** Prices that no visitor pays for one bottle: of purchase, net, for a box, a litre or a glass, in another currency. */
const OTHER_PRICE =
  /(?<!\p{L})(?:einkauf\p{L}*|ek|ep|netto\p{L}*|exkl|ht|achat|h[äa]ndler\p{L}*|gastro\p{L}*|revendeur\p{L}*|wholesale|trade|purchase|net|acquisto|\p{L}*karton\p{L}*|\p{L}*kisten?\p{L}*|carton\p{L}*|caisse\p{L}*|case|box|liter\p{L}*|litre|litro|glas|verre|glass|bicchiere|calice|offen\p{L}*|eur\p{L}*|usd|gbp|dollar)(?!\p{L})|[€$£]/iu;

/** Whether a column has prices, but others than a page prints; it is taken only by choice. */
export const isOtherPrice = (heading: string): boolean => OTHER_PRICE.test(heading);

/** What a column is by its heading; null when nothing says it. */
export function columnOf(heading: string): WineColumn | null {
  const field = fieldOf(heading);
  return field === 'price' && isOtherPrice(heading) ? null : field;
}

/** A heading that says a size has prices under it: «Preis 75 cl», «75 cl», «Magnum». */
function isSizeOfPrices(heading: string): boolean {
  const read = readSize(heading);
  return read?.clear === true && read.contents.length === 1;
}

/** What cellars and shops count, which is no size of a bottle. */
const counted = new Set(
  'Flaschen, Anzahl, Anzahl Flaschen, Anz, Menge, Bestand, Lager, Stock, bouteilles, nombre, nombre de bouteilles, quantité, qté, qty, quantity, bottles, bottiglie, quantità, giacenza'
    .split(', ')
    .map(folded),
);

function fieldOf(heading: string): WineColumn | null {
  if (counted.has(folded(heading))) return null;
  const exact = words.get(folded(heading)) ?? words.get(bare(heading));
  if (exact) return exact;
  if (isSizeOfPrices(heading)) return 'price';
  const word = bare(heading);
  if (word.length < 5) return null;
  for (const [known, field] of words) if (known.length >= 5 && distance(word, known, 1) <= 1) return field;
  for (const [known, field] of words) if (known.length >= 5 && word.startsWith(known)) return field;
  return null;
}

/**
 * What columns seem to be by their cells: `known` are those whose heading says it, and stay.
 * @param columns the cells of each column
 */
export type Guess = (
  columns: string[][],
  headings: string[],
  known: (WineColumn | null)[],
) => (WineColumn | null)[];

/**
 * What the columns of a list are: by their headings first, then by what stands in them. What a list can have once is
 * given to the first column only.
 */
export function matchColumns(
  { headings, cells }: { headings: string[]; cells: string[][] },
  guess: Guess,
): (WineColumn | null)[] {
  const columns = headings.map((_, index) => cells.map((row) => row[index] ?? ''));
  const numbers = columns.findIndex((column) => column.some(isMarked));
  const taken = new Set<WineColumn>(numbers < 0 ? [] : ['id']);
  const byHeading = headings.map((heading, index): WineColumn | null => {
    // Numbers from here are known by their sign, whatever stands over them.
    if (index === numbers) return 'id';
    const field = columnOf(heading);
    if (field === null || (taken.has(field) && !repeatedColumns.includes(field))) return null;
    taken.add(field);
    return field;
  });
  return guess(columns, headings, byHeading);
}

/** 15.50€, CHF 24.00, 13.5 %: such a cell is of a wine, whatever its neighbours are called. */
const isAmount = (cell: string) => /^\D{0,4}\d+[.,]\d{1,2}\s*(?:€|eur|chf|fr\.?|%)?$/i.test(cell.trim());

/**
 * Whether a row is one of headings: several cells name a column, and one of them with words alone. Names of wines begin
 * with such words, too («Cuvée …»), so that a row with an amount is none.
 */
export function isHeadingRow(cells: string[]): boolean {
  if (cells.some(isAmount)) return false;
  const named = cells.filter((cell) => cell && columnOf(cell));
  // «CHF 25» and «75 cl» may stand over a column, but stand in lists without headings as well.
  return named.some((cell) => !/\d/.test(cell)) && (named.length > 1 || cells.length === 1);
}
