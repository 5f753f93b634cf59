import { readdirSync } from 'node:fs';
import { adSpecimen, oddSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnPage } from '../testing/drawn-page.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { processFile } from '../testing/process-file.ts';
import { anAd } from '../testing/sample-run.ts';
import { MAX_SIDE_PX } from './render-pixels.ts';

const { press } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 4 });

test('a page becomes a PNG of the requested width, in its own proportions', async () => {
  const image = await press.raster(ad, { page: 0, size: { widthPx: 720 } });
  expect(await sharp(image.png).metadata()).toMatchObject({
    format: 'png',
    width: 720,
    height: 470,
    channels: 3,
  });
});

test.each([
  ['seen and not printed', { seen: true, printed: false }, 'white'],
  ['printed and not seen', { seen: false, printed: true }, 'black'],
  ['seen, with a print state no one asks for', { seen: true, printed: false, asked: false }, 'black'],
  ['not seen, with a print state no one asks for', { seen: false, printed: true, asked: false }, 'white'],
])('an optional content group that is %s shows as it prints', async (_, group, colour) => {
  const bare = await oddSpecimen.boxed(await drawnPage('', undefined, [612, 400]), 216, 141);
  const { png } = await press.raster(await oddSpecimen.optionalGroup(bare, group), {
    page: 0,
    size: { widthPx: 50 },
  });
  const { channels } = await sharp(png).greyscale().stats();
  expect((channels[0]?.mean ?? 128) < 100 ? 'black' : 'white').toBe(colour);
});

test('no page becomes larger than 4000 px per side', async () => {
  const huge = await oddSpecimen.boxed(ad, 80_000, 40_000);
  const image = await press.raster(huge, { page: 0, size: { ppi: 300 } });
  expect([image.widthPx, image.heightPx]).toEqual([MAX_SIDE_PX, MAX_SIDE_PX / 2]);
});

test('a missing page and a file that is not a PDF are unreadable', async () => {
  const size = { widthPx: 100 };
  await expect(press.raster(ad, { page: 7, size })).rejects.toMatchObject({ code: 'unreadable' });
  await expect(press.raster(Buffer.from('no PDF'), { page: 0, size })).rejects.toMatchObject({
    code: 'unreadable',
  });
  expect(await press.raster(ad, { page: 0, size })).toMatchObject({ widthPx: 100 });
});

test.runIf(process.platform === 'linux')(
  'a file of two kilobytes that decompresses to 900 MB uses no memory of the server, and the memory is released',
  async () => {
    const before = process.memoryUsage.rss();
    const bomb = oddSpecimen.contentBomb();
    expect(bomb.length).toBeLessThan(4_000);
    const size = { widthPx: 100 };
    for (const _ of [1, 2])
      await expect(press.raster(bomb, { page: 0, size })).rejects.toMatchObject({
        code: expect.stringMatching(/memory|unreadable|timeout/),
      });
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 2 ** 20);
    const swollen = readdirSync('/proc').filter((name) => {
      const status = processFile(name, 'status');
      const isOurs = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid;
      return isOurs && Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) > 260 * 1024;
    });
    expect(swollen).toEqual([]);
  },
);
