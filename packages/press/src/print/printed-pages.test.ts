import {
  type BookPage,
  type BookRun,
  type PrintedLook,
  type PrintedWine,
  type RegisterEntry,
  type TypefacePair,
  typefacePairs,
} from '@rebblatt/contracts';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { layOutRun } from '../book/lay-out-run.ts';
import { renderPage } from '../raster/render-page.ts';
import { pressForTests } from '../testing/press-for-tests.ts';

// Whether the templates fit as promised can only be tested in the browser that prints, with the real fonts.

const { press } = pressForTests();

const names = [
  'Räuschling Seehalden AOC',
  'Côtes du Rhône Villages Séguret',
  'Brunello di Montalcino Riserva 2e tirage',
];
const symbols = ['v', 'k', 'l'] as const;

function wines(count: number, from: number): PrintedWine[] {
  return Array.from({ length: count }, (_, i) => {
    const symbol = symbols[i % 3] ?? 'v';
    return {
      id: from + i,
      name: names[i % names.length] ?? '',
      year: 2015 + (i % 9),
      sku: `W-${1000 + i}`,
      award: i % 2 === 0 ? { symbol, award: `Auszeichnung ${symbol}` } : null,
      price1: 1234.5,
      price2: 89,
    };
  });
}

/** A wine page with this many rows in this many categories. */
function winePage(
  rows: number,
  categoryCount: number,
  wished: { footer?: string; long?: boolean } = {},
): BookPage {
  const footerRows = wished.footer?.split('\n').length ?? 0;
  const wineCount = rows - categoryCount - footerRows;
  return {
    page_type: 1,
    page_id: rows * 100 + categoryCount,
    folio: 12,
    with_sku: false,
    content: {
      page_title: wished.long ? 'Spezialitäten aus Portugal, Spanien und Griechenland' : 'Zürich',
      company: {
        company_name: 'Weinhandlung zur Goldenen Traube Hürlimann & Söhne AG',
        street: 'Bahnhofstrasse',
        number: '12a',
        zip_code: '8640',
        city: 'Rapperswil-Jona',
        phone: '055 555 12 30',
        website: 'https://goldene-traube.test',
      },
      stand: { stand: wished.long ? 'Zürich 12–14' : 'L-12', ship: 'Stadt Rapperswil', deck: 'Sonnendeck' },
      logo: { logo_id: 1, sha256: 'a'.repeat(64), width_mm: 65, height_mm: 122.5 },
      footer: wished.footer ?? null,
      categories: Array.from({ length: categoryCount }, (_, i) => ({
        id: i + 1,
        category: `Kategorie ${i + 1}`,
        bottle_size1: '75 cl',
        bottle_size2: '150 cl',
        wines: wines(Math.floor((wineCount + i) / categoryCount), i * 100),
      })),
    },
  };
}

const run = (pages: BookPage[], look?: PrintedLook): BookRun => ({
  catalog_name: 'Weinschiffe 2026',
  language: 'de',
  pages,
  ...(look && { look }),
});
const setIn = (pair: TypefacePair): PrintedLook | undefined =>
  pair === 'newsreader' ? undefined : { typefaces: pair };

test.each(typefacePairs)('27 rows fit on a wine page in %s, however they are distributed', async (pair) => {
  const pages = [1, 2, 4, 6, 8, 9].flatMap((categories) => [
    winePage(27, categories),
    winePage(27, categories, { footer: 'Degustation am Stand.\nMesserabatt 10 %.', long: true }),
  ]);
  const fit = await press.measure(run(pages, setIn(pair)));
  expect(fit.filter(({ name }) => name === 'wine-page')).toHaveLength(pages.length);
  expect(fit.filter(({ overflow_mm }) => overflow_mm > 0)).toEqual([]);
});

test('a wine page with far too many rows is measured as overflowing, by page', async () => {
  const fit = await press.measure(run([winePage(20, 2), winePage(45, 3)]));
  const over = fit.filter(({ overflow_mm }) => overflow_mm > 0);
  expect(over.map(({ page_id, name }) => ({ page_id, name }))).toEqual([
    { page_id: 4503, name: 'wine-page' },
  ]);
  expect(over[0]?.overflow_mm).toBeGreaterThan(5);
});

