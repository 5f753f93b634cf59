import { adSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { assembleBook } from '../assemble/assemble-book.ts';
import type { BookPlan } from '../assemble/book-plan.ts';
import { layOutRun } from '../book/lay-out-run.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { anAd, pageOfWines, runOf } from '../testing/sample-run.ts';
import { reportPdfx } from './report-pdfx.ts';

const { press } = pressForTests();
const [document = ''] = layOutRun(runOf(pageOfWines(7, 1, 'Rebhof'))).documents;
const plan: BookPlan = {
  laidOut: [await convertPrinted(await press.print(document))],
  pages: [
    { kind: 'laid-out', logo: null, pageId: 7, pageType: 1, position: 1, folio: 1, sha256: '' },
    { kind: 'file', file: 'ad', page: 0, pageId: 8, pageType: 2, position: 2, folio: 2, sha256: '' },
  ],
  files: { ad: await adSpecimen({ ...anAd, seed: 2 }) },
  info: { title: 'Messe', id: 'catalog/1', createdAt: new Date('2026-11-01T10:00:00Z') },
};
const book = await assembleBook(plan);

/** The finished book with a modification of one of its pages. */
async function spoiled(page: number, spoil: (doc: PDFDocument, page: number) => void): Promise<Uint8Array> {
  const doc = await PDFDocument.load(book, { updateMetadata: false });
  spoil(doc, page);
  return doc.save({ useObjectStreams: false, addDefaultPage: false });
}

const red = (doc: PDFDocument, page: number) => {
  const { node } = doc.getPage(page);
  node.addContentStream(doc.context.register(doc.context.stream('\n1 0 0 rg 9 9 99 99 re f')));
  node.delete(PDFName.of('Annots'));
};
const screenBlending = (doc: PDFDocument, page: number) => {
  const { node } = doc.getPage(page);
  node.set(PDFName.of('Group'), doc.context.obj({ S: 'Transparency', CS: 'DeviceRGB' }));
  node.delete(PDFName.of('Annots'));
};

test.each([
  ['screen colours', red],
  ['screen blending', screenBlending],
])('%s on a laid-out page make the book fail, and the page is named', async (_, spoil) => {
  await expect(reportPdfx(plan, await spoiled(0, spoil))).rejects.toMatchObject({
    code: 'layout',
    at: { page: 7 },
  });
});

test.each([
  ['rgb', red],
  ['blending-space', screenBlending],
])('%s in an uploaded file is reported with the page, but the book is made', async (code, spoil) => {
  const report = await reportPdfx(plan, await spoiled(1, spoil));
  expect(report).toMatchObject({ conforms: false, pages_not_conforming: [2], findings: [{ code, page: 2 }] });
});

test('without its output intent the book fails', async () => {
  const pdf = await spoiled(0, (doc) => doc.catalog.delete(PDFName.of('OutputIntents')));
  await expect(reportPdfx(plan, pdf)).rejects.toMatchObject({ code: 'layout' });
});

test('an unmodified book passes', async () => {
  expect(await reportPdfx(plan, book)).toMatchObject({ conforms: true, output_condition: 'FOGRA39' });
});
