import { contentSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { type PDFDict, type PDFDocument, PDFName, type PDFObject } from 'pdf-lib';
import { expect, test } from 'vitest';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPageBoxes } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { lookAtPlaced } from './compare-placed.ts';
import { lookAlike } from './page-look.ts';
import { placedPages } from './placed-file.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
/** The trim of the specimen, from its lower left corner, in millimetres. */
const TRIM = { x: 3, y: 3, width: 210, height: 135 };

const paragraph =
  'Montag bis Freitag von 13 bis 21.30 Uhr, Samstag von 11 bis 21.30 Uhr. Letzter Einlass eine Stunde vor Schluss.';
const page = await contentSpecimen({
  pages: [{ title: 'Öffnungszeiten und Eintritt', paragraphs: [paragraph, paragraph, paragraph] }],
  seed: 3,
});

type Edges = [left: number, bottom: number, right: number, top: number];
const name = (text: string) => PDFName.of(text);

async function edited(file: Uint8Array, change: (node: PDFDict, doc: PDFDocument) => void) {
  const doc = await loadPdf(file);
  change(doc.getPage(0).node, doc);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** The page with a media box that extends beyond its trim by so many millimetres. */
const withBleed = (file: Uint8Array, [left, bottom, right, top]: Edges, boxes = ['MediaBox', 'BleedBox']) =>
  edited(file, (node, { context }) => {
    const corners = [TRIM.x - left, TRIM.y - bottom, TRIM.x + TRIM.width + right, TRIM.y + TRIM.height + top];
    for (const box of boxes)
      node.set(name(box), context.obj(corners.map((mm) => Number((mm * MM).toFixed(4)))));
    if (!boxes.includes('CropBox')) return;
    const sheet = [-37.3, -41.9, 660.2, 440.7];
    node.set(name('MediaBox'), context.obj(sheet));
  });

const all = (mm: number): Edges => [mm, mm, mm, mm];

type Shape = (file: Uint8Array) => Promise<Uint8Array>;

const shapes: [string, Shape][] = [
  ['with 3 mm bleed', (file) => withBleed(file, all(3))],
  ['with 3.175 mm bleed', (file) => withBleed(file, all(3.175))],
  ['with 4 mm bleed', (file) => withBleed(file, all(4))],
  ['with 5 mm bleed', (file) => withBleed(file, all(5))],
  ['with 5.3 mm bleed', (file) => withBleed(file, all(5.3))],
  ['with 9.53 mm bleed', (file) => withBleed(file, all(9.53))],
  ['with 2 mm bleed', (file) => withBleed(file, all(2))],
  ['without bleed', (file) => withBleed(file, all(0))],
  ['with unequal bleeds', (file) => withBleed(file, [3, 5.2, 4.4, 7.1])],
  ['with bleed on three sides', (file) => withBleed(file, [0, 5, 5, 5])],
  ['cropped on a larger sheet', (file) => withBleed(file, all(5.3), ['CropBox', 'BleedBox'])],
  ['cropped at its trim', (file) => withBleed(file, all(0), ['CropBox'])],
  ['at another origin', async (file) => oddSpecimen.moved(await withBleed(file, all(5)), 133.37, -58.21)],
  ...[90, 180, 270].map((turn): [string, Shape] => [
    `turned by ${turn}`,
    async (file) => oddSpecimen.rotated(await withBleed(file, [3, 5.2, 4.4, 7.1]), turn),
  ]),
  ['in a unit of two points', async (file) => oddSpecimen.userUnit(await withBleed(file, all(5)))],
];

/** A square of 4 mm in the content of the page. */
const withSquare = (file: Uint8Array, [x, y]: readonly [number, number]) =>
  edited(file, (node, { context }) => {
    const square = context.register(context.stream(`\nq 0 1 0 0 k ${x * MM} ${y * MM} 12 12 re f Q\n`));
    node.set(name('Contents'), context.obj([node.get(name('Contents')) as PDFObject, square]));
  });

/** Places on the specimen that every shape prints, in millimetres from its lower left corner. */
const PLACES = [
  [60, 40],
  [150, 95],
] as const;

/** A stamp of 4 mm: print leaves it out. */
const stamped = (file: Uint8Array, [x, y]: readonly [number, number]) =>
  edited(file, (node, { context }) => {
    const look = context.register(
      context.stream('0 1 0 0 k 0 0 12 12 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 12, 12] }),
    );
    const rect = [x * MM, y * MM, x * MM + 12, y * MM + 12];
    const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: rect, AP: { N: look } };
    node.set(name('Annots'), context.obj([context.register(context.obj(stamp))]));
  });

test.each(shapes)('a page %s is printed as it is shown', async (_, make) => {
  expect((await lookAtPlaced(await make(page), 'page')).differing).toEqual([]);
});

test.each(shapes.filter(([what]) => !what.includes('origin')))(
  'on a page %s what readers show and print does not is found',
  async (_, make) => {
    const file = await stamped(await make(page), PLACES[0]);
    expect((await lookAtPlaced(file, 'page')).differing).toEqual([0]);
  },
);

test.each(shapes)('a square on a page %s is missed on either side', async (_, make) => {
  const without = await make(page);
  const boxes = readPages(await loadPdf(without)).map(readPageBoxes);
  const differ = async (shown: Uint8Array, printed: Uint8Array) => {
    const [placed] = await placedPages(printed, boxes);
    if (!placed) throw new Error('The file has no page.');
    return !(await lookAlike({ bytes: shown, page: 0, shown: placed.shown }, placed.printed, placed.area));
  };
  expect(await differ(without, await make(await withSquare(page, PLACES[0])))).toBe(true);
  expect(await differ(await make(await withSquare(page, PLACES[1])), without)).toBe(true);
});
