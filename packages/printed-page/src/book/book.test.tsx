import type { BookPage } from '@rebblatt/contracts';
import { bookRun } from '@rebblatt/contracts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { category, entry, run, wine, winePage } from '../testing/sample-pages.ts';
import { bookDocument } from './book-document.tsx';
import { listPrintedPages } from './list-printed-pages.ts';
import { numberPages, printedPagesOf } from './printed-pages.ts';

const html = (pages: BookPage[], images?: () => string) =>
  bookDocument(bookRun.parse(run(pages)), {
    render: renderToStaticMarkup,
    fontCss: '',
    ...(images ? { images } : {}),
  });
const textOf = (page: string) =>
  page
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const winePageOf = (content = winePage(), with_sku = false): BookPage => ({
  page_type: 1,
  page_id: 7,
  folio: 12,
  with_sku,
  content,
});
const exhibitors = (count: number, pages = 1) =>
  Array.from({ length: count }, (_, i) =>
    entry(i + 1, { pages: Array.from({ length: pages }, (_, p) => i + p) }),
  );

const longBook = (): BookPage[] => [
  { page_type: 4, page_id: 1, folio: null, content: { exhibitors: exhibitors(130) } },
  {
    page_type: 5,
    page_id: 2,
    folio: null,
    content: {
      countries: ['Schweiz', 'Italien'].map((name) => ({
        name,
        regions: ['Nord', 'Süd'].map((region) => ({ name: region, exhibitors: exhibitors(60) })),
      })),
    },
  },
  {
    page_type: 3,
    page_id: 3,
    folio: null,
    content: { description: 'Plan', company_name: null, printed_pages: 3 },
  },
  winePageOf(),
  {
    page_type: 6,
    page_id: 5,
    folio: null,
    content: {
      ships: ['Linth', 'Säntis'].map((name) => ({
        name,
        decks: ['Hauptdeck', 'Oberdeck'].map((deck) => ({
          name: deck,
          stops: Array.from({ length: 20 }, (_, i) => ({
            stand: `${name[0]}-${i}`,
            company_name: i === 3 ? null : `Weine ${i}`,
            pages: i === 3 ? [] : [i + 1],
          })),
        })),
      })),
    },
  },
];

test('a wine page prints title, company, stand, categories, wines with prices, and footer', () => {
  const award = { symbol: 'k', award: 'Grosses Gold' } as const;
  const text = textOf(
    html([
      winePageOf(
        winePage({
          categories: [
            category(1, [wine(11, { award, price1: 1234.5, price2: 14 })], { bottle_size2: '37.5 cl' }),
          ],
        }),
      ),
    ]),
  );
  for (const part of [
    'Zürich & Schaffhausen',
    'Weingut Seehalde AG',
    'Seestrasse 12a',
    '8712 Stäfa',
    'Linth',
    'Hauptdeck',
    'L-12',
    'Weissweine 75 cl 37.5 cl',
    '2023 Räuschling 1’234.50 14.00',
    'Degustation am Stand.',
    'Grosses Gold',
    '12 Weinschiffe 2026',
  ]) {
    expect(text).toContain(part);
  }
});

test('the article number is printed only when requested', () => {
  const content = winePage({ categories: [category(1, [wine(11, { sku: 'LW-204' })])] });
  expect(html([winePageOf(content)])).not.toContain('LW-204');
  expect(textOf(html([winePageOf(content, true)]))).toContain('Art.-Nr. 75 cl 2023 Räuschling LW-204 24.50');
});

test('every editable line of a wine page is marked with its row', () => {
  const page = html([winePageOf()]);
  for (const line of ['title', 'company', 'stand', 'logo', 'category:1', 'wine:11', 'footer']) {
    expect(page).toContain(`data-line="${line}"`);
  }
});

test('the logo is an empty hole for the press, an image on screens, and the name without a logo', () => {
  expect(html([winePageOf()])).toMatch(/data-hole="logo"[^>]*><\/div>/);
  expect(html([winePageOf()], () => 'blob:logo')).toContain(
    '<img class="logo-hole__picture" src="blob:logo"',
  );
  const without = html([winePageOf(winePage({ logo: null }))]);
  expect(without).not.toContain('data-hole="logo"');
  expect(textOf(without)).toContain('Weingut Seehalde AG');
});

test('text from the database is escaped', () => {
  const page = html([winePageOf(winePage({ page_title: '<script>alert(1)</script>' }))]);
  expect(page).not.toContain('<script');
});

test('even page numbers are on left-hand pages, odd ones on right-hand pages', () => {
  expect(html([{ ...winePageOf(), folio: 12 }])).toContain('data-side="left"');
  expect(html([{ ...winePageOf(), folio: 13 }])).toContain('data-side="right"');
});

