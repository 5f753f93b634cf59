import { describe, expect, test } from 'vitest';
import { drawnImage, inlineImage } from '../testing/drawn-image.ts';
import { verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const bitmap = (widthPt: number, dict: Record<string, unknown>) =>
  drawnImage({ widthPx: 160, heightPx: 160, widthPt, heightPt: widthPt, depth: 1 / 8, dict });
const gray = { BitsPerComponent: 1, ColorSpace: 'DeviceGray' };
const stencil = { BitsPerComponent: 1, ColorSpace: null, ImageMask: true };

describe.each(inkPlaces)('from a %s', (place) => {
  test.each([
    [14, []],
    [15, ['warning']],
    [20, ['warning']],
    [21, ['error']],
  ])('a bitmap and a stencil of 160 px at %f pt report %j', async (widthPt, expected) => {
    expect(await verdict(await hideIn(place, bitmap(widthPt, gray)), 'IMG-PPI-1BIT')).toEqual(expected);
    expect(await verdict(await hideIn(place, bitmap(widthPt, stencil)), 'IMG-PPI-1BIT')).toEqual(expected);
  });

  test('a coarse inline stencil is reported', async () => {
    const image = { widthPx: 32, heightPx: 32, widthPt: 20, heightPt: 20 };
    expect(await verdict(await hideIn(place, inlineImage(image, '/IM true', 1 / 8)), 'IMG-PPI-1BIT')).toEqual(
      ['error'],
    );
  });
});

test('a bitmap is not judged as a colour image, and is not reported when not painted', async () => {
  expect(await verdict(await hideIn('page', bitmap(100, gray)), 'IMG-PPI')).toEqual([]);
  expect(await verdict(await neverPainted(bitmap(100, gray)), 'IMG-PPI-1BIT')).toEqual([]);
});

test('the solid colour of a soft shadow is judged as an image, not as a bitmap', async () => {
  const shadow = drawnImage({
    ...{ widthPx: 160, heightPx: 160, widthPt: 36, heightPt: 36, depth: 1 / 8, dict: gray },
    maskOf: (context) =>
      context.register(
        context.flateStream(new Uint8Array(160 * 160), {
          ...{ Type: 'XObject', Subtype: 'Image', Width: 160, Height: 160 },
          ...{ BitsPerComponent: 8, ColorSpace: 'DeviceGray' },
        }),
      ),
  });
  const bytes = await hideIn('page', shadow);
  expect(await verdict(bytes, 'IMG-PPI-1BIT')).toEqual([]);
  expect(await verdict(bytes, 'IMG-PPI')).toEqual([]);
});
