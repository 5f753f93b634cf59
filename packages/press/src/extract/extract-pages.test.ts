import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { checkPdfx } from '../pdfx/check-pdfx.ts';
import { contentOf } from '../testing/content-of.ts';
import { pixelAt } from '../testing/pixel-at.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { aLogo, anAd, pageOfWines, runOf, uploadedPage } from '../testing/sample-run.ts';
import { extractPages } from './extract-pages.ts';

const { press, folder } = pressForTests();
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const ad = await adSpecimen({ ...anAd, seed: 3 });
const logo = await logoSpecimen({ ...aLogo, seed: 1 });
const printedLogo = { logo_id: 1, sha256: shaOf(logo), width_mm: 65, height_mm: 122.5 };
const out = join(folder, 'book.pdf');
await press.book({
  run: runOf(
    pageOfWines(1, 1, 'Kellerei Morgenrot', printedLogo),
    uploadedPage(2, 2, 2),
    pageOfWines(3, 3, 'Weingut Abendstern'),
    pageOfWines(4, 4, 'Gut Mittagsglut'),
  ),
  logos: { [printedLogo.sha256]: logo },
  uploads: { 2: { sha256: shaOf(ad), source: ad } },
  info: { title: 'Weinschiff 2026', id: 'catalog/1/result/1', createdAt: new Date('2026-11-01T10:00:00Z') },
  out,
});
const book = await readFile(out);
const wanted = { pages: [4, 1, 2], title: 'Weinschiff 2026, geänderte Seiten' };
const extract = await extractPages(book, wanted);

test('the requested pages are in the requested order, with the boxes they had', async () => {
  const pages = await readWithPdfium(extract);
  expect(pages.map(({ text }) => /Mittagsglut|Morgenrot|Amsler/.exec(text)?.[0])).toEqual([
    'Mittagsglut',
    'Morgenrot',
    'Amsler',
  ]);
  const [fourth, first, second] = [3, 0, 1].map((at) => readWithPdfium(book).then((all) => all[at]));
  expect(pages).toEqual([await fourth, await first, await second]);
  for (const [at, from] of [3, 0, 1].entries())
    expect(await contentOf(extract, at)).toBe(await contentOf(book, from));
  expect(await pixelAt(extract, 1, 20, 60)).toEqual(await pixelAt(book, 0, 20, 60));
});

test('other pages are not in the file', async () => {
  expect(extract.length).toBeLessThan(book.length);
  const one = await extractPages(book, { pages: [4], title: 'Eine Seite' });
  const doc = await PDFDocument.load(one, { updateMetadata: false });
  const images = doc.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) => object instanceof PDFRawStream && object.dict.has(PDFName.of('BitsPerComponent')),
    );
  expect([doc.getPageCount(), images]).toEqual([1, []]);
});

test('an extract of a PDF/X-4 book is PDF/X-4, with a title and an identifier of its own', async () => {
  expect(await checkPdfx(extract, ['laid-out', 'laid-out', 'placed'])).toEqual([]);
  const [before, after] = await Promise.all([book, extract].map((bytes) => PDFDocument.load(bytes)));
  expect(after?.getTitle()).toBe('Weinschiff 2026, geänderte Seiten');
  expect(after?.getCreationDate()).toEqual(before?.getCreationDate());
  expect(String(after?.context.trailerInfo.ID)).not.toBe(String(before?.context.trailerInfo.ID));
});

test('the same call returns the same bytes, in the worker as well', async () => {
  expect(shaOf(await extractPages(book, wanted))).toBe(shaOf(extract));
  const file = join(folder, 'extract.pdf');
  const made = await press.extract(out, { ...wanted, out: file });
  expect(made).toEqual({ bytes: extract.length, sha256: shaOf(extract) });
  expect(shaOf(await readFile(file))).toBe(shaOf(extract));
});

test('concurrent extracts wait for each other', async () => {
  const pages = [1, 2].map((page) =>
    press.extract(out, { pages: [page], title: 'Seite', out: join(folder, `${page}.pdf`) }),
  );
  expect(new Set((await Promise.all(pages)).map(({ sha256 }) => sha256)).size).toBe(2);
});

test('a page that the book does not have, no page at all and a file that is not a book are refused', async () => {
  const refused = (source: Uint8Array, pages: number[]) =>
    expect(extractPages(source, { pages, title: 'x' })).rejects;
  await refused(book, [5]).toMatchObject({ code: 'layout' });
  await refused(book, [0]).toMatchObject({ code: 'layout' });
  await refused(book, []).toMatchObject({ code: 'layout' });
  await refused(Buffer.from('%PDF-1.4 nothing'), [1]).toMatchObject({ code: 'unreadable' });
});
