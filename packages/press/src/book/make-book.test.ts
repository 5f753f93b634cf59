import { createHash } from 'node:crypto';
import { existsSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adSpecimen, contentSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, rgb } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { fogra39 } from '../colour/output-condition.ts';
import { pixelAt } from '../testing/pixel-at.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { aLogo, anAd, pageOfWines, runOf, uploadedPage } from '../testing/sample-run.ts';
import type { BookOrder } from './book-order.ts';

const { press, folder } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 0 });
const logo = await logoSpecimen({ ...aLogo, seed: 0 });
const welcome = await contentSpecimen({
  seed: 2,
  pages: ['Willkommen an Bord', 'Fahrplan'].map((title) => ({
    title,
    paragraphs: ['Die Schiffe liegen am Bürkliplatz.'],
  })),
});
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const printedLogo = { logo_id: 1, sha256: shaOf(logo), width_mm: 65, height_mm: 122.5 };

const order = (name: string): BookOrder => ({
  run: runOf(
    uploadedPage(10, 1, 3, 2),
    pageOfWines(11, 3, 'Kellerei Morgenrot', printedLogo),
    uploadedPage(12, 4, 2),
    pageOfWines(13, 5, 'Weingut Abendstern'),
  ),
  positions: { 10: 1, 11: 2, 12: 4, 13: 7 },
  logos: { [printedLogo.sha256]: logo },
  uploads: { 10: { sha256: shaOf(welcome), source: welcome }, 12: { sha256: shaOf(ad), source: ad } },
  info: { title: 'Weinschiff 2026', id: 'catalog/1/result/1', createdAt: new Date('2026-11-01T10:00:00Z') },
  out: join(folder, name),
});

const manifest = await press.book(order('book.pdf'));
const book = await readFile(join(folder, 'book.pdf'));

test('every page has exactly the trim size with 3 mm bleed around it', async () => {
  for (const page of await readWithPdfium(book)) {
    const exact = [page.media, page.bleed, page.trim, page.inset].map((box) =>
      box?.map((mm) => Math.round(mm * 1000) / 1000),
    );
    expect(exact).toEqual([
      [216, 141],
      [216, 141],
      [210, 135],
      [3, 3],
    ]);
  }
});

test('the pages are in the order of the catalogue', async () => {
  const texts = (await readWithPdfium(book)).map((page) => page.text.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(5);
  for (const [i, word] of ['Willkommen', 'Fahrplan', 'Morgenrot', 'Amsler', 'Abendstern'].entries())
    expect(texts[i]).toContain(word);
});

test('the manifest names each page, its position, its printed numbers and the file', () => {
  expect(manifest.printed_pages).toBe(5);
  expect(manifest.file).toEqual({ bytes: book.length, sha256: shaOf(book) });
  expect(
    manifest.pages.map(({ page_id, position, sheets }) => [
      page_id,
      position,
      sheets.map((sheet) => [sheet.pdf_page, sheet.folio]),
    ]),
  ).toEqual([
    [
      10,
      1,
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [11, 2, [[3, 3]]],
    [12, 4, [[4, 4]]],
    [13, 7, [[5, 5]]],
  ]);
});

test('the content stream and the image of an ad are unchanged byte for byte', async () => {
  const streamsOf = async (bytes: Uint8Array, page: number) => {
    const doc = await PDFDocument.load(bytes);
    const node = doc.getPage(page).node;
    const images = node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
    return [node.Contents(), images?.lookup(PDFName.of('Picture'))].map((stream) =>
      stream instanceof PDFRawStream ? shaOf(stream.contents) : 'missing',
    );
  };
  const [content, image] = await streamsOf(ad, 0);
  expect(await streamsOf(book, 3)).toEqual([content, image]);
  expect([content, image]).not.toContain('missing');
});

test('a logo fills its space on the wine page', async () => {
  // The background of the specimen is its house colour; the space begins 8 mm inside the trim.
  const ground = await pixelAt(logo, 0, 1, 60);
  expect(await pixelAt(book, 2, 3 + 8 + 1, 3 + 5.25 + 60)).toEqual(ground);
  expect(await pixelAt(book, 2, 3 + 8 + 64, 3 + 5.25 + 60)).toEqual(ground);
  expect(await pixelAt(book, 2, 3 + 8 - 1, 3 + 5.25 + 60)).toEqual([255, 255, 255]);
});

test('an ad that would print differently from what it shows stops the book, unless it was allowed', async () => {
  const doc = await PDFDocument.load(ad);
  const look = doc.context.stream('0 1 0 0 k 0 0 99 99 re f', {
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] },
  });
  const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [50, 50, 149, 149] };
  const annotation = doc.context.obj({ ...stamp, AP: { N: doc.context.register(look) } });
  doc.getPage(0).node.set(PDFName.of('Annots'), doc.context.obj([doc.context.register(annotation)]));
  const stamped = await doc.save();
  const { uploads, ...rest } = order('stamped.pdf');
  const withStamp = { ...rest, uploads: { ...uploads, 12: { sha256: shaOf(stamped), source: stamped } } };
  const refused = { code: 'differs', at: { page: 12 } };
  await expect(press.book(withStamp)).rejects.toMatchObject(refused);
  // The second time the result is already stored.
  await expect(press.book(withStamp)).rejects.toMatchObject(refused);
  expect(existsSync(join(folder, 'stamped.pdf'))).toBe(false);
  const made = await press.book({ ...withStamp, mayDiffer: [{ page: 12 }] });
  expect([made.differing, made.not_compared]).toEqual([[4], []]);
  expect([manifest.differing, manifest.not_compared]).toEqual([[], []]);
});

