import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const cropped = (byMm: number, mediaByMm = 0) =>
  hideIn('page', { content: '' }, (page, { context }) => {
    const box = (by: number) =>
      writeRect({ x0: ptOf(by), y0: ptOf(by), x1: ptOf(216 - by), y1: ptOf(141 - by) }, context);
    page.set(PDFName.of('MediaBox'), box(-mediaByMm));
    page.set(PDFName.of('CropBox'), box(byMm));
  });

test('a crop box equal to the media box passes', async () => {
  expect(await verdict(await cropped(0), 'PAGE-CROPBOX')).toEqual([]);
});

test('one that includes the bleed is a warning, one that cuts into it is an error', async () => {
  expect(await verdict(await cropped(0, 5), 'PAGE-CROPBOX')).toEqual(['warning']);
  expect(await findingsOf(await cropped(3), 'PAGE-CROPBOX')).toMatchObject([
    { severity: 'error', measured: '210 × 135 mm', wanted: '216 × 141 mm' },
  ]);
});
