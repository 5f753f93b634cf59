import { describe, expect, test } from 'vitest';
import { inProfile, inSpace, RECT } from '../testing/drawn-colour.ts';
import { verdict } from '../testing/findings-of.ts';
import { hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const calGray = inSpace(['CalGray', { WhitePoint: [0.95, 1, 1.09] }], '0.5');
const plain = { content: `0 1 0 0 k ${RECT} f 0.5 g ${RECT} f` };

describe.each([
  ['COL-ICC-CMYK', inProfile(4)],
  ['COL-ICC-GRAY', inProfile(1)],
  ['COL-CALGRAY', calGray],
] as const)('%s', (code, drawing) => {
  test.each(inkPlaces)('is reported for a colour in a %s', async (place) => {
    expect(await verdict(await hideIn(place, drawing), code)).toEqual(['warning']);
    expect(await verdict(await hideIn(place, plain), code)).toEqual([]);
  });

  test('is not reported for a colour that is not painted', async () => {
    expect(await verdict(await neverPainted(drawing), code)).toEqual([]);
  });
});

test('a default colour space turns DeviceCMYK into a colour space with a profile', async () => {
  const drawing = {
    content: `0 1 0 0 k ${RECT} f`,
    resources: (context: Parameters<NonNullable<ReturnType<typeof inProfile>['resources']>>[0]) => ({
      ColorSpace: {
        DefaultCMYK: ['ICCBased', context.register(context.flateStream('no profile', { N: 4 }))] as never,
      },
    }),
  };
  expect(await verdict(await hideIn('form', drawing), 'COL-ICC-CMYK')).toEqual(['warning']);
});
