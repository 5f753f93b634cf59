import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adSpecimen, asWrittenBy } from '@rebblatt/specimen';
import { PDFArray, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pixelAt } from '../testing/pixel-at.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { anAd } from '../testing/sample-run.ts';

const { press, folder } = pressForTests();

const anAdOf = async (seed: number) =>
  asWrittenBy('InDesign, high quality print', await adSpecimen({ ...anAd, name: `Weingut ${seed}`, seed }));

/** Two ads in one file, as programs join them: sizes stand in the tree, an outline leads to both. */
async function twoAds(): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  for (const seed of [3, 4]) {
    const [page] = await doc.copyPages(await PDFDocument.load(await anAdOf(seed)), [0]);
    if (page) doc.addPage(page);
  }
  const [first, second] = doc.getPages();
  const box = first?.node.get(PDFName.of('MediaBox'));
  if (!first || !second || !(box instanceof PDFArray)) throw new Error('There are no two pages.');
  doc.catalog.Pages().set(PDFName.of('MediaBox'), box);
  first.node.delete(PDFName.of('MediaBox'));
  second.node.delete(PDFName.of('MediaBox'));
  const entry = doc.context.register(doc.context.obj({ Title: 'x', Dest: [first.ref, 'Fit'] }));
  doc.catalog.set(PDFName.of('Outlines'), doc.context.obj({ First: entry, Last: entry, Count: 1 }));
  doc.setProducer('Adobe PDF Library 17.0');
  return doc.save();
}

test('one page of a file is a file that is as good as the page, and holds no other', async () => {
  const both = await twoAds();
  const out = join(folder, 'second.pdf');
  await press.onePage(both, { page: 2, out });
  const second = await readFile(out);
  expect(await readWithPdfium(second)).toEqual(await readWithPdfium(await anAdOf(4)));
  expect(await pixelAt(second, 0, 20, 60)).toEqual(await pixelAt(both, 1, 20, 60));
  expect(second.length).toBeLessThan(both.length * 0.7);
  const read = await PDFDocument.load(second, { updateMetadata: false });
  expect([read.getProducer(), read.catalog.has(PDFName.of('Outlines'))]).toEqual([
    'Adobe PDF Library 17.0',
    false,
  ]);
  expect(await press.preflight(out, 'ad')).toMatchObject({ ok: true, pages: 1 });
});

test('a page that the file has not is refused', async () => {
  const out = join(folder, 'third.pdf');
  await expect(press.onePage(await twoAds(), { page: 3, out })).rejects.toMatchObject({ code: 'layout' });
});
