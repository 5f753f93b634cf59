import { type MendFix, type PreflightCode, standardFonts } from '@rebblatt/contracts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../preflight/testing/findings-of.ts';
import { type Drawing, hideIn, inkPlaces, onBarePage } from '../preflight/testing/hide-in.ts';
import { proofPage } from '../proof/proof-page.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { jbig2Image, jpxImage } from '../testing/coded-images.ts';
import { contentOf, everythingIn } from '../testing/content-of.ts';
import { mendFile } from './mend-file.ts';

const mended = async (bytes: Uint8Array, ...fixes: MendFix[]) => mendFile(bytes, { fixes, kind: 'ad' });
const codesOf = async (bytes: Uint8Array, ...only: PreflightCode[]) =>
  (await findingsOf(bytes)).map(({ code }) => code).filter((code) => only.includes(code));
const DAMAGES = ['PAGE-DAMAGED', 'NOT-EXAMINED', 'FILE-OPEN', 'FONT-LETTERS', 'FONT-DAMAGED'] as const;

/** A mesh whose triangles or patches have an edge flag of 8 bits, places of 16 and colours of 8. */
const mesh = (type: number, data: number[], dict: Record<string, unknown> = {}): Drawing => ({
  content: '/Sh sh',
  resources: (context) => ({
    Shading: {
      Sh: context.register(
        context.flateStream(Uint8Array.from(data), {
          ShadingType: type,
          ColorSpace: 'DeviceRGB',
          BitsPerCoordinate: 16,
          BitsPerComponent: 8,
          BitsPerFlag: 8,
          Decode: [100, 300, 100, 300, 0, 1, 0, 1, 0, 1],
          ...dict,
        } as never),
      ) as never,
    },
  }),
});
const at = (x: number, y: number) => [x, 0, y, 0];
const [red, green, blue] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];
const triangle = [0, ...at(10, 10), ...red, 0, ...at(200, 10), ...green, 0, ...at(100, 200), ...blue];
const lattice = [
  ...at(10, 10),
  ...red,
  ...at(200, 10),
  ...green,
  ...at(10, 200),
  ...blue,
  ...at(200, 200),
  ...red,
];
const edge = [
  ...[at(10, 10), at(10, 70), at(10, 140), at(10, 200), at(70, 200), at(140, 200)],
  ...[at(200, 200), at(200, 140), at(200, 70), at(200, 10), at(140, 10), at(70, 10)],
].flat();
const inner = [at(70, 70), at(70, 140), at(140, 140), at(140, 70)].flat();
const corners = [...red, ...green, ...blue, ...red];

const meshes: [string, Drawing][] = [
  ['of triangles', mesh(4, triangle)],
  ['of rows', mesh(5, lattice, { VerticesPerRow: 2 })],
  ['of patches', mesh(6, [0, ...edge, ...corners])],
  ['of patches with inner points', mesh(7, [0, ...edge, ...inner, ...corners])],
  [
    'of two inputs',
    {
      content: 'q 1 0 0 1 120 120 cm 80 0 0 80 0 0 cm /Sh sh Q',
      resources: (context) => ({
        Shading: {
          Sh: {
            ShadingType: 1,
            ColorSpace: 'DeviceRGB',
            Function: context.register(
              context.stream('{ 2 copy mul }', {
                FunctionType: 4,
                Domain: [0, 1, 0, 1],
                Range: [0, 1, 0, 1, 0, 1],
              }),
            ) as never,
          },
        },
      }),
    },
  ],
];

describe.each(meshes)('a gradient %s', (_, drawing) => {
  test.each(inkPlaces)('from a %s has inks at its corners and stays a gradient', async (place) => {
    const bytes = await hideIn(place, drawing);
    expect(await codesOf(bytes, 'COL-RGB')).toEqual(['COL-RGB']);
    const { bytes: after, left } = await mended(bytes, 'colours');
    expect(left).toEqual([]);
    expect(await codesOf(after, 'COL-RGB', ...DAMAGES)).toEqual([]);
    expect(await everythingIn(after)).toMatch(/ShadingType/);
    expect(await everythingIn(after)).not.toMatch(/DeviceRGB/);
  });

  test('covers the same area', async () => {
    const bytes = await onBarePage(drawing);
    const { bytes: after } = await mended(bytes, 'colours');
    const [a, b] = await Promise.all([bytes, after].map((file) => shapeOf(file)));
    expect(a?.filter(Boolean).length).toBeGreaterThan(100);
    expect(a?.filter((inked, i) => inked !== b?.[i]).length).toBeLessThan(20);
  });
});

