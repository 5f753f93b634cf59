import { oddSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ptOf } from '../../pdf/units.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const square = (sideMm: number, inks: string) => ({
  content: `${inks} k 120 120 ${ptOf(sideMm)} ${ptOf(sideMm)} re f`,
});
const HEAVY = '0.9 0.9 0.8 0.7';
const FINE = '0.8 0.8 0.7 0.8';

/** An image of 20 mm; in its left part, as wide as given in mm, all four channels have this value (0 to 255). */
function image(heavyMm: number, ink: number, dict: Record<string, unknown> = {}): Drawing {
  const pixels = Buffer.alloc(200 * 200 * 4, 20);
  for (let i = 0; i < 200 * 200; i++) if ((i % 200) / 10 < heavyMm) pixels.fill(ink, i * 4, i * 4 + 4);
  return placed((context) => context.flateStream(pixels, { ...imageDict, ...dict }));
}
const imageDict = {
  Type: 'XObject',
  Subtype: 'Image',
  Width: 200,
  Height: 200,
  BitsPerComponent: 8,
  ColorSpace: 'DeviceCMYK',
};
type Context = Parameters<NonNullable<ReturnType<typeof drawnImage>['resources']>>[0];
function placed(make: (context: Context) => ReturnType<Context['stream']>): Drawing {
  return {
    content: `q ${ptOf(20)} 0 0 ${ptOf(20)} 120 120 cm /Im Do Q`,
    resources: (context) => ({ XObject: { Im: context.register(make(context)) } }),
  };
}

describe.each(inkPlaces)('from a %s', (place) => {
  test('a large area of 330 percent is reported, a small one or one of 310 percent is not', async () => {
    expect(await findingsOf(await hideIn(place, square(20, HEAVY)), 'COL-TAC')).toMatchObject([
      { severity: 'warning', measured: '330 %', wanted: '320 %' },
    ]);
    expect(await verdict(await hideIn(place, square(14, HEAVY)), 'COL-TAC')).toEqual([]);
    expect(await verdict(await hideIn(place, square(20, FINE)), 'COL-TAC')).toEqual([]);
  });

  test('the average of an image over 15 mm counts', async () => {
    expect(await verdict(await hideIn(place, image(16, 220)), 'COL-TAC')).toEqual(['warning']);
    expect(await verdict(await hideIn(place, image(10, 220)), 'COL-TAC')).toEqual([]);
    expect(await verdict(await hideIn(place, image(20, 200)), 'COL-TAC')).toEqual([]);
  });
});

test('the finding contains the position of the square', async () => {
  const [reported] = await findingsOf(await hideIn('page', image(16, 220)), 'COL-TAC');
  expect(reported?.box_mm?.x).toBeCloseTo(120 / 2.83465, 0);
  expect(reported?.box_mm?.width).toBeCloseTo(15, 1);
});

test('inverted values of an image are converted', async () => {
  const turned = { Decode: [1, 0, 1, 0, 1, 0, 1, 0] };
  expect(await verdict(await hideIn('page', image(20, 35, turned)), 'COL-TAC')).toEqual(['warning']);
  expect(await verdict(await hideIn('page', image(20, 220, turned)), 'COL-TAC')).toEqual([]);
});

test('only the visible part of a clipped image counts', async () => {
  const heavy = image(16, 220);
  const light = { ...heavy, content: `q ${120 + ptOf(17)} 100 200 200 re W n ${heavy.content} Q` };
  expect(await verdict(await hideIn('page', light), 'COL-TAC')).toEqual([]);
});

test.each([
  [230, ['warning']],
  [150, []],
])('a JPEG with %i of 255 in each ink reports %j', async (ink, expected) => {
  const plane = () => Buffer.alloc(100 * 100, ink);
  const raw = { width: 100, height: 100, channels: 1 } as const;
  const jpeg = await sharp(plane(), { raw })
    .joinChannel([plane(), plane(), plane()], { raw })
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  const dict = {
    ...imageDict,
    Width: 100,
    Height: 100,
    Filter: 'DCTDecode',
    Decode: [1, 0, 1, 0, 1, 0, 1, 0],
  };
  const drawing = placed((context) => context.stream(jpeg, dict));
  expect(await verdict(await hideIn('page', drawing), 'COL-TAC')).toEqual(expected);
});

test('a grey image and one that is not painted are not reported', async () => {
  const gray = drawnImage({
    widthPx: 90,
    heightPx: 90,
    widthPt: 90,
    heightPt: 90,
    depth: 1,
    dict: { ColorSpace: 'DeviceGray' },
  });
  expect(await verdict(await hideIn('page', gray), 'COL-TAC')).toEqual([]);
  expect(await verdict(await neverPainted(image(20, 230)), 'COL-TAC')).toEqual([]);
});

const blended = (mode: string, inner: string): Drawing => ({
  content: `/Gs gs ${inner}`,
  resources: () => ({ ExtGState: { Gs: { Type: 'ExtGState', BM: mode } } }),
});
const BELOW = `0.7 0.6 0.6 0.2 k 120 120 ${ptOf(30)} ${ptOf(30)} re f`;
const shadow = (inks: string) => `${inks} k 120 120 ${ptOf(20)} ${ptOf(20)} re f`;

