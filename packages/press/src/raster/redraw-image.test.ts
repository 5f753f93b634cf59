import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { redrawImage } from './redraw-image.ts';

const { press } = pressForTests();
const folder = mkdtempSync(join(tmpdir(), 'rebblatt-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f3d' } });
const fileOf = async (image: Sharp) => {
  const path = join(folder, 'image');
  writeFileSync(path, await image.toBuffer());
  return path;
};

test('metadata about place and camera is dropped, but the orientation is kept', async () => {
  const taken = blank(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 });
  const made = await redrawImage({ path: await fileOf(taken), format: 'jpg', fitPx: null });
  const { format, width, height, exif, icc, xmp } = await sharp(made).metadata();
  expect([format, width, height]).toEqual(['jpeg', 20, 40]);
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
});

test('an image is scaled down to fit and never enlarged', async () => {
  const path = await fileOf(blank(400, 200).png());
  for (const [fitPx, width] of [
    [100, 100],
    [900, 400],
  ] as const)
    expect((await sharp(await press.image({ path, format: 'png', fitPx })).metadata()).width).toBe(width);
});

test('a truncated image is unreadable, even in a process', async () => {
  const whole = await blank(600, 600).png({ compressionLevel: 0 }).toBuffer();
  const path = join(folder, 'cut.png');
  writeFileSync(path, whole.subarray(0, whole.length / 2));
  for (const redraw of [redrawImage, press.image])
    await expect(redraw({ path, format: 'png', fitPx: null })).rejects.toMatchObject({ code: 'unreadable' });
});

test('large images, many at once, leave the server’s memory as it was', async () => {
  const progressive = blank(6300, 6300).withMetadata({ orientation: 6 }).jpeg({ progressive: true });
  const path = await fileOf(progressive);
  const before = process.memoryUsage.rss();
  const redraw = () => press.image({ path, format: 'jpg', fitPx: 1200 });
  const made = await Promise.all(Array.from({ length: 4 }, redraw));
  expect((await sharp(made[3]).metadata()).width).toBe(1200);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 2 ** 20);
});
