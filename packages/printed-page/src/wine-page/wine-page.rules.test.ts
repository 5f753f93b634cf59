import { expect, test } from 'vitest';
import { category, wine, winePage } from '../testing/sample-pages.ts';
import {
  addressParts,
  footerLines,
  linesOfWinePage,
  listMeasure,
  MAX_ROWS_PER_WINE_PAGE,
  rowsOfWinePage,
  tightRules,
} from './wine-page.rules.ts';

const wines = (count: number) => Array.from({ length: count }, (_, i) => wine(i));

test('the limit is 27 rows', () => {
  expect(MAX_ROWS_PER_WINE_PAGE).toBe(27);
});

test('rows are categories, wines and printed footer lines', () => {
  const categories = [category(1, wines(3)), category(2, wines(2))];
  expect(rowsOfWinePage({ categories, footer: null })).toBe(7);
  expect(rowsOfWinePage({ categories, footer: '   ' })).toBe(7);
  expect(rowsOfWinePage({ categories, footer: 'Eine Zeile\nund noch eine' })).toBe(9);
});

test('a footer longer than the column counts with all its printed lines', () => {
  const sentence = 'Degustation und Verkauf am Stand. Ab zwölf Flaschen liefern wir frei Haus. ';
  expect(footerLines(sentence)).toHaveLength(1);
  expect(footerLines(sentence.repeat(4)).length).toBeGreaterThan(2);
});

test('a fuller page is set tighter', () => {
  const measures = Array.from({ length: 40 }, (_, lines) => listMeasure(lines));
  const rowsPx = measures.map(({ rowPx }) => rowPx);
  expect(rowsPx).toEqual([...rowsPx].sort((a, b) => b - a));
  for (const { rowPx, sizePt } of measures) expect(rowPx * 0.75).toBeGreaterThan(sizePt);
});

test('a wine name longer than its column counts as two lines, sooner when article numbers are printed', () => {
  const name = 'Grüner Veltliner Smaragd Loibner Loibenberg Grosse Lage';
  const input = winePage({ footer: null, categories: [category(1, [wine(1, { name })])] });
  expect(linesOfWinePage(input, { sku: false, price2: true }, 'newsreader')).toBe(2);
  expect(linesOfWinePage(input, { sku: true, price2: true }, 'newsreader')).toBe(3);
});

test('missing parts of an address leave no gap', () => {
  const { company } = winePage();
  expect(addressParts(company)).toEqual(['Seestrasse 12a', '8712 Stäfa', 'seehalde.test']);
  expect(addressParts({ ...company, street: null, number: '', zip_code: null, website: null })).toEqual([
    'Stäfa',
  ]);
});

test('rules keep clear of descenders on a full list, and stand where they always did on one with room', () => {
  expect([21, 18, 15, 13].map(tightRules)).toEqual([undefined, undefined, undefined, undefined]);
  for (const rowPx of [12, 11, 10]) expect(tightRules(rowPx)?.rowPx).toBeGreaterThan(0);
});
