import { adSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pixelAt } from '../testing/pixel-at.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { anAd } from '../testing/sample-run.ts';
import { assembleBook } from './assemble-book.ts';
import { shareEqual } from './share-equal.ts';
import { bookSteps } from './steps.ts';

const ads = await Promise.all([1, 2, 4].map((seed) => adSpecimen({ ...anAd, seed })));

/** A book of these files, a page each. */
const bookOf = (files: readonly Uint8Array[], steps = bookSteps) =>
  assembleBook(
    {
      laidOut: [],
      pages: files.map((_, i) => ({
        ...{ kind: 'file', file: String(i), page: 0, pageId: i, pageType: 2, sha256: '' },
        ...{ position: i + 1, folio: i + 1 },
      })),
      files: Object.fromEntries(files.entries()),
      info: { title: 'Inserate', id: 'test', createdAt: new Date(0) },
    } as never,
    undefined,
    steps,
  );

/** The same page, saved anew by a program that numbers its objects in another way. */
async function savedAnew(ad: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  doc.context.register(doc.context.obj({ Kept: 'before all others' }));
  const [page] = await doc.copyPages(await PDFDocument.load(ad), [0]);
  if (page) doc.addPage(page);
  doc.catalog.set(PDFName.of('Lang'), doc.context.obj('de'));
  return doc.save();
}

test('an ad that was uploaded again costs a page and no fonts and pictures', async () => {
  const ad = ads[0] as Uint8Array;
  const one = (await bookOf([ad])).length;
  const four = (await bookOf([ad, await savedAnew(ad), ad, await savedAnew(ad)])).length;
  expect(four - one).toBeLessThan(4_000);
});

test('what is shared looks as it did, on every page', async () => {
  const files = ads.flatMap((ad) => [ad, ad]);
  const [shared, apart] = await Promise.all([
    bookOf(files),
    bookOf(
      files,
      bookSteps.filter((step) => step !== shareEqual),
    ),
  ]);
  expect(shared.length).toBeLessThan(apart.length * 0.6);
  for (const [page] of files.entries())
    for (const [x, y] of [
      [8, 20],
      [8, 135],
      [100, 70],
      [60, 40],
    ] as const)
      expect(await pixelAt(shared, page, x, y)).toEqual(await pixelAt(apart, page, x, y));
  const texts = async (book: Uint8Array) => (await readWithPdfium(book)).map((page) => page.text);
  expect(await texts(shared)).toEqual(await texts(apart));
});