async function shapeOf(bytes: Uint8Array): Promise<boolean[]> {
  const { raw, width, height } = await renderPixels(bytes, { page: 0, size: { ppi: 50 } });
  return Array.from({ length: width * height }, (_, i) =>
    raw.subarray(i * 4, i * 4 + 3).some((v) => v < 250),
  );
}

const coded = (filter: string, data: Uint8Array, dict: Record<string, unknown>): Drawing => ({
  content: 'q 20 0 0 20 120 120 cm /Im Do Q',
  resources: (context) => ({
    XObject: {
      Im: context.register(
        context.stream(data, {
          ...{ Type: 'XObject', Subtype: 'Image', Width: 160, Height: 160, BitsPerComponent: 8 },
          Filter: filter,
          ...dict,
        } as never),
      ) as never,
    },
  }),
});

test.each([
  ['JPEG 2000', coded('JPXDecode', jpxImage(160, 160, 3), { ColorSpace: 'DeviceRGB' })],
  ['JPEG 2000 without a space', coded('JPXDecode', jpxImage(160, 160, 3), {})],
  [
    'JBIG2 in two colours',
    coded('JBIG2Decode', jbig2Image(160, 160), {
      BitsPerComponent: 1,
      ColorSpace: ['Indexed', 'DeviceRGB', 1, '<ff0000 00ff00>'],
    }),
  ],
])('a picture in %s is converted', async (_, drawing) => {
  const bytes = await hideIn('form', drawing);
  expect(await codesOf(bytes, 'COL-RGB')).toEqual(['COL-RGB']);
  const { bytes: after, left } = await mended(bytes, 'colours');
  expect(left).toEqual([]);
  expect(await codesOf(after, 'COL-RGB', ...DAMAGES)).toEqual([]);
});

test('a JPEG of Photoshop in four inks with a profile keeps its pure black', async () => {
  const plane = (ink: number) => Buffer.alloc(100 * 100, ink);
  const raw = { width: 100, height: 100, channels: 1 } as const;
  const jpeg = await sharp(plane(255), { raw })
    .joinChannel([plane(255), plane(255), plane(80)], { raw })
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  const drawing: Drawing = {
    content: 'q 20 0 0 20 120 120 cm /Im Do Q',
    resources: (context) => {
      const profile = context.register(context.flateStream('no profile', { N: 4 }));
      const dict = { Width: 100, Height: 100, Filter: 'DCTDecode', Decode: [1, 0, 1, 0, 1, 0, 1, 0] };
      const about = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ...dict };
      const image = context.stream(jpeg, { ...about, ColorSpace: ['ICCBased', profile] } as never);
      return { XObject: { Im: context.register(image) as never } };
    },
  };
  const bytes = await onBarePage(drawing);
  const [before, after] = await Promise.all(
    [bytes, (await mended(bytes, 'colours')).bytes].map((file) => platesOf(file)),
  );
  expect(after?.[3]?.some((ink) => ink > 20)).toBe(true);
  before?.forEach((plate, i) => {
    expect(mostApart(plate, after?.[i] ?? [])).toBeLessThanOrEqual(3);
  });
});

/** The inks of the four plates, 0 to 255. */
async function platesOf(bytes: Uint8Array): Promise<number[][]> {
  const { plates } = await proofPage(bytes, { page: 0 });
  return Promise.all(
    plates.slice(0, 4).map(async (plate) => {
      const grey = await sharp(plate).resize({ width: 120 }).extractChannel(0).raw().toBuffer();
      return [...grey].map((value) => 255 - value);
    }),
  );
}
const mostApart = (a: readonly number[], b: readonly number[]) =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0);

const HEAVY = '1 0.9 0.9 0.9';
const filled = (data: number[]): Drawing => {
  return {
    content: 'q 72 0 0 72 120 120 cm /Im Do Q',
    resources: (context) => {
      const pixels = new Uint8Array(300 * 300 * 4).map((_, i) => data[i % 4] ?? 0);
      const dict = { Type: 'XObject', Subtype: 'Image', Width: 300, Height: 300, BitsPerComponent: 8 };
      return {
        XObject: {
          Im: context.register(context.flateStream(pixels, { ...dict, ColorSpace: 'DeviceCMYK' })) as never,
        },
      };
    },
  };
};
const heavy: [string, Drawing][] = [
  ['fill', { content: `${HEAVY} k 120 120 72 72 re f` }],
  ['line', { content: `${HEAVY} K 60 w 120 150 m 220 150 l S` }],
  ['picture', filled([250, 230, 230, 230])],
  [
    'gradient',
    {
      content: 'q 120 120 72 72 re W n /Sh sh Q',
      resources: () => ({
        Shading: {
          Sh: {
            ...{ ShadingType: 2, ColorSpace: 'DeviceCMYK', Coords: [120, 0, 192, 0] },
            Function: {
              FunctionType: 2,
              Domain: [0, 1],
              N: 1,
              C0: [1, 0.9, 0.9, 0.9],
              C1: [0.9, 1, 0.9, 0.9],
            },
          },
        },
      }),
    },
  ],
];

