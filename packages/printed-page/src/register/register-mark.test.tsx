import type { BookPage, BookRun } from '@rebblatt/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookBody } from '../book/book-body.tsx';
import { listPrintedPages } from '../book/list-printed-pages.ts';
import { marginMm, pxPerMm, trimBoxMm } from '../geometry.ts';
import { entry, run, winePage } from '../testing/sample-pages.ts';
import { registerLinePx, registerTitlePx } from './register-grid.ts';

const exhibitors = Array.from({ length: 150 }, (_, i) => entry(i + 1));
const pages: BookPage[] = [
  { page_id: 1, folio: 1, page_type: 4, content: { exhibitors } },
  {
    page_id: 2,
    folio: 9,
    page_type: 5,
    content: { countries: [{ name: 'Schweiz', regions: [{ name: 'Wallis', exhibitors }] }] },
  },
  { page_id: 3, folio: 20, page_type: 6, content: { ships: [] } },
  { page_id: 4, folio: 21, page_type: 1, with_sku: false, content: { ...winePage(), logo: null } },
];
const usual = run(pages);
const marked = (width_mm: number, height_mm: number): BookRun => ({
  ...usual,
  look: { mark: { sha256: 'f'.repeat(64), width_mm, height_mm } },
});
const marksOf = (book: BookRun) => listPrintedPages(book).filter(({ logo }) => logo !== null);

test.each([
  ['wide', 120, 20],
  ['square', 40, 40],
  ['high', 10, 60],
])('a %s mark is on each page of a register, undistorted, above the columns', (_, width, height) => {
  const found = marksOf(marked(width, height));
  expect(new Set(found.map(({ page_type }) => page_type))).toEqual(new Set([4, 5]));
  expect(found).toHaveLength(listPrintedPages(usual).length - 2);
  expect(found.filter(({ index_in_page }) => index_in_page > 0).length).toBeGreaterThan(1);
  for (const { logo, index_in_page } of found) {
    const box = logo?.boxMm ?? expect.fail('no place');
    expect(box.width / box.height).toBeCloseTo(width / height);
    expect(box.width).toBeLessThanOrEqual(30);
    const titlePx = index_in_page === 0 ? registerTitlePx.first : registerTitlePx.next;
    const columnsMm = trimBoxMm.y + marginMm.top + titlePx / pxPerMm;
    const bottom = box.y + box.height;
    expect(bottom).toBeLessThan(columnsMm - 1);
    // The heads of the columns stand beside it, at the right.
    if (index_in_page === 0) expect(bottom).toBeLessThan(columnsMm - registerLinePx / pxPerMm);
  }
});

test('a mark moves nothing: the markup is that of pages without one', () => {
  const drawn = (book: BookRun, images?: () => string) =>
    renderToStaticMarkup(<BookBody run={book} {...(images && { images })} />);
  const without = drawn(usual);
  expect(marksOf(usual)).toEqual([]);
  expect(drawn(marked(60, 20)) === without).toBe(true);
  const onScreen = drawn(marked(60, 20), () => 'blob:mark');
  // React asks for pictures ahead, with a link that is none of the page.
  expect(onScreen.replace(/<(?:img src|link [^>]*href)="blob:mark"[^>]*>/g, '') === without).toBe(true);
  expect(onScreen.match(/<img src="blob:mark"/g)).toHaveLength(marksOf(marked(60, 20)).length);
});