test('the same order results in the same bytes', async () => {
  await press.book(order('again.pdf'));
  expect(shaOf(await readFile(join(folder, 'again.pdf')))).toBe(manifest.file.sha256);
});

test('the finished book is checked for PDF/X-4, and the manifest says so', () => {
  expect(manifest.bleed_not_examined).toEqual([3, 5]);
  expect(manifest.pdfx).toEqual({
    version: 'PDF/X-4',
    output_condition: 'FOGRA39',
    conforms: true,
    pages_not_conforming: [],
    findings: [],
  });
});

test('a page laid out by the press passes the check of uploaded pages', async () => {
  const out = join(folder, 'own-pages.pdf');
  await press.book({ run: runOf(pageOfWines(1, 1, 'Rebhof')), info: order('').info, out });
  const { findings } = await press.preflight(out, 'content');
  // The page names its blending colour space, as PDF/X-4 requires, and blends nothing.
  expect(findings).toEqual([]);
});

test('an uploaded file in screen colours is printed as it is and reported as not PDF/X-4', async () => {
  const red = await PDFDocument.create({ updateMetadata: false });
  red.addPage([612.2835, 399.6851]).drawRectangle({ width: 99, height: 99, color: rgb(1, 0, 0) });
  const source = await red.save();
  const made = await press.book({ ...order('red.pdf'), uploads: { 12: { sha256: 'red', source } } });
  expect(made.pdfx).toMatchObject({ conforms: false, pages_not_conforming: [4] });
  expect(made.pdfx.findings).toMatchObject([{ code: 'rgb', page: 4 }]);
});

test('a book for another output condition contains its profile', async () => {
  const { profile } = fogra39();
  const outputCondition = { identifier: 'Hausdruck', condition: 'Test (1)', registry: null, profile };
  const made = await press.book({ ...order('house.pdf'), outputCondition });
  expect(made.pdfx).toMatchObject({ output_condition: 'Hausdruck', conforms: true });
  expect((await readFile(join(folder, 'house.pdf'))).toString('latin1')).toContain('(Test \\(1\\))');
});

test('a damaged profile is refused and nothing is left behind', async () => {
  const profile = fogra39().profile.slice(0, 9_000);
  const outputCondition = { identifier: 'Hausdruck', condition: '', registry: null, profile };
  const damaged = { ...order('damaged.pdf'), outputCondition };
  await expect(press.book(damaged)).rejects.toMatchObject({ code: 'profile' });
  expect(existsSync(damaged.out)).toBe(false);
});

test('only printed pages that have changed have another hash', async () => {
  const next = order('changed.pdf');
  next.run.pages[3] = pageOfWines(13, 5, 'Weingut Polarstern');
  const changed = await press.book(next);
  const hashes = (of: typeof manifest) =>
    of.pages.flatMap((page) => page.sheets.map((sheet) => sheet.sha256));
  const differs = hashes(changed).map((sha, i) => sha !== hashes(manifest)[i]);
  expect(differs).toEqual([false, false, false, false, true]);
});

describe('a book that cannot be made', () => {
  test('says which file cannot be read and leaves nothing behind', async () => {
    const broken = {
      ...order('broken.pdf'),
      uploads: { 12: { sha256: 'x', source: Buffer.from('%PDF-1.4 nothing') } },
    };
    await expect(press.book(broken)).rejects.toMatchObject({ code: 'unreadable', at: { page: 12 } });
    expect(existsSync(broken.out)).toBe(false);
  });

  test('says which file has too few pages', async () => {
    const short = { ...order('short.pdf'), uploads: { 10: { sha256: 'x', source: ad } } };
    await expect(press.book(short)).rejects.toMatchObject({ code: 'layout', at: { page: 10 } });
  });

  test('stops when it is cancelled, and the next one is made', async () => {
    const stop = new AbortController();
    const cancelled = press.book(order('cancelled.pdf'), {
      signal: stop.signal,
      onProgress: ({ phase }) => phase === 'place-logos' && stop.abort(),
    });
    await expect(cancelled).rejects.toMatchObject({ code: 'aborted' });
    expect(existsSync(join(folder, 'cancelled.pdf'))).toBe(false);
    expect((await press.book(order('next.pdf'))).file.sha256).toBe(manifest.file.sha256);
  });
});

test('a book of several documents is in order from the first page to the last', async () => {
  const pages = Array.from({ length: 130 }, (_, i) => pageOfWines(i + 1, i + 1, `Rebhof ${i + 1}.`));
  const info = order('').info;
  const long = await press.book({ run: runOf(...pages), info, out: join(folder, 'long.pdf') });
  expect(long.printed_pages).toBe(130);
  const texts = (await readWithPdfium(await readFile(join(folder, 'long.pdf')))).map((page) => page.text);
  expect(texts.map((text) => /Rebhof (\d+)\./.exec(text.replace(/\s+/g, ' '))?.[1])).toEqual(
    pages.map((page) => String(page.page_id)),
  );
});

// Linux has a device that is always full; a link to it, because an incomplete file is removed.
test.runIf(existsSync('/dev/full'))(
  'a full disk is reported as such, and nothing is left behind',
  async () => {
    const out = join(folder, 'full.pdf');
    symlinkSync('/dev/full', out);
    await expect(press.book({ ...order('full.pdf'), out })).rejects.toMatchObject({ code: 'disk-full' });
    expect([existsSync(out), existsSync('/dev/full')]).toEqual([false, true]);
  },
);
