import { adSpecimen, adStyles, logoSpecimen, logoStyles } from '@rebblatt/specimen';
import { expect, test } from 'vitest';
import { readFacts } from '../inspect/read-facts.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';
import { checkKind } from './check-facts.ts';

const seedsOf = (list: readonly unknown[]) => [...list.keys()];

test.each(seedsOf(logoStyles))(
  'logo style %i is small and has the right size and a readable name',
  async (seed) => {
    const logo = await logoSpecimen({ ...aLogo, seed });
    expect(logo.length).toBeLessThan(60_000);
    expect(Buffer.from(logo).toString('latin1', 0, 8)).toBe('%PDF-1.3');
    expect(checkKind('logo', await readFacts(logo))).toEqual([]);
    const [page] = await readWithPdfium(logo);
    expect(page?.text.toLowerCase()).toContain('schinznach');
  },
);

test.each(seedsOf(adStyles))('ad style %i has the right size and is below 3 MB', async (seed) => {
  const ad = await adSpecimen({ ...anAd, seed });
  expect(ad.length).toBeLessThan(3_000_000);
  expect(checkKind('ad', await readFacts(ad))).toEqual([]);
  const [page] = await readWithPdfium(ad);
  expect(page?.text).toContain('MS Linth');
});
