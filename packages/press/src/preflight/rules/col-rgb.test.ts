import { describe, expect, test } from 'vitest';
import { inProfile, inSpace, RECT, ramp } from '../testing/drawn-colour.ts';
import { drawnImage, inlineImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const axial = (name: string, components: number) => ({
  ShadingType: 2,
  ColorSpace: name,
  Coords: [0, 0, 100, 0],
  Function: ramp(components),
});
const image = { widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8 };

const wrong: [string, Drawing][] = [
  ['rg', { content: `1 0 0 rg ${RECT} f` }],
  ['RG', { content: `1 0 0 RG ${RECT} S` }],
  ['cs of DeviceRGB', { content: `/DeviceRGB cs 1 0 0 sc ${RECT} f` }],
  ['CalRGB', inSpace(['CalRGB', { WhitePoint: [0.95, 1, 1.09] }], '1 0 0')],
  ['Lab', inSpace(['Lab', { WhitePoint: [0.95, 1, 1.09] }], '50 0 0')],
  ['a profile of three', inProfile(3)],
  ['Indexed over RGB', inSpace(['Indexed', 'DeviceRGB', 1, '\x00\x00\x00\x01\x01\x01'], '1')],
  ['a spot colour over RGB', inSpace(['Separation', 'Black', 'DeviceRGB', ramp(3)], '1')],
  ['DeviceN over RGB', inSpace(['DeviceN', ['Cyan', 'Black'], 'DeviceRGB', ramp(3)], '1 0')],
  ['a shading', { content: '/Sh sh', resources: () => ({ Shading: { Sh: axial('DeviceRGB', 3) } }) }],
  [
    'a shading pattern',
    {
      content: `/Pattern cs /Sp scn ${RECT} f`,
      resources: () => ({ Pattern: { Sp: { PatternType: 2, Shading: axial('DeviceRGB', 3) } } }),
    },
  ],
  ['an image', drawnImage({ ...image, depth: 3, dict: { ColorSpace: 'DeviceRGB' } })],
  ['an inline image', inlineImage({ ...image, widthPt: 4, heightPt: 4 }, '/CS /RGB /BPC 8', 3)],
];

const right: [string, Drawing][] = [
  ['k', { content: `0 1 0 0 k ${RECT} f` }],
  ['g', { content: `0.5 g ${RECT} f` }],
  ['a profile of four', inProfile(4)],
  ['Indexed over CMYK', inSpace(['Indexed', 'DeviceCMYK', 1, '\x00\x00\x00\x01\x01\x01\x01\x01'], '1')],
  [
    'a shading in CMYK',
    { content: '/Sh sh', resources: () => ({ Shading: { Sh: axial('DeviceCMYK', 4) } }) },
  ],
  ['an image in CMYK', drawnImage(image)],
];

describe.each(places)('painted from a %s', (place) => {
  test.each(wrong)('%s is RGB', async (_, drawing) => {
    expect(await verdict(await hideIn(place, drawing), 'COL-RGB')).toEqual(['error']);
  });

  test.each(right)('%s is not', async (_, drawing) => {
    expect(await verdict(await hideIn(place, drawing), 'COL-RGB')).toEqual([]);
  });
});

test.each(wrong)('%s that is not painted is not reported', async (_, drawing) => {
  expect(await verdict(await neverPainted(drawing), 'COL-RGB')).toEqual([]);
});

test('a default colour space does not make RGB acceptable', async () => {
  const drawing: Drawing = {
    content: `1 0 0 rg ${RECT} f`,
    resources: () => ({
      ColorSpace: { DefaultRGB: ['DeviceN', ['Cyan', 'Magenta', 'Yellow'], 'DeviceCMYK', ramp(4)] as never },
    }),
  };
  expect(await verdict(await hideIn('page', drawing), 'COL-RGB')).toEqual(['error']);
});

test('Lab is called Lab, not RGB', async () => {
  const lab = ['Lab', { WhitePoint: [0.96, 1, 0.82], Range: [-128, 127, -128, 127] }];
  const variants = async (drawing: Drawing) =>
    (await findingsOf(await hideIn('page', drawing), 'COL-RGB')).map(({ params }) => params.variant);
  // As Illustrator writes the colours of its Pantone books.
  expect(await variants(inSpace(['Separation', 'PANTONE 7460 C', lab, ramp(3)], '1'))).toEqual(['onlyLab']);
  expect(await variants(inSpace(lab, '50 0 0'))).toEqual(['onlyLab']);
  expect(await variants({ content: `1 0 0 rg ${RECT} f` })).toEqual([undefined]);
});
