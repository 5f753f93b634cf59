import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintedLook } from '@rebblatt/contracts';
import { palette } from '@rebblatt/printed-page';
import { expect, test } from 'vitest';
import { contentOf } from '../testing/content-of.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { pageOfWines, runOf } from '../testing/sample-run.ts';
import { fogra39 } from './output-condition.ts';

const { press, folder } = pressForTests();

const inksOn = async (look: PrintedLook | undefined, name: string) => {
  const out = join(folder, `${name}.pdf`);
  const run = { ...runOf(pageOfWines(1, 1, 'Rebhof')), ...(look && { look }) };
  await press.book({ run, info: { title: 'Expo', id: `test/${name}`, createdAt: new Date(0) }, out });
  const content = await contentOf(new Uint8Array(await readFile(out)), 0);
  return new Set([...content.matchAll(/([\d.]+(?: [\d.]+){3}) [kK]\b/g)].map(([, ink = '']) => ink));
};
const written = (cmyk: readonly number[]) => cmyk.map((part) => String(part / 100)).join(' ');

test('a design of its own prints in exactly the inks that were chosen', async () => {
  const usual = await inksOn(undefined, 'usual');
  expect(usual).toContain(written(palette.berry.cmyk));

  const accent = {
    rgb: [0, 84, 60] as [number, number, number],
    cmyk: [90, 20, 70, 40] as [number, number, number, number],
  };
  const ink = {
    rgb: [200, 90, 20] as [number, number, number],
    cmyk: [0, 70, 100, 10] as [number, number, number, number],
  };
  const own = await inksOn({ accent, thumbs: [{ title: 'Weine vom Bodensee', ink }] }, 'own');
  expect(own).toContain(written(accent.cmyk));
  expect(own).toContain(written(ink.cmyk));
  expect(own).not.toContain(written(palette.berry.cmyk));
  // What the design says nothing of stays.
  for (const one of usual) if (one !== written(palette.berry.cmyk)) expect(own).toContain(one);
});

test('an ink is shown on a screen as it looks on the paper', async () => {
  const colours = await press.screenColours(
    [
      [25, 100, 25, 38],
      [0, 0, 0, 0],
      [85, 35, 10, 26],
    ],
    fogra39(),
  );
  // What the palette shows for these inks was chosen by eye; the profile says nearly the same.
  const near = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((part, i) => Math.abs(part - (b[i] ?? 0))));
  expect(near(colours[0] ?? [], palette.berry.rgb)).toBeLessThan(40);
  expect(near(colours[1] ?? [], [255, 255, 255])).toBeLessThan(3);
  expect(near(colours[2] ?? [], palette.lake.rgb)).toBeLessThan(40);
});
