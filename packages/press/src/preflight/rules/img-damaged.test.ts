import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFRawStream } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { faxImage, jbig2Image, jpxImage } from '../../testing/coded-images.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const SIDE = 64;
const circle = Buffer.from(`<svg width="${SIDE}" height="${SIDE}"><circle cx="30" cy="30" r="20"/></svg>`);
const base = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#467' } });
const jpeg = await base
  .composite([{ input: circle }])
  .toColourspace('b-w')
  .jpeg()
  .toBuffer();
const pixels = Buffer.alloc(SIDE * SIDE, 90);

const gray = { ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
const bilevel = { ColorSpace: 'DeviceGray', BitsPerComponent: 1 };
const fax = { ...bilevel, Filter: 'CCITTFaxDecode' };
const G4 = { DecodeParms: { K: -1, Columns: SIDE, Rows: SIDE } };
const predicted = { Predictor: 15, Columns: SIDE, Colors: 1, BitsPerComponent: 8 };
const pngLines = deflateSync(Buffer.alloc((SIDE + 1) * SIDE));

const wholes: [string, Uint8Array, Record<string, unknown>][] = [
  ['DCT', jpeg, { ...gray, Filter: 'DCTDecode' }],
  ['JPX', jpxImage(SIDE, SIDE, 1), { ...gray, Filter: 'JPXDecode' }],
  ['JBIG2', jbig2Image(SIDE, SIDE), { ...bilevel, Filter: 'JBIG2Decode' }],
  ['CCITT', faxImage(SIDE), { ...fax, ...G4 }],
  ['Flate', deflateSync(pixels), { ...gray, Filter: 'FlateDecode' }],
  ['Flate with a predictor', pngLines, { ...gray, Filter: 'FlateDecode', DecodeParms: predicted }],
  ['no', pixels, gray],
];

const placed = (data: Uint8Array, dict: Record<string, unknown>): Drawing => ({
  content: 'q 8 0 0 8 120 120 cm /Im Do Q',
  resources: (context: PDFContext) => {
    const own = { Type: 'XObject', Subtype: 'Image', Width: SIDE, Height: SIDE, ...dict };
    return { XObject: { Im: context.register(PDFRawStream.of(context.obj(own as never) as never, data)) } };
  },
});

test('a JPEG that lacks a piece of its middle is reported, though its end is there', async () => {
  const [width, height] = [200, 130];
  const circles = Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${(i * 37) % width}" cy="${(i * 53) % height}" r="${5 + (i % 9)}" fill="hsl(${i * 31},70%,50%)"/>`,
  );
  const busy = await sharp(Buffer.from(`<svg width="${width}" height="${height}">${circles.join('')}</svg>`))
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer();
  const dict = {
    ...{ Filter: 'DCTDecode', ColorSpace: 'DeviceRGB', BitsPerComponent: 8 },
    ...{ Width: width, Height: height },
  };
  expect(await verdict(await hideIn('page', placed(busy, dict)), 'IMG-DAMAGED')).toEqual([]);
  const middle = Math.floor(busy.length / 2);
  const cut = Buffer.concat([busy.subarray(0, middle), busy.subarray(middle + 500)]);
  const wiped = Buffer.from(busy).fill(0, middle, middle + 500);
  for (const damaged of [cut, wiped])
    expect(await verdict(await hideIn('page', placed(damaged, dict)), 'IMG-DAMAGED')).toEqual(['error']);
});

test('an image that has changed since its checksum was counted is a warning', async () => {
  const changed = deflateSync(pixels, { level: 0 });
  changed[SIDE] = 200;
  const bytes = await hideIn('page', placed(changed, { ...gray, Filter: 'FlateDecode' }));
  expect(await findingsOf(bytes, 'IMG-DAMAGED')).toMatchObject([
    { severity: 'warning', params: { variant: 'imageAltered' } },
  ]);
});

describe.each(wholes)('an image with %s filter', (name, data, dict) => {
  test('that is complete passes', async () => {
    const codes = (await findingsOf(await hideIn('page', placed(data, dict)))).map(({ code }) => code);
    expect(codes.filter((code) => /^IMG-(DAMAGED|CONTRADICTS|NOT)|DAMAGED/.test(code))).toEqual([]);
  });

  test('that is truncated is reported', async () => {
    const cut = data.subarray(0, Math.floor(data.length / 2));
    expect(await verdict(await hideIn('page', placed(cut, dict)), 'IMG-DAMAGED')).toEqual(['error']);
  });

  test('that is invalid is reported', async () => {
    const rubbish = name === 'no' ? Buffer.alloc(9) : Buffer.alloc(300, 'rubbish');
    expect(await verdict(await hideIn('form', placed(rubbish, dict)), 'IMG-DAMAGED')).toEqual(['error']);
  });
});

