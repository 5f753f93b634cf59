import { expect, test } from 'vitest';
import { ptOf } from '../../pdf/units.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, onBarePage } from '../testing/hide-in.ts';

/** An area that extends this many mm into the bleed on each side. */
const area = (
  reaches: { left?: number; right?: number; bottom?: number; top?: number },
  colour = '0.3 0.8 0.4 0 k',
) => {
  const { left = 3, right = 3, bottom = 3, top = 3 } = reaches;
  const [x, y, width, height] = [3 - left, 3 - bottom, 210 + left + right, 135 + bottom + top].map(ptOf);
  return { content: `${colour} ${x} ${y} ${width} ${height} re f` };
};
/** The same with a curve somewhere, so that the page has to be rendered. */
const curved = (drawing: Drawing): Drawing => ({
  ...drawing,
  content: `${drawing.content} 0 0 0 1 k 300 0 m 310 10 320 10 330 0 c f`,
});
const imageFrom = (left: number, colourSpace = 'DeviceCMYK', depth = 4): Drawing => {
  const image = drawnImage({
    widthPx: 300,
    heightPx: 200,
    widthPt: 1,
    heightPt: 1,
    depth,
    dict: { ColorSpace: colourSpace },
  });
  const content = `q ${ptOf(213 + left)} 0 0 ${ptOf(141)} ${ptOf(3 - left)} 0 cm /Im Do Q`;
  return { ...image, content };
};

test.each<[string, Drawing, string[]]>([
  ['an area over the whole bleed', area({}), []],
  ['an area over most of the bleed', area({ left: 2.2 }), []],
  ['an area that ends at the edge', area({ left: 0 }), ['warning']],
  ['an area that ends at two edges', area({ right: 0, top: 0.5 }), ['warning']],
  ['an area that stays away from the edge', area({ left: -5, right: -5, bottom: -5, top: -5 }), []],
  ['a curve in the bleed', curved(area({})), []],
  ['a curve and an area that ends at the edge', curved(area({ bottom: 1 })), ['warning']],
  [
    'a white area in the bleed',
    { content: `${area({}).content} 0 0 0 0 k 0 0 ${ptOf(3)} 400 re f` },
    ['warning'],
  ],
  ['an image over the bleed', imageFrom(3), []],
  ['an image that ends at the edge', imageFrom(0), ['warning']],
  ['a grey image over the bleed', imageFrom(3, 'DeviceGray', 1), []],
  ['a grey image that ends at the edge', imageFrom(0, 'DeviceGray', 1), ['warning']],
  ['a thin line across the edge', { content: `0 0 0 1 k ${ptOf(2.9)} 200 20 1 re f` }, []],
])('%s', async (_, drawing, expected) => {
  expect(await verdict(await onBarePage(drawing), 'PAGE-BLEED-CONTENT')).toEqual(expected);
});

test('the finding contains how far the ink extends, and where', async () => {
  const [reported] = await findingsOf(await hideIn('form', area({ left: 1 })), 'PAGE-BLEED-CONTENT');
  expect(reported?.wanted).toBe('3 mm');
  expect(Number.parseFloat(reported?.measured ?? '')).toBeCloseTo(1, 0);
  expect(reported?.box_mm?.x).toBeCloseTo(0, 1);
  expect(reported?.box_mm?.width).toBeCloseTo(3, 1);
  expect(reported?.box_mm?.height).toBeGreaterThan(130);
});

test('a logo has no bleed', async () => {
  expect(await verdict(await hideIn('page', area({ left: 0 })), 'PAGE-BLEED-CONTENT', 'logo')).toEqual([]);
});
