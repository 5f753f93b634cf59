import { expect, test } from 'vitest';
import { inksFor } from '../../colour/ink-of.ts';
import { fogra39 } from '../../colour/output-condition.ts';
import { openProfile } from '../../colour/profile-engine.ts';
import { labPlates } from '../../proof/lab-inks.ts';
import { MOST_CONVERTED } from './most-ink.ts';

const sumOf = (inks: readonly number[]) => inks.reduce((sum, ink) => sum + ink * 100, 0);
const LEVELS = 256;

test('no colour that the profile converts has more ink than the bound that spares its plates', async () => {
  const engine = await openProfile(fogra39().profile);
  const { inkOf } = inksFor(engine);
  // The whole range coarsely, the dark corner, where the inks are most, at each level.
  const coarse = Array.from({ length: 18 }, (_, i) => i * 15);
  const dark = Array.from({ length: 28 }, (_, i) => i);
  let most = 0;
  for (const levels of [coarse, dark])
    for (const r of levels)
      for (const g of levels)
        for (const b of levels)
          most = Math.max(
            most,
            sumOf(inkOf([r, g, b].map((x) => x / (LEVELS - 1)) as [number, number, number])),
          );
  expect(most).toBeGreaterThan(300);
  expect(most).toBeLessThan(MOST_CONVERTED);
  const plates = labPlates(engine);
  const ofLab = (i: number) => sumOf(plates.map((plate) => 1 - (plate[i] as number) / 255));
  const places = Array.from(plates[0] as Uint8Array, (_, i) => ofLab(i));
  expect(places.reduce((a, b) => Math.max(a, b))).toBeLessThan(MOST_CONVERTED);
});
