import { PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readFacts } from '../inspect/read-facts.ts';
import { checkKind } from '../preflight/check-facts.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';
import { adSpecimen } from './ad-specimen.ts';
import { adStyles } from './ad-styles.ts';
import { logoSpecimen } from './logo-specimen.ts';
import { logoStyles } from './logo-styles.ts';

const seedsOf = (list: readonly unknown[]) => [...list.keys()];

test.each(seedsOf(logoStyles))(
  'logo style %i is small, right in size, and its name can be read',
  async (seed) => {
    const logo = await logoSpecimen({ ...aLogo, seed });
    expect(logo.length).toBeLessThan(60_000);
    expect(Buffer.from(logo).toString('latin1', 0, 8)).toBe('%PDF-1.3');
    expect(checkKind('logo', await readFacts(logo))).toEqual([]);
    const [page] = await readWithPdfium(logo);
    expect(page?.text.toLowerCase()).toContain('schinznach');
  },
);

test.each(seedsOf(adStyles))('ad style %i is right in size and below 3 MB', async (seed) => {
  const ad = await adSpecimen({ ...anAd, seed });
  expect(ad.length).toBeLessThan(3_000_000);
  expect(checkKind('ad', await readFacts(ad))).toEqual([]);
  const [page] = await readWithPdfium(ad);
  expect(page?.text).toContain('MS Linth');
});

test('an ad holds nothing but CMYK, its image above 300 ppi', async () => {
  const doc = await PDFDocument.load(await adSpecimen({ ...anAd, seed: 0 }));
  const images = doc.getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  const image = images?.lookup(PDFName.of('Picture')) as PDFRawStream;
  expect(image.dict.lookup(PDFName.of('ColorSpace'))).toBe(PDFName.of('DeviceCMYK'));
  // It is placed over the whole width of 216 mm.
  const ppi = image.dict.lookup(PDFName.of('Width'), PDFNumber).asNumber() / (216 / 25.4);
  expect(ppi).toBeGreaterThan(300);
  expect(Buffer.from(await doc.save({ useObjectStreams: false })).includes('DeviceRGB')).toBe(false);
});

test('the same seed gives the same bytes, another seed another design', async () => {
  const [one, same, other] = await Promise.all([3, 3, 4].map((seed) => logoSpecimen({ ...aLogo, seed })));
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});
