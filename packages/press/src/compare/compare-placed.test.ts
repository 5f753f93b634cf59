import { adSpecimen, logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDict, PDFDocument, PDFName, type PDFObject } from 'pdf-lib';
import { expect, test } from 'vitest';
import { loadPdf } from '../pdf/load-pdf.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';
import { lookAtPlaced } from './compare-placed.ts';
import type { PlacedAs } from './placed-file.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
const ad = await adSpecimen({ ...anAd, seed: 4 });
const logo = await logoSpecimen({ ...aLogo, seed: 3 });
const images = await adSpecimen({ ...anAd, seed: 1 });
const differingPages = async (file: Uint8Array, as: PlacedAs) => (await lookAtPlaced(file, as)).differing;
const name = (text: string) => PDFName.of(text);

async function edited(
  file: Uint8Array,
  change: (doc: PDFDocument, page: PDFDict) => void,
): Promise<Uint8Array> {
  const doc = await loadPdf(file);
  change(doc, doc.getPage(0).node);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** Adds a content stream after those of the page, with resources of its own. */
const drawing =
  (content: string, resources: Record<string, PDFObject> = {}) =>
  (doc: PDFDocument, page: PDFDict) => {
    const own = page.lookup(name('Resources'), PDFDict);
    for (const [kind, entry] of Object.entries(resources)) own.set(name(kind), entry);
    const added = doc.context.register(doc.context.stream(`\n${content}\n`));
    page.set(name('Contents'), doc.context.obj([page.get(name('Contents')) as PDFObject, added]));
  };

/** The page in a larger media box, as for printer's marks; its lines are at other offsets to the pixels of an image. */
const inLargerMedia = (roomPt: number) => (doc: PDFDocument, page: PDFDict) => {
  const [right, top] = [612.28 + roomPt, 399.68 + roomPt];
  page.set(name('MediaBox'), doc.context.obj([-roomPt, -roomPt, right, top]));
};

/** A stamp of the given appearance in the middle of the page. */
const stamped = (doc: PDFDocument, page: PDFDict) => {
  const { context } = doc;
  const look = context.register(
    context.stream('0 1 0 0 k 0 0 90 40 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 90, 40] }),
  );
  const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [50, 200, 140, 240], AP: { N: look } };
  page.set(name('Annots'), context.obj([context.register(context.obj(stamp))]));
};

/** A pattern over the page in which one optional content group, which is off, paints black. */
const hiddenInPattern = (doc: PDFDocument, page: PDFDict) => {
  const { context, catalog } = doc;
  const group = context.register(context.obj({ Type: 'OCG', Name: '(L)' }));
  catalog.set(name('OCProperties'), context.obj({ OCGs: [group], D: { OFF: [group], Order: [group] } }));
  const tile = context.register(
    context.stream('0 1 1 0 k 0 0 10 10 re f /OC /L BDC 0 0 0 1 k 0 0 20 20 re f EMC', {
      ...{
        Type: 'Pattern',
        PatternType: 1,
        PaintType: 1,
        TilingType: 1,
        BBox: [0, 0, 20, 20],
        XStep: 20,
        YStep: 20,
      },
      Resources: { Properties: { L: group } },
    }),
  );
  drawing('/Pattern cs /P scn 100 100 200 100 re f', { Pattern: context.obj({ P: tile }) })(doc, page);
};

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['as it should be', () => ad],
  ['of images and curves', () => images],
  ['turned', () => oddSpecimen.rotated(ad)],
  [
    'turned, with a surplus Q',
    async () => oddSpecimen.rotated(await edited(ad, drawing('Q Q Q 0 1 0 0 k 50 50 200 100 re f'))),
  ],
  ['in another unit', () => oddSpecimen.userUnit(ad)],
  ['with its origin elsewhere', () => oddSpecimen.moved(ad, 40, -25)],
  ['in a larger media box', () => edited(images, inLargerMedia(10))],
  ['in a media box of another grid', () => edited(images, inLargerMedia(17.3))],
  ['without bleed', () => oddSpecimen.boxed(ad, 210, 135)],
  ['with a hidden optional content group', () => oddSpecimen.hiddenGroup(ad)],
  [
    'with an optional content group that is shown but not printed',
    () => oddSpecimen.optionalGroup(ad, { seen: true, printed: false }),
  ],
  [
    'with an optional content group that is printed but not shown',
    () => oddSpecimen.optionalGroup(ad, { seen: false, printed: true }),
  ],
  [
    'with a print state that is not used',
    () => oddSpecimen.optionalGroup(ad, { seen: true, printed: false, asked: false }),
  ],
  ['with a hidden optional content group in a pattern', () => edited(ad, hiddenInPattern)],
  [
    'turned, with a hidden optional content group in a pattern',
    async () => oddSpecimen.rotated(await edited(ad, hiddenInPattern)),
  ],
])('an ad %s is printed as it is shown', async (_, make) => {
  expect(await differingPages(await make(), 'page')).toEqual([]);
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['as it should be', () => logo],
  ['that was meant as an ad', () => ad],
  ['turned', () => oddSpecimen.rotated(logo)],
  ['with a surplus Q', () => edited(logo, drawing('Q Q Q 0 1 0 0 k 50 50 50 50 re f'))],
])('a logo %s is printed as it is shown', async (_, make) => {
  expect(await differingPages(await make(), 'logo')).toEqual([]);
});

test('a stamp that readers show, and print does not, is reported', async () => {
  expect(await differingPages(await edited(ad, stamped), 'page')).toEqual([0]);
  expect(await differingPages(await edited(logo, stamped), 'logo')).toEqual([0]);
  expect(await differingPages(await edited(images, stamped), 'page')).toEqual([0]);
});

test('in a file of several pages the one that differs is reported', async () => {
  const doc = await loadPdf(await oddSpecimen.twoPages(ad));
  stamped(doc, doc.getPage(1).node);
  expect(await differingPages(await doc.save(), 'page')).toEqual([1]);
});

test('an image that is white at its edge needs no ink in the bleed', async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage([216 * MM, 141 * MM]);
  page.node.set(name('TrimBox'), doc.context.obj([3 * MM, 3 * MM, 213 * MM, 138 * MM]));
  const white = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceGray',
  };
  const image = doc.context.register(doc.context.stream(new Uint8Array([255]), white));
  page.node.set(name('Resources'), doc.context.obj({ XObject: { P: image } }));
  const content = `q ${210 * MM} 0 0 ${135 * MM} ${3 * MM} ${3 * MM} cm /P Do Q 0 0 0 1 k 100 100 90 90 re f`;
  page.node.set(name('Contents'), doc.context.register(doc.context.stream(content)));
  expect((await lookAtPlaced(await doc.save(), 'page')).whiteInBleed).toEqual([]);
});

test.each([
  ['of shapes', ad],
  ['of images', images],
])('white between an edge %s and the end of the bleed is found on the placed page', async (_, file) => {
  expect((await lookAtPlaced(file, 'page')).whiteInBleed).toEqual([]);
  expect((await lookAtPlaced(await oddSpecimen.boxed(file, 210, 135), 'page')).whiteInBleed).toEqual([0]);
});
