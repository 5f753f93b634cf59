import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { findingsOf } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

/** The ad with a crop box, and maybe a larger sheet, this many mm inside the page with its bleed. */
const cropped = (byMm: number, mediaByMm = 0, trim = true) =>
  hideIn('page', { content: '' }, (page, { context }) => {
    const box = (by: number) =>
      writeRect({ x0: ptOf(by), y0: ptOf(by), x1: ptOf(216 - by), y1: ptOf(141 - by) }, context);
    page.set(PDFName.of('MediaBox'), box(-mediaByMm));
    page.set(PDFName.of('CropBox'), box(byMm));
    if (trim) return;
    page.delete(PDFName.of('TrimBox'));
    page.delete(PDFName.of('BleedBox'));
  });

const faults = async (bytes: Uint8Array, kind: 'ad' | 'cover' | 'content' = 'ad') =>
  (await findingsOf(bytes, undefined, kind))
    .filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code);

test.each([
  ['equal to the page', 0, 0],
  ['that includes the bleed', 0, 20],
  ['in the bleed', 2, 20],
  ['equal to the trim', 3, 0],
])('a crop box %s is no fault', async (_, by, mediaBy) => {
  expect(await faults(await cropped(by, mediaBy))).toEqual([]);
  expect(await faults(await cropped(by, mediaBy), 'content')).toEqual([]);
});

test('one that cuts the trim is a warning', async () => {
  expect(await findingsOf(await cropped(5), 'PAGE-CROPBOX')).toMatchObject([
    { severity: 'warning', measured: '206 × 131 mm', wanted: '210 × 135 mm' },
  ]);
});

test('without a trim box the visible part of a larger sheet is the page', async () => {
  expect(await faults(await cropped(0, 20, false))).toEqual(['BOX-TRIM-MISSING']);
  expect(await faults(await cropped(3, 0, false))).toEqual(['BOX-TRIM-MISSING']);
  expect(await findingsOf(await cropped(9, 20, false), 'PAGE-SIZE')).toMatchObject([
    { measured: '198 × 123 mm' },
  ]);
});
