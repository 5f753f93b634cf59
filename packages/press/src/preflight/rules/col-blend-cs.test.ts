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

const HALF: Drawing = {
  content: '/Gs gs 0 1 0 0 k 150 150 20 20 re f',
  resources: () => ({ ExtGState: { Gs: { ca: 0.5 } } }),
};
const asGroup = (drawing: Drawing, space: unknown) =>
  hideIn('page', drawing, (page, { context }) =>
    page.set(
      PDFName.of('Group'),
      context.obj({ Type: 'Group', S: 'Transparency', I: true, CS: space as string }),
    ),
  );

test.each([
  ['DeviceRGB', ['error']],
  ['DeviceCMYK', []],
])('a page that blends something in %s reports %j', async (space, expected) => {
  expect(await verdict(await asGroup(HALF, space), 'COL-BLEND-CS')).toEqual(expected);
});

test.each([['DeviceRGB'], ['DeviceGray'], [['ICCBased', 'broken']]])(
  'a page that is a group in %j but blends nothing is correct, also as a logo',
  async (space) => {
    const opaque = await asGroup({ content: '' }, space);
    expect(await verdict(opaque, 'COL-BLEND-CS')).toEqual([]);
    expect(await verdict(opaque, 'COL-BLEND-CS', 'logo')).toEqual([]);
    const away = { ...HALF, content: HALF.content.replace('150 150', '900 900') };
    expect(await verdict(await asGroup(away, space), 'COL-BLEND-CS')).toEqual([]);
  },
);

test('a DeviceGray group of a soft mask is correct, and a group that is not painted is not reported', async () => {
  expect(await verdict(await hideIn('soft-mask', { content: '' }), 'COL-BLEND-CS')).toEqual([]);
  expect(await verdict(await neverPainted(group('DeviceRGB')), 'COL-BLEND-CS')).toEqual([]);
});
