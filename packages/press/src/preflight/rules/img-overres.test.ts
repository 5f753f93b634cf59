import { seeded } from '@rebblatt/specimen';
import { describe, expect, test } from 'vitest';
import { drawnImage } from '../testing/drawn-image.ts';
import { verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const noise = (() => {
  const random = seeded(1);
  return Uint8Array.from({ length: 1500 * 1500 }, () => random.below(256));
})();
const fine = (sidePt: number) => ({
  content: `q ${sidePt} 0 0 ${sidePt} 120 120 cm /Im Do Q`,
  resources: (context: Parameters<NonNullable<ReturnType<typeof drawnImage>['resources']>>[0]) => ({
    XObject: {
      Im: context.register(
        context.stream(noise, {
          Type: 'XObject',
          Subtype: 'Image',
          Width: 1500,
          Height: 1500,
          BitsPerComponent: 8,
          ColorSpace: 'DeviceGray',
        }),
      ),
    },
  }),
});

describe.each(inkPlaces)('from a %s', (place) => {
  test('a large image of 1080 ppi is reported, one of 720 ppi is not', async () => {
    expect(await verdict(await hideIn(place, fine(100)), 'IMG-OVERRES')).toEqual(['info']);
    expect(await verdict(await hideIn(place, fine(150)), 'IMG-OVERRES')).toEqual([]);
  });
});

test('a small image of high resolution is not reported, nor one that is not painted', async () => {
  const small = drawnImage({ widthPx: 300, heightPx: 300, widthPt: 20, heightPt: 20 });
  expect(await verdict(await hideIn('page', small), 'IMG-OVERRES')).toEqual([]);
  expect(await verdict(await neverPainted(fine(100)), 'IMG-OVERRES')).toEqual([]);
});
