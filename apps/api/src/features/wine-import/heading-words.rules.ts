import type { Language, WineColumn } from '@rebblatt/contracts';
import { folded } from './likeness.rules.ts';

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
  wine: 'Vino, nome, nombre, denominazione del vino, nome del vino, nome vino, nombre del vino, nombre vino, nom vin, Weinname, Bezeichnung, Name, Produkt, Artikel, article, Artikelbezeichnung, Weinbezeichnung, nom du vin, nom, désignation, cuvée, produit, prodotto, producto, etichetta, etiqueta, wine name, product, vinho, title, titel, product name, produktname, item, item name, wine title',
  year: 'Annata, anno, vendemmia, añada, cosecha, año, colheita, Jahr, Jg, Jahrg, année, an, year, mill, vendange, harvest, årgang, vuosikerta, jaargang, oogstjaar, rocznik, ročník, évjárat, letnik, godište, berba, год, год урожая, винтаж, 年份, ヴィンテージ, 빈티지',
  sku: 'Artikel-Nr, Art-Nr, ArtNr, Artikelnr, Bestellnummer, Nummer, Nr, référence, réf, no article, n° article, numéro, code, codice, código, referencia, riferimento, SKU, variant SKU, item number, ordernumber, article no, wine number, wine no, Weinnummer, Wein-Nr, numéro du vin, numero vino, número de vino',
  region:
    'Denominazione, denominación, denominación de origen, D.O., provenienza, procedencia, zona, región, Herkunft, Ursprung, Anbaugebiet, Weinregion, Gebiet, Herkunftsbezeichnung, Ursprungsbezeichnung, Kanton, Cantone, Appellation, provenance, origine, canton, origin, origen, AOC-Region, região, province, provincia, Provinz',
  wine_type:
    'Tipo, tipologia, tipo di vino, tipo de vino, colore, Typ, Farbe, Weinart, Art, type, product type, Produkttyp, couleur, color, colour, genre',
  wine_category:
    'Kategorie, Klasse, Qualität, Qualitätsstufe, Qualitätsbezeichnung, Prädikat, catégorie, qualité, category, categoria, categoría, qualità, calidad, label, Bio',
  award:
    'Prämierung, Medaille, Preise und Medaillen, Auszeichnungen, médaille, prix obtenu, awards, medal, récompense, premio, premi, premios, medaglia, medaglie, medalla, medallas, riconoscimenti',
  alcohol:
    'Gradazione, tenore alcolico, gradazione alcolica, grado alcolico, titolo alcolometrico, graduación, graduación alcohólica, grado, grado alcohólico, alcol, alcohol, Alkohol, Alk, Alkoholgrad, Alkoholprozent, Alkoholangabe, Volumenprozent, Vol, Vol %, Alkohol %, Alc, ABV, alcool, % vol, degré, degré alcoolique, degré d’alcool, taux, taux d’alcool, teneur, teor, teor alcoólico, titre alcoométrique, alcohol by volume',
  public: 'öffentlich, im Register zeigen, Verzeichnis, registre, public, register',
  grape:
    'Vitigno, vitigni, uva, uve, uvas, variedad, variedades, varietà, casta, castas, cepa, Traube, Trauben, Traubensorte, Rebsorten, Sorte, Sorten, cépages, raisin, grape, grapes, grape varieties, variety, varieties, Hauptsorte, Rebsortenspiegel, Rebsortenzusammensetzung, encépagement, assemblage, uvaggio, varietal',
  size: 'Formato, capacità, capacidad, contenuto, contenido, bottiglia, botella, Grösse, Flasche, Inhalt, Gebinde, Volumen, Format, Füllmenge, Flascheninhalt, contenant, taille, litrage, volume, bouteille, flacon, size, bottle, content',
  price:
    'Prezzo, prezzo bottiglia, precio, precio botella, Einzelflasche, Einzelfl., bouteille à l’unité, bouteille unité, bouteille seule, single bottle, bottiglia singola, botella suelta, preço, PVP, UVP, Flaschenpreis, Preis Flasche, Stückpreis, Ladenpreis, Listenpreis, prix bouteille, prix la bouteille, prix par bouteille, bottle price, CHF, Fr, Preis CHF, Verkaufspreis, VK, VP, Bruttopreis, Endpreis, Preis pro Flasche, Messepreis, Messe, prix foire, prix salon, fair price, prezzo fiera, prix CHF, prix de vente, tarif, price CHF, amount, Betrag, Verkauf, vente, vendita, Endkunde, Endkunden, Endkundenpreis, Endverbraucher, Privatkunden, Konsument, Konsumenten, client final, client privé, clients privés, prix public, consommateur, cliente finale, cliente privato, consumatore, consumidor, consumer, retail, montant, importo, importe, prezzo di vendita, prezzo vendita, venta, precio de venta, venda, preço de venda',
};

/** What a heading means, by its folded form. */
export const knownHeadings = new Map<string, WineColumn>();
for (const [field, text] of Object.entries(others) as [WineColumn, string][])
  for (const word of text.split(', ')) knownHeadings.set(folded(word), field);
for (const names of Object.values(headings))
  for (const [field, name] of Object.entries(names) as [WineColumn, string][])
    knownHeadings.set(folded(name), field);