describe.each(heavy)('a %s with too much ink', (_, drawing) => {
  test.each(inkPlaces)('from a %s gets less', async (place) => {
    const bytes = await hideIn(place, drawing);
    expect(await codesOf(bytes, 'COL-TAC')).toEqual(['COL-TAC']);
    const { bytes: after, left } = await mended(bytes, 'ink');
    expect(left).toEqual([]);
    expect(await codesOf(after, 'COL-TAC', ...DAMAGES)).toEqual([]);
  });
});

test('what has no more ink than dries keeps its bytes', async () => {
  const content = '0.8 0.8 0.7 0.8 k 120 120 72 72 re f';
  const before = await onBarePage({ content });
  expect(await contentOf((await mended(before, 'ink')).bytes, 0)).toContain(content);
  const picture = await mended(await onBarePage(filled([200, 200, 180, 200])), 'ink');
  expect(await platesOf(picture.bytes)).toEqual(
    await platesOf(await onBarePage(filled([200, 200, 180, 200]))),
  );
});

const text = (BaseFont: string, more: Record<string, unknown> = {}): Drawing => ({
  content: 'BT /F 24 Tf 0 0 0 1 k 120 120 Td (Wein, 12.50 fl) Tj ET',
  resources: () => ({ Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont, ...more } } }),
});

describe.each([...standardFonts, 'Arial,Bold', 'TimesNewRomanPS-ItalicMT'])(
  '%s that is not in the file',
  (name) => {
    test('is embedded and looks the same', async () => {
      const bytes = await onBarePage(text(name));
      expect(await codesOf(bytes, 'TXT-FONT-EMBED')).toEqual(['TXT-FONT-EMBED']);
      const { bytes: after } = await mended(bytes, 'fonts');
      expect(await codesOf(after, 'TXT-FONT-EMBED', ...DAMAGES)).toEqual([]);
      const [a, b] = await Promise.all([bytes, after].map((file) => shapeOf(file)));
      expect(a?.filter(Boolean).length).toBeGreaterThan(20);
      expect(a?.filter((inked, i) => inked !== b?.[i]).length).toBeLessThanOrEqual((a?.length ?? 0) / 1000);
    });
  },
);

test.each(inkPlaces)('a font from a %s is embedded in its own encoding', async (place) => {
  const drawing = text('Helvetica', { Encoding: { Type: 'Encoding', Differences: [87, 'Adieresis'] } });
  const { bytes: after } = await mended(await hideIn(place, drawing), 'fonts');
  expect(await codesOf(after, 'TXT-FONT-EMBED', ...DAMAGES)).toEqual([]);
  expect(await everythingIn(after)).toContain('/Adieresis');
});

test('a font that is none of these stays as it is', async () => {
  const { bytes: after } = await mended(await onBarePage(text('Futura-Medium')), 'fonts');
  expect(await codesOf(after, 'TXT-FONT-EMBED')).toEqual(['TXT-FONT-EMBED']);
});

test('a spot ink is mixed as a person wants, in every tint', async () => {
  const gold = [
    'Separation',
    'Gold',
    'DeviceCMYK',
    { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 0.2, 0.6, 0.1] },
  ];
  const drawing: Drawing = {
    content: '/Cs cs 1 scn 100 100 20 20 re f 0.5 scn 150 100 20 20 re f',
    resources: () => ({ ColorSpace: { Cs: gold as never } }),
  };
  const bytes = await onBarePage(drawing);
  expect((await mended(bytes, 'spots')).spots).toEqual([{ name: 'Gold', inks: [0, 20, 60, 10] }]);
  const wishes = { spots: [{ name: 'Gold', inks: [10, 0, 80, 0] as [number, number, number, number] }] };
  const { bytes: after, spots } = await mendFile(bytes, { fixes: ['spots'], kind: 'ad', wishes });
  expect(spots).toEqual(wishes.spots);
  expect(await contentOf(after, 0)).toMatch(/0\.1 0 0\.8 0 k[^k]*0\.05 0 0\.4 0 k/);
});