test('where an object is blended with Multiply, the inks below it count too', async () => {
  const over = (inks: string, mode: string) => {
    const drawing = blended(mode, shadow(inks));
    return hideIn('page', { ...drawing, content: `${BELOW} ${drawing.content}` });
  };
  // 210 % below; black of 80 % over 20 % results in 84 %, the other inks in 88 %, 84 % and 84 %.
  const [reported] = await findingsOf(await over('0.6 0.6 0.6 0.8', 'Multiply'), 'COL-TAC');
  expect(reported).toMatchObject({ severity: 'warning', wanted: '320 %' });
  expect(Number.parseFloat(reported?.measured ?? '')).toBeCloseTo(340, -1);
  expect(reported?.box_mm?.x).toBeCloseTo(120 / 2.83465, 0);
  expect(reported?.box_mm?.y).toBeGreaterThan(0);
  expect(await verdict(await over('0 0 0 0.3', 'Multiply'), 'COL-TAC')).toEqual([]);
  expect(await verdict(await over('0.6 0.6 0.6 0.8', 'Normal'), 'COL-TAC')).toEqual([]);
  // What an optional content group that is off would add is not printed.
  const light = await over('0 0 0 0.3', 'Multiply');
  expect(await verdict(await oddSpecimen.hiddenGroup(light, '0.9 0.9 0.8 0.7 k'), 'COL-TAC')).toEqual([]);
});

const side = ptOf(20);
const two = (first: string, second: string, overprint = true): Drawing => ({
  content: `${first} k 120 120 ${side} ${side} re f /Gs gs ${second} k 120 120 ${side} ${side} re f`,
  resources: () => ({ ExtGState: { Gs: { op: overprint, OP: overprint, OPM: 1 } } }),
});
/** Adjacent squares of 5 mm: each is small, together they are not. */
const mosaic = (inks: string): Drawing => {
  const cell = ptOf(5);
  const places = Array.from({ length: 16 }, (_, i) => [120 + (i % 4) * cell, 120 + Math.floor(i / 4) * cell]);
  return { content: places.map(([x, y]) => `${inks} k ${x} ${y} ${cell} ${cell} re f`).join('\n') };
};
/** A shape that is not a rectangle and fills most of its square. */
const rounded = (inks: string): Drawing => ({
  content: `${inks} k 122 120 m ${118 + side} 120 l ${120 + side} 122 l ${120 + side} ${118 + side} l
    ${118 + side} ${120 + side} l 122 ${120 + side} l 120 ${118 + side} l 120 122 l f`,
});
const indexed = (inks: readonly number[]) =>
  placed((context) =>
    context.flateStream(new Uint8Array(400), {
      ...imageDict,
      ...{ Width: 20, Height: 20, BitsPerComponent: 8 },
      ColorSpace: ['Indexed', 'DeviceCMYK', 0, context.register(context.stream(Uint8Array.from(inks)))],
    } as never),
  );
const sixteenBits = (ink: number) =>
  placed((context) =>
    context.flateStream(new Uint8Array(20 * 20 * 8).fill(ink), {
      ...imageDict,
      ...{ Width: 20, Height: 20, BitsPerComponent: 16 },
    }),
  );
const gradient = (inks: number[]): Drawing => ({
  content: `q 120 120 ${side} ${side} re W n /Sh sh Q`,
  resources: () => ({
    Shading: {
      Sh: {
        ...{ ShadingType: 2, ColorSpace: 'DeviceCMYK', Coords: [0, 0, 99, 0], Extend: [true, true] },
        Function: { FunctionType: 2, Domain: [0, 1], N: 1, C0: inks, C1: inks },
      },
    },
  }),
});

test.each<[string, Drawing, Drawing]>([
  ['what overprints', two('1 1 0.7 0', '0 0 0 1'), two('1 1 0.7 0', '0 0 0 1', false)],
  ['adjacent small areas', mosaic(HEAVY), mosaic(FINE)],
  ['a shape that is not a rectangle', rounded(HEAVY), rounded(FINE)],
  ['an image in an Indexed colour space', indexed([230, 230, 204, 178]), indexed([200, 200, 180, 200])],
  ['an image of 16 bits', sixteenBits(220), sixteenBits(200)],
  ['a gradient', gradient([0.9, 0.9, 0.8, 0.7]), gradient([0.8, 0.8, 0.7, 0.8])],
])('for %s the plates are decisive', async (_, heavy, light) => {
  expect(await verdict(await hideIn('page', heavy), 'COL-TAC')).toEqual(['warning']);
  expect(await verdict(await hideIn('page', light), 'COL-TAC')).toEqual([]);
});

test('a page whose plates cannot be rendered is reported as not examined', async () => {
  const bytes = await hideIn('page', square(20, HEAVY));
  // Painting images of so many pixels would need more memory than a file may use.
  const pixels = { widthPx: 9_000, heightPx: 9_000, widthPt: 9, heightPt: 9 };
  const { content, resources } = drawnImage({ ...pixels, depth: 0.001, dict: { ColorSpace: 'DeviceGray' } });
  const huge = { content: `${square(20, HEAVY).content} ${content}`, ...(resources && { resources }) };
  expect(await verdict(bytes, 'COL-TAC')).toEqual(['warning']);
  const reported = await findingsOf(await hideIn('page', huge), 'NOT-EXAMINED');
  expect(reported).toContainEqual(
    expect.objectContaining({ severity: 'warning', params: { names: 'COL-TAC' } }),
  );
});
