import { adSpecimen } from '@rebblatt/specimen';
import { PDFArray, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { anAd } from '../testing/sample-run.ts';
import { assembleBook } from './assemble-book.ts';
import type { BookPlan } from './book-plan.ts';
import { bookSteps } from './steps.ts';

const ad = await adSpecimen({ ...anAd, seed: 4 });

function planWith(file: Uint8Array, title = 'Weinschiff'): BookPlan {
  return {
    laidOut: [],
    pages: [{ kind: 'file', file: 'ad', page: 0, pageId: 1, pageType: 2, position: 1, folio: 1, sha256: '' }],
    files: { ad: file },
    info: { title, id: 'catalog/1', createdAt: new Date('2026-11-01T10:00:00Z') },
  };
}

/** The ad with features of a screen document: a link to a second page, a script, an outline. */
async function withScreenParts(): Promise<Uint8Array> {
  const doc = await PDFDocument.load(ad);
  const second = doc.addPage([300, 300]);
  second.drawText('DRAGGED-ALONG');
  const { context } = doc;
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 99, 99],
    Dest: [second.ref, 'Fit'],
  });
  const page = doc.getPage(0).node;
  page.set(PDFName.of('Annots'), context.obj([context.register(link)]));
  page.set(PDFName.of('PieceInfo'), context.obj({ Editor: { Private: second.ref } }));
  doc.addJavaScript('greeting', 'app.alert("hello")');
  return doc.save({ useObjectStreams: false });
}

test('of a file only the page is added and nothing else', async () => {
  const book = await assembleBook(planWith(await withScreenParts()));
  const pages = await readWithPdfium(book);
  expect(pages).toHaveLength(1);
  const written = Buffer.from(book).toString('latin1');
  for (const word of ['/Annot', '/PieceInfo', '/JavaScript', '/Names', '/OpenAction'])
    expect(written).not.toContain(word);
});

test('every object of the file is used by something', async () => {
  const { context } = await PDFDocument.load(await assembleBook(planWith(await withScreenParts())));
  const pages = context
    .enumerateIndirectObjects()
    .filter(([, object]) => object.toString().includes('/Type /Page\n'));
  expect(pages).toHaveLength(1);
});

test('it contains title, date and an identifier of its own', async () => {
  const book = await assembleBook(planWith(ad));
  const doc = await PDFDocument.load(book, { updateMetadata: false });
  expect(Buffer.from(book).toString('latin1', 0, 8)).toBe('%PDF-1.6');
  expect([doc.getTitle(), doc.getProducer(), doc.getCreationDate()?.toISOString()]).toEqual([
    'Weinschiff',
    'Rebblatt',
    '2026-11-01T10:00:00.000Z',
  ]);
  const idOf = async (plan: BookPlan) =>
    (await PDFDocument.load(await assembleBook(plan))).context.trailerInfo.ID;
  const [own, other] = [await idOf(planWith(ad)), await idOf(planWith(ad, 'Frühlingsmesse'))];
  expect(own).toBeInstanceOf(PDFArray);
  expect(String(own)).not.toBe(String(other));
});

test('a caller can add steps', async () => {
  const seen: string[] = [];
  const mark = { name: 'mark', run: () => void seen.push('mark') };
  await assembleBook(planWith(ad), ({ step }) => seen.push(step), [...bookSteps, mark]);
  expect(seen.slice(-3)).toEqual(['mark', 'mark', 'save']);
});

test('the entries of the page tree are references, one per page', async () => {
  const doc = await PDFDocument.load(await assembleBook(planWith(ad)));
  const kids = doc.catalog.Pages().Kids();
  expect(kids.asArray().every((kid) => kid instanceof PDFRef)).toBe(true);
});
