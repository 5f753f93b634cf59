import { describe, expect, test } from 'vitest';
import { drawnImage, inlineImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

/** 100 × 60 px at this width in points. */
const placed = (widthPt: number, more = {}) =>
  drawnImage({ widthPx: 100, heightPx: 60, widthPt, heightPt: widthPt * 0.6, ...more });

describe.each(inkPlaces)('an image in a %s', (place) => {
  test.each([
    [24, []],
    [25, ['warning']],
    [47, ['warning']],
    [50, ['error']],
  ])('of 100 px at %f pt reports %j', async (widthPt, expected) => {
    expect(await verdict(await hideIn(place, placed(widthPt)), 'IMG-PPI')).toEqual(expected);
  });

  test('that is written inline counts as well', async () => {
    const image = { widthPx: 20, heightPx: 20, widthPt: 20, heightPt: 20 };
    const drawing = inlineImage(image, '/CS /CMYK /BPC 8', 4);
    expect(await verdict(await hideIn(place, drawing), 'IMG-PPI')).toEqual(['error']);
  });
});

test('a content page only results in a warning', async () => {
  expect(await verdict(await hideIn('page', placed(50)), 'IMG-PPI', 'content')).toEqual(['warning']);
});

test('a logo needs the full resolution', async () => {
  expect(await verdict(await hideIn('page', placed(25)), 'IMG-PPI', 'logo')).toEqual(['error']);
});

test('the worse direction counts, also for a rotated image', async () => {
  const flat = drawnImage({
    widthPx: 100,
    heightPx: 60,
    widthPt: 20,
    heightPt: 24,
    turned: '0 1 -1 0 300 0 cm',
  });
  const [reported] = await findingsOf(await hideIn('page', flat), 'IMG-PPI');
  expect(reported).toMatchObject({ measured: '180 dpi', wanted: '300 dpi', page: 1 });
});

test.each([
  ['of one column', { widthPx: 1, heightPx: 300, heightPt: 70 }, []],
  ['of one row', { widthPx: 300, heightPx: 1, heightPt: 70 }, []],
  ['of one column that is coarse along it', { widthPx: 1, heightPx: 100, heightPt: 70 }, ['error']],
  ['of two columns', { widthPx: 2, heightPx: 300, heightPt: 70 }, ['error']],
])(
  'the strip of a shadow or a gradient %s: what does not change is never coarse',
  async (_, size, expected) => {
    const strip = drawnImage({ ...size, widthPt: 70 });
    expect(await verdict(await hideIn('page', strip), 'IMG-PPI')).toEqual(expected);
  },
);

test('the position is reported in millimetres on the page as it is displayed', async () => {
  const [reported] = await findingsOf(await hideIn('form', placed(50)), 'IMG-PPI');
  expect(reported?.box_mm?.x).toBeCloseTo(120 / 2.83465, 2);
  expect(reported?.box_mm?.width).toBeCloseTo(50 / 2.83465, 2);
  expect(reported?.box_mm?.height).toBeCloseTo(30 / 2.83465, 2);
});

test.each([
  ['that is not painted', () => neverPainted(placed(100))],
  ['of 16 px', () => hideIn('page', drawnImage({ widthPx: 16, heightPx: 16, widthPt: 90, heightPt: 90 }))],
  [
    'clipped away',
    () => hideIn('page', { ...placed(100), content: `0 0 5 5 re W n ${placed(100).content}` }),
  ],
  ['in a soft mask', () => hideIn('soft-mask', placed(100))],
  ['used as a mask', () => hideIn('page', withCoarseMask)],
])('an image %s is not reported', async (_, make) => {
  expect(await verdict(await make(), 'IMG-PPI')).toEqual([]);
});

const withCoarseMask = placed(24, {
  maskOf: (context: Parameters<NonNullable<ReturnType<typeof placed>['resources']>>[0]) =>
    context.register(
      context.flateStream(new Uint8Array(400), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 20,
        Height: 20,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceGray',
      }),
    ),
});
