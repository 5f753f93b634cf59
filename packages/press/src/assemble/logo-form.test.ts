import { logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pixelAt } from '../testing/pixel-at.ts';
import { aLogo } from '../testing/sample-run.ts';
import { assembleBook } from './assemble-book.ts';

/** Seed 3 is a monogram: deep background at the top, pale background at the bottom. */
const logo = await logoSpecimen({ ...aLogo, seed: 3 });
const boxMm = { x: 20, y: 12, width: 65, height: 122.5 };

/** A book of one empty laid-out page with the logo on it; what is probed lies 3 mm further in than the trim. */
async function bookWith(file: Uint8Array) {
  const laidOut = await PDFDocument.create();
  // Chromium rounds a page of 222 × 147 mm to this.
  laidOut.addPage([629.04, 416.88]);
  return assembleBook({
    laidOut: [await laidOut.save()],
    pages: [
      {
        kind: 'laid-out',
        logo: { file: 'logo', boxMm },
        pageId: 1,
        pageType: 1,
        position: 1,
        folio: 1,
        sha256: '',
      },
    ],
    files: { logo: file },
    info: { title: 't', id: 'i', createdAt: new Date(0) },
  });
}

/** The two backgrounds and the paper left and right of the logo; the media box is 3 mm inside the laid-out page. */
const probes = async (book: Uint8Array) =>
  Promise.all(
    [
      [22, 15],
      [22, 132],
      [18.5, 70],
      [86.5, 70],
    ].map(([x, y]) => pixelAt(book, 0, (x ?? 0) - 3, (y ?? 0) - 3)),
  );

const upper = await pixelAt(logo, 0, 2, 3);
const lower = await pixelAt(logo, 0, 2, 120);
const paper = [255, 255, 255];

test('a logo fills exactly its box', async () => {
  expect(await probes(await bookWith(logo))).toEqual([upper, lower, paper, paper]);
});

test('a logo with another origin is placed in the same position', async () => {
  expect(await probes(await bookWith(await oddSpecimen.moved(logo, -120, 77)))).toEqual([
    upper,
    lower,
    paper,
    paper,
  ]);
});

test('a logo that is rotated in its file is placed as readers show it', async () => {
  expect(await probes(await bookWith(await oddSpecimen.rotated(logo, 180)))).toEqual([
    lower,
    upper,
    paper,
    paper,
  ]);
});

test('a logo whose file is larger than its trim is clipped to it', async () => {
  const doc = await PDFDocument.load(logo);
  const page = doc.getPage(0);
  const { width, height } = page.getSize();
  page.setTrimBox(0, 0, width, height);
  page.setMediaBox(-60, -60, width + 120, height + 120);
  page.drawRectangle({ x: -60, y: -60, width: 50, height: height + 120 });
  expect(await probes(await bookWith(await doc.save()))).toEqual([upper, lower, paper, paper]);
});

test('a hidden optional content group of a logo does not print', async () => {
  expect(await probes(await bookWith(await oddSpecimen.hiddenGroup(logo)))).toEqual([
    upper,
    lower,
    paper,
    paper,
  ]);
});

test('a transparency group stays with its logo', async () => {
  const doc = await PDFDocument.load(logo);
  const group = doc.context.obj({ Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK', K: true });
  doc.getPage(0).node.set(doc.context.obj('Group'), group);
  expect(Buffer.from(await bookWith(await doc.save())).toString('latin1')).toMatch(/\/Group[^>]*\/K true/);
});