test('a book has as many printed pages as were counted, numbered without gaps', () => {
  const pages = numberPages(longBook(), undefined, 5);
  const printedPages = listPrintedPages(run(pages));
  const page = html(pages);
  expect(page.match(/<article class="sheet"/g)).toHaveLength(printedPages.length);
  expect(printedPages.map(({ folio }) => folio)).toEqual(printedPages.map((_, i) => 5 + i));
  expect(
    printedPages.filter(({ page_id }) => page_id === 3).map(({ index_in_page }) => index_in_page),
  ).toEqual([0, 1, 2]);
  const printed = [...page.matchAll(/sheet__folio">(\d+)</g)].map(([, folio]) => Number(folio));
  // Uploaded pages have no running elements of the templates.
  expect(printed).toEqual(printedPages.filter(({ page_type }) => page_type !== 3).map(({ folio }) => folio));
});

test('the register A–Z lists every exhibitor once, in order, with its page numbers merged', () => {
  const content = { exhibitors: [entry(2, { company_name: 'Öhri' }), ...exhibitors(120, 3)] };
  const page = html([{ page_type: 4, page_id: 1, folio: 1, content }]);
  const ids = [...page.matchAll(/data-line="exhibitor:(\d+)"/g)].map(([, id]) => Number(id));
  expect(ids).toEqual([...exhibitors(120).map(({ exhibitor_id }) => exhibitor_id), 2]);
  expect(textOf(page)).toContain('Kellerei 12 L-12 11–13');
  // Above each column is the heading of its numbers.
  expect(page.match(/class="register__heads"/g)?.length).toBe(
    page.match(/class="register__column"/g)?.length,
  );
  expect(textOf(page)).toContain('Stand Seite');
});

test('a letter that continues in the next column is marked as continued', () => {
  const [register] = longBook();
  const page = html(register ? [register] : []);
  const columns = page.split('class="register__column"').slice(1).map(textOf);
  expect(columns.length).toBeGreaterThan(2);
  expect(columns[0]).not.toContain('Fortsetzung');
  for (const column of columns.slice(1)) expect(column).toContain('K Fortsetzung Kellerei');
});

test('no line of the contact data begins or ends with a separator', () => {
  const company = {
    ...winePage().company,
    company_name: 'Weinhandlung und Kellerei zum Grünen Glas Hürlimann-Oberholzer',
    street: 'Unterdorfstrasse am Zürichsee',
    phone: '+41 44 000 00 00',
    website: 'https://weinhandlung-zum-gruenen-glas.test',
  };
  const page = html([winePageOf(winePage({ company }))]);
  const lines = page
    .split('class="wine-head__line"')
    .slice(1)
    .map((part) => textOf(part).trim());
  expect(lines.length).toBe(3);
  for (const line of lines) expect(line.replace(/^> */, '')).not.toMatch(/^·|·$/);
  expect(lines.join(' ')).toContain('Zürichsee 12a · 8712 Stäfa · +41 44 000 00 00');
});

test('the register by region repeats country and region where a column starts inside them', () => {
  const [, regions] = longBook();
  const text = textOf(html(regions ? [regions] : []));
  expect(text).toContain('Länder und Regionen');
  expect(text.match(/Schweiz Fortsetzung Nord/g)?.length).toBeGreaterThan(0);
});

test('the tour shows free stands and where a list continues', () => {
  const tour = longBook().at(-1);
  const text = textOf(html(tour ? [tour] : []));
  expect(text).toContain('L-3 frei');
  expect(text).toContain('L-4 Weine 4 Seite 5');
});

test('the length of a book does not depend on the page numbers in its registers', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 }), { maxLength: 90 }),
      (lists) => {
        const register = (pagesOf: (list: number[]) => number[]): BookPage => ({
          page_type: 4,
          page_id: 1,
          folio: null,
          content: { exhibitors: lists.map((list, i) => entry(i, { pages: pagesOf([...new Set(list)]) })) },
        });
        expect(
          printedPagesOf(
            register((list) => list),
            undefined,
          ),
        ).toBe(
          printedPagesOf(
            register((list) => list.map(() => 1)),
            undefined,
          ),
        );
      },
    ),
    { numRuns: 50 },
  );
});

test('empty registers still have a page', () => {
  expect(
    printedPagesOf({ page_type: 4, page_id: 1, folio: null, content: { exhibitors: [] } }, undefined),
  ).toBe(1);
  expect(
    printedPagesOf({ page_type: 5, page_id: 1, folio: null, content: { countries: [] } }, undefined),
  ).toBe(1);
  expect(printedPagesOf({ page_type: 6, page_id: 1, folio: null, content: { ships: [] } }, undefined)).toBe(
    1,
  );
});
