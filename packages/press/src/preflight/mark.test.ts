import { expect, test } from 'vitest';
import { drawnPage } from '../testing/drawn-page.ts';
import { pressForTests } from '../testing/press-for-tests.ts';

const { press } = pressForTests();

/** As the heads of registers have them. */
const roomsMm = [
  { width: 30, height: 10.5 },
  { width: 30, height: 6 },
];

/** What is found in a drawing of 600 × 200 pt, which is printed at a twelfth of its size or larger. */
async function found(content: string, rooms: typeof roomsMm | undefined = roomsMm) {
  const file = await drawnPage(content, undefined, [600, 200]);
  const { findings } = await press.preflight(file, 'logo', { roomsMm: rooms });
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, severity, wanted }) => [code, severity, wanted]);
}

const GROUND = '0.2 0.9 0.6 0.1 k 20 20 400 150 re f';
const withoutVersion = (all: Awaited<ReturnType<typeof found>>) =>
  all.filter(([code]) => code !== 'FILE-VERSION');

test('a mark may have any size, a logo of a wine page only its own', async () => {
  expect(withoutVersion(await found(GROUND))).toEqual([]);
  const asLogo = await press.preflight(await drawnPage(GROUND, undefined, [600, 200]), 'logo');
  expect(asLogo.findings.map(({ code }) => code)).toContain('PAGE-SIZE');
});

test('a mark of RGB is refused', async () => {
  expect(await found('0.8 0 0.2 rg 20 20 400 150 re f')).toContainEqual(['COL-RGB', 'error', 'CMYK']);
});

test('its lines are judged as thick as they are printed', async () => {
  // 1 pt in the file, 0.08 pt on paper where the mark is smallest.
  const thin = `${GROUND} 0 0 0 1 K 1 w 430 20 m 580 180 l S`;
  expect(withoutVersion(await found(thin))).toMatchObject([['LINE-HAIRLINE', 'warning', expect.any(String)]]);
  expect(withoutVersion(await found(thin.replace('1 w', '6 w')))).toEqual([]);
});
