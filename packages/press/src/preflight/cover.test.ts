import { contentSpecimen, coverSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { findingsOf } from './testing/findings-of.ts';

const { press } = pressForTests();
const title = 'Weinmesse';
const pages = await coverSpecimen({ title, seed: 2, spineMm: null });
const spreads = await coverSpecimen({ title, seed: 2, spineMm: 13.5 });

/** The page `index` of a file, changed. */
async function changed(file: Uint8Array, index: number, change: (doc: PDFDocument, index: number) => void) {
  const doc = await PDFDocument.load(file);
  change(doc, index);
  return doc.save();
}
const without = (...boxes: ('TrimBox' | 'BleedBox')[]) =>
  changed(spreads, 0, (doc) => {
    for (const { node } of doc.getPages()) for (const box of boxes) node.delete(PDFName.of(box));
  });

describe('a cover', () => {
  test('of four pages has the size of the pages of the book', async () => {
    expect(await press.preflight(pages, 'cover')).toMatchObject({
      ok: true,
      pages: 4,
      width_mm: 210,
      height_mm: 135,
      findings: [],
    });
  });

  test.each([
    [0, 420],
    [13.5, 433.5],
  ])('of two spreads is as wide as two pages and a spine of %d mm', async (spineMm, width) => {
    const report = await press.preflight(await coverSpecimen({ title, seed: 0, spineMm }), 'cover');
    expect(report).toMatchObject({ ok: true, pages: 2, height_mm: 135, findings: [] });
    expect(report.width_mm).toBeCloseTo(width, 2);
  });

  test('without a trim box is measured without its bleed', async () => {
    const report = await press.preflight(await without('TrimBox', 'BleedBox'), 'cover');
    expect(report.findings.map(({ code, page }) => [code, page])).toEqual([
      ['BOX-TRIM-MISSING', 1],
      ['BOX-TRIM-MISSING', 2],
    ]);
    expect(report.width_mm).toBeCloseTo(433.5, 2);
  });

  test.each([1, 3, 5])('of %i pages is refused', async (count) => {
    const doc = await PDFDocument.create();
    const from = await PDFDocument.load(pages);
    for (let i = 0; i < count; i++) doc.addPage((await doc.copyPages(from, [0]))[0]);
    expect(await findingsOf(await doc.save(), undefined, 'cover')).toMatchObject([
      { code: 'COVER-PAGES', severity: 'error', measured: String(count) },
    ]);
  });

  test('of two single pages, or of spreads with different spines, has the wrong size', async () => {
    const paragraphs = ['Text'];
    const two = await contentSpecimen({ pages: [1, 2].map(() => ({ title, paragraphs })), seed: 1 });
    expect(await findingsOf(two, 'PAGE-SIZE', 'cover')).toMatchObject([
      { page: 1, measured: '210 × 135 mm', wanted: '420 × 135 mm' },
      { page: 2 },
    ]);
    const narrower = await changed(spreads, 1, (doc, index) => {
      const page = doc.getPage(index);
      const { x, y, width, height } = page.getTrimBox();
      page.setTrimBox(x, y, width - 20, height);
    });
    expect(await findingsOf(narrower, 'PAGE-SIZE', 'cover')).toMatchObject([
      { page: 2, wanted: '433.5 × 135 mm' },
    ]);
  });

  test('with a blank inside can be printed, with a hidden layer it cannot', async () => {
    const blank = await changed(spreads, 1, (doc, index) => {
      const page = doc.getPage(index);
      page.node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream('')));
    });
    expect(await findingsOf(blank, undefined, 'cover')).toMatchObject([
      { code: 'PAGE-EMPTY', severity: 'info', page: 2 },
    ]);
    const hidden = await findingsOf(await oddSpecimen.hiddenGroup(spreads), 'LAYERS', 'cover');
    expect(hidden).toMatchObject([{ severity: 'error' }]);
  });
});
