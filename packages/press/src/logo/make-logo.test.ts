import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DARK_LOGO_GROUND, LOGO_HEIGHT_MM, LOGO_WIDTH_MM, type LogoPlacement } from '@rebblatt/contracts';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { pixelAt } from '../testing/pixel-at.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import type { LogoTask } from './make-logo.ts';

const { press, folder } = pressForTests();
let next = 0;

const RED = '#c8102e';
/** A coloured bar of 600 × 200 pixels with a black one below it, in the middle of something larger. */
function drawn(
  background: string | { r: number; g: number; b: number; alpha: number },
  size = [800, 500],
): Sharp {
  const [width = 0, height = 0] = size;
  const bar = (fill: string, h: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${h}"><rect width="600" height="${h}" fill="${fill}"/></svg>`,
    );
  return sharp({ create: { width, height, channels: 4, background } }).composite([
    { input: bar(RED, 200), left: 100, top: 100 },
    { input: bar('#000', 40), left: 100, top: 300 },
  ]);
}
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** What pixels are composed on must be drawn before they are written in another way. */
const flat = async (image: Sharp) => sharp(await image.png().toBuffer());

async function made(file: Buffer, more: Partial<LogoTask> = {}) {
  const source = join(folder, `picture-${++next}`);
  await writeFile(source, file);
  const out = join(folder, `logo-${next}.pdf`);
  const result = await press.logo({ source, from: 'picture', out, ...more });
  return { result, page: result.ok ? await readFile(out) : Buffer.alloc(0) };
}
/** The page of a logo that has no fault, with where it is. */
async function passed(
  file: Buffer,
  more: Partial<LogoTask> = {},
): Promise<{ page: Buffer; at: LogoPlacement }> {
  const { result, page } = await made(file, more);
  if (!result.ok) throw new Error(JSON.stringify(result));
  const { findings } = await press.preflight(page, 'logo');
  expect(findings).toEqual([]);
  return { page, at: result.placement };
}
async function imageOf(page: Buffer) {
  const doc = await PDFDocument.load(page);
  for (const [, object] of doc.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Image')
      return { space: String(object.dict.get(PDFName.of('ColorSpace'))), dict: object.dict };
  throw new Error('There is no image.');
}
const middle = [LOGO_WIDTH_MM / 2, LOGO_HEIGHT_MM / 2] as const;
const close = (colour: number[], wanted: number[], by = 24) =>
  colour.forEach((part, i) => {
    expect(Math.abs(part - (wanted[i] as number)), `${colour} is not ${wanted}`).toBeLessThan(by);
  });

test('600 pixels with transparency are 50.8 mm wide at 300 dpi, in the middle of a page that passes', async () => {
  const { page, at } = await passed(await drawn(clear).png().toBuffer());
  expect(at).toMatchObject({
    from: 'picture',
    width_px: 600,
    height_px: 240,
    width_mm: 50.8,
    ppi: 300,
    max_width_mm: 50.8,
    edge: null,
    background: 'white',
  });
  expect(at.x_mm).toBeCloseTo((LOGO_WIDTH_MM - 50.8) / 2, 1);
  const [read] = await readWithPdfium(page);
  expect(read).toBeDefined();
  expect((await PDFDocument.load(page)).getPage(0).getSize().width).toBeCloseTo(184.25, 1);
  close(await pixelAt(page, 0, middle[0], middle[1] - 2), [200, 16, 46]);
  expect(await pixelAt(page, 0, 3, 3)).toEqual([255, 255, 255]);
  expect(await pixelAt(page, 0, middle[0], 80)).toEqual([255, 255, 255]);
});

test('black and grey print in black alone, in a picture of colours and in one of greys', async () => {
  const coloured = await passed(await drawn(clear).png().toBuffer());
  expect((await imageOf(coloured.page)).space).toBe('/DeviceCMYK');
  const { plates } = await press.proof(coloured.page, { page: 0 });
  const inkAt = async (plate: number, yMm: number) => {
    const image = sharp(plates[plate] as Uint8Array);
    const { width, height } = await image.metadata();
    const raw = await image.greyscale().raw().toBuffer();
    return 255 - (raw[Math.round((yMm / LOGO_HEIGHT_MM) * height) * width + (width >> 1)] ?? 0);
  };
  const low = coloured.at.y_mm + coloured.at.height_mm - 1.5;
  expect([await inkAt(0, low), await inkAt(1, low), await inkAt(2, low)]).toEqual([0, 0, 0]);
  expect(await inkAt(3, low)).toBeGreaterThan(250);
  const grey = await passed(await (await flat(drawn('#fff'))).greyscale().jpeg().toBuffer());
  expect((await imageOf(grey.page)).space).toBe('/DeviceGray');
});

test('an edge of one colour is cut off, and goes on as the background', async () => {
  const { page, at } = await passed(await drawn('#0a3161').png().toBuffer());
  expect(at).toMatchObject({ width_px: 600, height_px: 240, background: 'edge' });
  expect(at.edge).toMatch(/^#[0-9a-f]{6}$/);
  const [corner, beside] = [await pixelAt(page, 0, 1, 1), await pixelAt(page, 0, middle[0], 80)];
  close(corner, [10, 49, 97], 40);
  expect(beside).toEqual(corner);
});

test.each<[string, (image: Sharp) => Sharp]>([
  ['JPEG', (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 80 })],
  ['WebP', (image) => image.webp()],
  ['GIF', (image) => image.gif()],
  ['TIFF', (image) => image.tiff({ compression: 'lzw' })],
  ['PNG of a palette', (image) => image.png({ palette: true })],
  ['PNG of 16 bits', (image) => image.toColourspace('rgb16').png()],
  [
    'JPEG in AdobeRGB-like colours',
    (image) => image.flatten({ background: '#fff' }).withIccProfile('p3').jpeg(),
  ],
])('a %s looks as it did', async (_, write) => {
  const { page, at } = await passed(await write(await flat(drawn(clear))).toBuffer());
  expect(Math.abs((at.width_px ?? 0) - 600)).toBeLessThan(12);
  close(await pixelAt(page, 0, middle[0], middle[1] - 2), [200, 16, 46], 32);
  expect(await pixelAt(page, 0, 3, 3)).toEqual([255, 255, 255]);
});

/** As Windows writes it, from below, each row filled up to four bytes. */
async function bitmap(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.ceil((info.width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * info.height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(info.width, 18);
  file.writeInt32LE(info.height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const from = (y * info.width + x) * 3;
      const to = 54 + (info.height - 1 - y) * row + x * 3;
      for (const part of [0, 1, 2]) file[to + part] = data[from + 2 - part] as number;
    }
  return file;
}

test('a bitmap of Windows is read as well, and not beyond its end', async () => {
  const file = await bitmap(await flat(drawn('#fff', [801, 500])));
  const { page, at } = await passed(file);
  expect(at).toMatchObject({ width_px: 600, height_px: 240 });
  close(await pixelAt(page, 0, middle[0], middle[1] - 2), [200, 16, 46]);
  await expect(made(file.subarray(0, 90_000))).rejects.toMatchObject({ code: 'unreadable' });
});

test('a CMYK JPEG keeps its inks, and one with a profile of other paper looks the same', async () => {
  const rgb = await flat(drawn('#fff'));
  const plain = await passed(
    await rgb.clone().removeAlpha().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  );
  close(await pixelAt(plain.page, 0, middle[0], middle[1] - 2), [200, 16, 46], 60);
  expect(await pixelAt(plain.page, 0, 3, 3)).toEqual([255, 255, 255]);
  const other = rgb.clone().removeAlpha().withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 });
  const profiled = await passed(await other.toBuffer());
  close(await pixelAt(profiled.page, 0, middle[0], middle[1] - 2), [200, 16, 46], 60);
});

test('a photograph that lies on its side stands upright', async () => {
  const file = await (await flat(drawn('#fff'))).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { at, page } = await passed(file);
  expect(at.height_px).toBeGreaterThan(590);
  expect(at.width_px).toBeLessThan(250);
  // Turned clockwise, what was below is on the left.
  close(await pixelAt(page, 0, at.x_mm + 1.5, middle[1]), [29, 29, 27], 60);
});

test('a large picture is as wide as the inset allows, and has no more pixels than print', async () => {
  const { at, page } = await passed(await (await flat(drawn(clear))).resize(4000, 2500).png().toBuffer());
  expect(at).toMatchObject({ width_mm: 57, max_width_mm: 65 });
  const { dict } = await imageOf(page);
  expect(Number(String(dict.get(PDFName.of('Width'))))).toBe(1010);
});

test('it is placed by hand within what its pixels and the panel allow, on the colour that is wanted', async () => {
  const file = await drawn(clear).png().toBuffer();
  const { at, page } = await passed(file, {
    wish: { background: [0, 100, 80, 20], widthMm: 30, xMm: 2, yMm: 200 },
  });
  expect(at).toMatchObject({ width_mm: 30, x_mm: 2, y_mm: 110.5, ppi: 508, background: [0, 100, 80, 20] });
  close(await pixelAt(page, 0, 60, 10), [180, 22, 46], 50);
  const far = await passed(file, { wish: { widthMm: 65, background: '#00a651' } });
  expect(far.at.width_mm).toBe(50.8);
});

test('what is no logo says why: too small, empty, cut off', async () => {
  const small = await sharp({ create: { width: 200, height: 90, channels: 3, background: '#fff' } })
    .composite([
      {
        input: await sharp({ create: { width: 120, height: 40, channels: 3, background: RED } })
          .png()
          .toBuffer(),
        left: 20,
        top: 20,
      },
    ])
    .png()
    .toBuffer();
  expect((await made(small)).result).toEqual({ ok: false, reason: 'too-small', width: 120, height: 40 });
  const empty = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  expect((await made(empty)).result).toEqual({ ok: false, reason: 'empty' });
  const whole = await drawn('#fff').png().toBuffer();
  await expect(made(whole.subarray(0, 900))).rejects.toMatchObject({ code: 'unreadable' });
});

test('a white logo without a ground stands on a dark one; where parts are white it is said', async () => {
  const letters = (sign: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300"><circle cx="150" cy="150" r="100" fill="${sign}"/><rect x="300" y="100" width="400" height="100" fill="#fff"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
  const white = await passed(await letters('#fafafa'));
  expect(white.at).toMatchObject({ background: DARK_LOGO_GROUND, pale: 'all' });
  const [r = 0, g = 0, b = 0] = await pixelAt(white.page, 0, 2, 2);
  expect(Math.max(r, g, b)).toBeLessThan(80);
  // Between the sign and the letters is the same ground, which shows no edge of the picture.
  expect(await pixelAt(white.page, 0, 23.7, LOGO_HEIGHT_MM / 2)).toEqual([r, g, b]);
  const part = await passed(await letters('#8a1538'));
  expect(part.at).toMatchObject({ background: 'white', pale: 'part' });
  // Somebody wants it so.
  expect((await passed(await letters('#fafafa'), { wish: { background: 'white' } })).at.background).toBe(
    'white',
  );
  // A sign in dark colours, and one with its own white ground, are seen.
  const dark = await sharp(await letters('#8a1538'))
    .negate({ alpha: false })
    .png()
    .toBuffer();
  expect((await passed(dark)).at.pale).toBeUndefined();
  expect((await passed(await drawn('#fff').png().toBuffer())).at.pale).toBeUndefined();
});
