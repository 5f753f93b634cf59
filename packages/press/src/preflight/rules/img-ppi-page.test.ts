import { expect, test } from 'vitest';
import { drawnImage } from '../testing/drawn-image.ts';
import { verdict } from '../testing/findings-of.ts';
import { onBarePage } from '../testing/hide-in.ts';

/** An image over the whole page of 612.3 × 399.7 pt. */
const full = (ppi: number, after = '') => {
  const px = { widthPx: Math.round(8.504 * ppi), heightPx: Math.round(5.551 * ppi) };
  const { resources } = drawnImage({
    ...px,
    widthPt: 1,
    heightPt: 1,
    depth: 1,
    dict: { ColorSpace: 'DeviceGray' },
  });
  return { content: `q 612.3 0 0 399.7 0 0 cm /Im Do Q ${after}`, ...(resources && { resources }) };
};

test('a page that is one image needs 450 ppi', async () => {
  expect(await verdict(await onBarePage(full(300)), 'IMG-PPI-PAGE')).toEqual(['warning']);
  expect(await verdict(await onBarePage(full(455)), 'IMG-PPI-PAGE')).toEqual([]);
});

test('an image with anything painted over it is not the whole page, nor is a small one', async () => {
  expect(await verdict(await onBarePage(full(300, '0 0 0 1 k 9 9 9 9 re f')), 'IMG-PPI-PAGE')).toEqual([]);
  const small = drawnImage({ widthPx: 400, heightPx: 400, widthPt: 96, heightPt: 96 });
  expect(await verdict(await onBarePage(small), 'IMG-PPI-PAGE')).toEqual([]);
  expect(await verdict(await onBarePage(full(300)), 'IMG-PPI-PAGE', 'logo')).toEqual([]);
});