test('an image with an unknown filter is reported as damaged', async () => {
  const unknown = placed(pixels, { ...gray, Filter: 'NobodyDecode' });
  expect(await verdict(await hideIn('page', unknown), 'IMG-DAMAGED')).toEqual(['error']);
});

test('fax data with an error inside is reported, although its end is correct', async () => {
  const whole = faxImage(SIDE);
  const faulty = Uint8Array.from(whole, (byte, i) => (i === 3 ? 0 : byte));
  const drawn = async (data: Uint8Array) =>
    verdict(await hideIn('page', placed(data, { ...fax, ...G4 })), 'IMG-DAMAGED');
  expect(await drawn(whole)).toEqual([]);
  expect(await drawn(faulty)).toEqual(['error']);
});

test('fax data without its end mark is complete when its lines are', async () => {
  const data = Uint8Array.from({ length: SIDE / 8 }, () => 0xff);
  expect(await verdict(await hideIn('page', placed(data, { ...fax, ...G4 })), 'IMG-DAMAGED')).toEqual([]);
});

test('a JPEG with its end mark appended after truncation is reported', async () => {
  const mended = Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.from([0xff, 0xd9])]);
  const drawing = placed(mended, { ...gray, Filter: 'DCTDecode' });
  expect(await verdict(await hideIn('page', drawing), 'IMG-DAMAGED')).toEqual(['error']);
});

test('a JPEG within another filter is examined as well', async () => {
  const dict = { ...gray, Filter: ['FlateDecode', 'DCTDecode'] };
  const whole = await hideIn('page', placed(deflateSync(jpeg), dict));
  expect(await verdict(whole, 'IMG-DAMAGED')).toEqual([]);
  const cut = await hideIn('page', placed(deflateSync(jpeg.subarray(0, 400)), dict));
  expect(await verdict(cut, 'IMG-DAMAGED')).toEqual(['error']);
});

test.each([
  [
    'a JPEG of three inks declared to have four',
    jpeg,
    { ...gray, ColorSpace: 'DeviceCMYK', Filter: 'DCTDecode' },
  ],
  ['a JPEG of another size', jpeg, { ...gray, Width: 2 * SIDE, Filter: 'DCTDecode' }],
  [
    'a JPEG 2000 of three colours declared to have four inks',
    jpxImage(SIDE, SIDE, 1),
    { ...gray, ColorSpace: 'DeviceCMYK', Filter: 'JPXDecode' },
  ],
  ['a JPEG 2000 of another size', jpxImage(SIDE, 32, 1), { ...gray, Filter: 'JPXDecode' }],
  ['a JBIG2 image of another size', jbig2Image(32, SIDE), { ...bilevel, Filter: 'JBIG2Decode' }],
  [
    'a JBIG2 image declared to have colours',
    jbig2Image(SIDE, SIDE),
    { ...gray, ColorSpace: 'DeviceCMYK', Filter: 'JBIG2Decode' },
  ],
  ['fax data of another width', faxImage(SIDE), { ...fax, DecodeParms: { K: -1, Columns: 32 } }],
  ['fax data without a width', faxImage(SIDE), { ...fax, DecodeParms: { K: -1 } }],
  [
    'a predictor of another width',
    pngLines,
    { ...gray, Filter: 'FlateDecode', DecodeParms: { ...predicted, Colors: 3, Columns: 21 } },
  ],
  ['seven bits', pixels, { ...gray, BitsPerComponent: 7 }],
])('%s is reported as a contradiction', async (_, data, dict) => {
  expect(await verdict(await hideIn('page', placed(data, dict)), 'IMG-CONTRADICTS')).toEqual(['error']);
});

describe.each(places)('from a %s', (place) => {
  test('a truncated image is reported', async () => {
    const cut = drawnImage({ widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8, depth: 2 });
    expect(await verdict(await hideIn(place, cut), 'IMG-DAMAGED')).toEqual(['error']);
  });
});

test('an image that is not painted is not reported', async () => {
  const cut = drawnImage({ widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8, depth: 2 });
  expect(await verdict(await neverPainted(cut), 'IMG-DAMAGED')).toEqual([]);
});

test('an image too large to be decoded is reported as not examined, with its size', async () => {
  const huge = placed(jpxImage(9_000, 9_000, 1), {
    ...gray,
    Width: 9_000,
    Height: 9_000,
    Filter: 'JPXDecode',
  });
  const reported = await findingsOf(await hideIn('page', huge), 'IMG-NOT-EXAMINED');
  expect(reported).toMatchObject([{ severity: 'warning', measured: '9000 × 9000 px' }]);
});
