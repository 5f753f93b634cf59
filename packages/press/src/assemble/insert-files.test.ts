import { adSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pixelAt } from '../testing/pixel-at.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { anAd } from '../testing/sample-run.ts';
import { assembleBook } from './assemble-book.ts';
import type { BookPlan } from './book-plan.ts';

/** Seed 4 is only text: a warm background at the top, a deep one at the bottom. */
const ad = await adSpecimen({ ...anAd, seed: 4 });

function bookOf(...files: Uint8Array[]): Promise<Uint8Array> {
  const plan: BookPlan = {
    laidOut: [],
    pages: files.map((_, i) => ({
      kind: 'file',
      file: String(i),
      page: 0,
      pageId: i,
      pageType: 2,
      position: i + 1,
      folio: i + 1,
      sha256: '',
    })),
    files: Object.fromEntries(files.entries()),
    info: { title: 'Inserate', id: 'test', createdAt: new Date(0) },
  };
  return assembleBook(plan);
}

const probes = async (bytes: Uint8Array) =>
  Promise.all([pixelAt(bytes, 0, 8, 20), pixelAt(bytes, 0, 8, 135), pixelAt(bytes, 0, 1, 70)]);

const [upperGround, lowerGround] = await probes(ad);

test.each([
  ['without a trim box', () => oddSpecimen.boxed(ad, 216, 141)],
  ['with its origin elsewhere', () => oddSpecimen.moved(ad, 40, -25)],
  ['as Chromium rounds its size', () => oddSpecimen.boxed(ad, 215.9, 141.14)],
])('an ad %s fills its page', async (_, make) => {
  const book = await bookOf(await make());
  const [page] = await readWithPdfium(book);
  expect(page?.media.map((mm) => mm.toFixed(2))).toEqual(['216.00', '141.00']);
  expect(page?.inset?.map((mm) => mm.toFixed(2))).toEqual(['3.00', '3.00']);
  expect((await probes(book)).slice(0, 2)).toEqual([upperGround, lowerGround]);
});

const points = (mm: number) => (mm * 72) / 25.4;

test.each([
  ['a crop box that shows only the finished page', 'CropBox', [3, 3, 213, 138], [0, 0, 216, 141]],
  ['a crop box around the page on a larger sheet', 'CropBox', [0, 0, 216, 141], [-20, -30, 240, 170]],
  ['a bleed box on a larger sheet without a trim box', 'BleedBox', [0, 0, 216, 141], [-20, -30, 240, 170]],
])('with %s the page prints as it is', async (_, name, box, media) => {
  const doc = await PDFDocument.load(ad);
  const page = doc.getPage(0).node;
  page.set(PDFName.of('MediaBox'), doc.context.obj(media.map(points)));
  if (media[0] !== 0) for (const key of ['TrimBox', 'BleedBox']) page.delete(PDFName.of(key));
  page.set(PDFName.of(name), doc.context.obj(box.map(points)));
  const book = await bookOf(await doc.save());
  expect(await probes(book)).toEqual(await probes(ad));
});

test('a rotated ad is placed as readers show it, without a rotated page', async () => {
  const book = await bookOf(await oddSpecimen.rotated(ad, 180));
  expect((await PDFDocument.load(book)).getPage(0).getRotation().angle).toBe(0);
  // Upside down, the deep background is at the top.
  expect((await probes(book)).slice(0, 2)).toEqual([lowerGround, upperGround]);
});

test('an ad without bleed is centred, with white around it', async () => {
  const book = await bookOf(await oddSpecimen.boxed(ad, 210, 135));
  const [page] = await readWithPdfium(book);
  expect(page?.trim?.map((mm) => mm.toFixed(2))).toEqual(['210.00', '135.00']);
  expect(await pixelAt(book, 0, 1.5, 70)).toEqual([255, 255, 255]);
  expect(await pixelAt(book, 0, 8, 135)).toEqual(lowerGround);
});

test('what a hidden optional content group draws does not print', async () => {
  const hidden = await oddSpecimen.hiddenGroup(ad);
  const book = await bookOf(hidden);
  expect((await probes(book)).slice(0, 2)).toEqual([upperGround, lowerGround]);
  expect(Buffer.from(book).includes('OCProperties')).toBe(false);
});

test('what a hidden optional content group draws within a pattern, a glyph or a soft mask does not print', async () => {
  const doc = await PDFDocument.load(ad);
  const { catalog, context } = doc;
  const group = context.register(context.obj({ Type: 'OCG' }));
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [group], D: { OFF: [group], Order: [group] } }),
  );
  const own = { Properties: { L: group } };
  const hidden = (before: string, dict: object) =>
    context.register(
      context.stream(`${before} /OC /L BDC 0 0 900 900 re f EMC`, { Resources: own, ...dict } as never),
    );
  const square = { BBox: [0, 0, 900, 900] };
  const tiling = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1, XStep: 900, YStep: 900 };
  const pattern = hidden('0 1 0 0 k', { ...tiling, ...square });
  const mask = hidden('1 g', { Type: 'XObject', Subtype: 'Form', ...square, Group: { S: 'Transparency' } });
  const glyph = hidden('900 0 0 0 900 900 d1', {});
  const font = {
    ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 900, 900], FontMatrix: [1, 0, 0, 1, 0, 0] },
    ...{ CharProcs: { a: glyph }, Encoding: { Type: 'Encoding', Differences: [97, 'a'] } },
    ...{ FirstChar: 97, LastChar: 97, Widths: [900], Resources: own },
  };
  const page = doc.getPage(0).node;
  const resources = page.Resources()?.clone(context) as PDFDict;
  resources.set(PDFName.of('Pattern'), context.obj({ P: pattern }));
  resources.set(PDFName.of('Font'), context.obj({ T3: font } as never));
  const state = { SMask: { Type: 'Mask', S: 'Luminosity', G: mask } };
  resources.set(PDFName.of('ExtGState'), context.obj({ M: state } as never));
  page.set(PDFName.of('Resources'), resources);
  const drawn = [
    'q /Pattern cs /P scn 0 0 900 900 re f Q',
    'q 0 1 0 0 k BT /T3 1 Tf (a) Tj ET Q',
    'q /M gs 0 1 0 0 k 0 0 900 900 re f Q',
  ];
  const own0 = page.get(PDFName.of('Contents'));
  const added = context.register(context.stream(`\n${drawn.join('\n')}\n`));
  page.set(PDFName.of('Contents'), context.obj([own0, added] as never));
  // The fonts of the ad were removed with its resources: only the backgrounds are compared.
  const book = await bookOf(await doc.save());
  expect((await probes(book)).slice(0, 2)).toEqual([upperGround, lowerGround]);
});

test('what is drawn only while an optional content group is off does not print while it is on', async () => {
  const doc = await PDFDocument.load(await oddSpecimen.hiddenGroup(ad));
  const { catalog, context } = doc;
  const properties = doc.getPage(0).node.Resources()?.lookup(PDFName.of('Properties'), PDFDict);
  const group = properties?.get(PDFName.of('Hidden'));
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: {} } as never));
  properties?.set(PDFName.of('Hidden'), context.obj({ Type: 'OCMD', OCGs: group, P: 'AllOff' } as never));
  const book = await bookOf(await doc.save());
  expect((await probes(book)).slice(0, 2)).toEqual([upperGround, lowerGround]);
});

test('one file may be placed on several pages', async () => {
  const book = await bookOf(ad, ad);
  expect(await readWithPdfium(book)).toHaveLength(2);
});
