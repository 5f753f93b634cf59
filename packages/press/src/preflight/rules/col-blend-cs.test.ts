import type { PDFContext } from 'pdf-lib';
import { PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const group = (space: unknown): Drawing => ({
  content: '/Gr Do',
  resources: (context: PDFContext) => ({
    XObject: {
      Gr: context.register(
        context.flateStream('0 1 0 0 k 150 150 20 20 re f', {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 612, 400],
          Group: (space ? { S: 'Transparency', CS: space } : { S: 'Transparency' }) as never,
        }),
      ),
    },
  }),
});

describe.each(places)('a group in a %s', (place) => {
  test.each([
    ['DeviceRGB', ['error']],
    ['DeviceGray', ['error']],
    [['ICCBased', 'broken'], ['error']],
    ['DeviceCMYK', []],
    [undefined, []],
  ])('that blends in %s reports %j', async (space, expected) => {
    expect(await verdict(await hideIn(place, group(space)), 'COL-BLEND-CS')).toEqual(expected);
  });
});

test.each([
  ['DeviceRGB', ['error']],
  ['DeviceCMYK', []],
])('a page that blends in %s reports %j', async (space, expected) => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) =>
    page.set(PDFName.of('Group'), context.obj({ S: 'Transparency', CS: space })),
  );
  expect(await verdict(bytes, 'COL-BLEND-CS')).toEqual(expected);
});

test('a DeviceGray group of a soft mask is correct, and a group that is not painted is not reported', async () => {
  expect(await verdict(await hideIn('soft-mask', { content: '' }), 'COL-BLEND-CS')).toEqual([]);
  expect(await verdict(await neverPainted(group('DeviceRGB')), 'COL-BLEND-CS')).toEqual([]);
});
