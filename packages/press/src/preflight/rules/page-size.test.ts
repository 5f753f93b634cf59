import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { findingsOf } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const CONTENT = `0.3 0.8 0.4 0 k 0 0 ${ptOf(216)} ${ptOf(141)} re f`;

/** The ad, all of whose boxes name its whole page, which is `by` mm larger than that with bleed. */
const asOneFormat = (by = 0, sheetBy = by) =>
  hideIn('page', { content: CONTENT }, (page, { context }) => {
    const box = (grown: number) =>
      writeRect(
        { x0: ptOf(-grown), y0: ptOf(-grown), x1: ptOf(216 + grown), y1: ptOf(141 + grown) },
        context,
      );
    page.set(PDFName.of('MediaBox'), box(sheetBy));
    for (const key of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox']) page.set(PDFName.of(key), box(by));
  });

const codesOf = async (bytes: Uint8Array, kind: 'ad' | 'content' | 'cover' = 'ad') =>
  (await findingsOf(bytes, undefined, kind))
    .filter(({ severity, code }) => severity !== 'info' && code !== 'COVER-PAGES')
    .map(({ code, severity }) => `${code} ${severity}`);

test('a page drawn with its bleed as its format has the right size; where it is trimmed is assumed', async () => {
  for (const kind of ['ad', 'content'] as const)
    expect(await codesOf(await asOneFormat(), kind)).toEqual(['BOX-TRIM-MISSING warning']);
  expect(await findingsOf(await asOneFormat(), 'BOX-TRIM-MISSING')).toMatchObject([
    { measured: '216 × 141 mm', wanted: '210 × 135 mm', params: { variant: 'sheetAsTrim' } },
  ]);
});

test('on a larger sheet, and in another size, it has not', async () => {
  expect(await codesOf(await asOneFormat(0, 10))).toContain('PAGE-SIZE error');
  expect(await codesOf(await asOneFormat(2))).toContain('PAGE-SIZE error');
});