test.each(typefacePairs)('registers and the tour in %s never exceed their counted pages', async (pair) => {
  const exhibitors = Array.from(
    { length: 140 },
    (_, i): RegisterEntry => ({
      exhibitor_id: i,
      company_name:
        i % 4 === 0 ? `Weinhandlung und Kellerei zum Grünen Glas Ängeli & Söhne ${i}` : `Kellerei ${i}`,
      city: 'Zug',
      stands: i % 5 === 0 ? [`L-${i}`, `L-${i + 1}`, 'Zürich 12–14'] : [`L-${i}`],
      pages: Array.from({ length: 1 + (i % 7) }, (_, p) => 100 + i + p * (1 + (i % 3))),
    }),
  );
  const stops = exhibitors.map(({ company_name, pages }, i) => ({ stand: `Steg ${i}`, company_name, pages }));
  const pages: BookPage[] = [
    { page_type: 4, page_id: 1, folio: 1, content: { exhibitors } },
    {
      page_type: 5,
      page_id: 2,
      folio: 5,
      content: {
        countries: ['Schweiz', 'Vereinigte Staaten von Amerika'].map((name) => ({
          name,
          regions: ['Wallis', 'Friuli Colli Orientali und Collio Goriziano'].map((region) => ({
            name: region,
            exhibitors,
          })),
        })),
      },
    },
    {
      page_type: 6,
      page_id: 3,
      folio: 20,
      content: { ships: [{ name: 'Stadt Rapperswil', decks: [{ name: 'Sonnendeck', stops }] }] },
    },
  ];
  for (const kind of ['grape', 'award', 'ship', 'type'] as const)
    pages.push({
      page_type: 7,
      page_id: pages.length + 1,
      folio: 30,
      content: {
        kind,
        groups: [
          'Räuschling',
          'Grosse Auszeichnung der internationalen Weinprämierung der deutschsprachigen Länder',
          null,
        ].map((name) => ({
          name,
          symbol: kind === 'award' ? 'v' : null,
          parts: [{ name: kind === 'ship' ? 'Sonnendeck' : '', entries: exhibitors }],
        })),
      },
    });
  const fit = await press.measure(run(pages, setIn(pair)));
  expect(fit.length).toBeGreaterThan(10);
  expect(fit.filter(({ overflow_mm }) => overflow_mm > 0)).toEqual([]);
});

test('the second column of a register is beside the first, even when there is no third', async () => {
  const exhibitors = Array.from(
    { length: 30 },
    (_, i): RegisterEntry => ({
      exhibitor_id: i,
      company_name: `Kellerei ${i}`,
      city: 'Zug',
      stands: ['L-1'],
      pages: [i],
    }),
  );
  const countries = [{ name: 'Schweiz', regions: [{ name: 'Wallis', exhibitors }] }];
  const laidOut = layOutRun(run([{ page_type: 5, page_id: 1, folio: 5, content: { countries } }]));
  const pdf = await press.print(laidOut.documents[0] ?? '');
  const { png } = await renderPage(pdf, { page: 0, size: { ppi: 127 } });
  // 127 ppi is five pixels per millimetre; between title and footer, inside the thumb index.
  const darkest = async (fromMm: number, toMm: number) => {
    const strip = { left: fromMm * 5, top: 200, width: (toMm - fromMm) * 5, height: 200 };
    const drawn = await sharp(png).extract(strip).png().toBuffer();
    return Math.min(...(await sharp(drawn).stats()).channels.map(({ min }) => min));
  };
  expect(await darkest(20, 70)).toBeLessThan(100);
  expect(await darkest(85, 130)).toBeLessThan(100);
  expect(await darkest(150, 200)).toBe(255);
});

/** The families of each pair as its files name them; what they lack comes from the usual ones. */
const inFiles: Record<TypefacePair, RegExp> = {
  newsreader: /^(Newsreader|SchibstedGrotesk)/,
  source: /^(SourceSerif4|SourceSans3)/,
  garamond: /^(EBGaramond|LibreFranklin)/,
  plex: /^(IBMPlexSerif|IBMPlexSans)/,
  literata: /^(Literata|WorkSans)/,
};

test.each(typefacePairs)(
  '%s is printed with embedded outline fonts, never Type 3 and never fonts of the machine',
  async (pair) => {
    const pages = [winePage(12, 2, { footer: 'Żółć, Ő.' })];
    const pdf = await PDFDocument.load(
      await press.print(layOutRun(run(pages, setIn(pair))).documents[0] ?? ''),
    );
    const dicts = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const fonts = dicts.filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of('Font'));
    const subtypes = new Set(fonts.map((font) => String(font.get(PDFName.of('Subtype')))));
    expect([...subtypes].sort()).toEqual(['/CIDFontType2', '/Type0']);
    const families = fonts.map((font) => String(font.get(PDFName.of('BaseFont'))).replace(/^\/[A-Z]+\+/, ''));
    for (const family of families) expect(family).toMatch(inFiles[pair]);
    const descriptors = dicts.filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(descriptors.length).toBeGreaterThan(1);
    for (const descriptor of descriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
  },
);
