import { PDFArray, type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { findingsOf } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const claiming = (change: (doc: PDFDocument, page: PDFDict) => unknown = () => undefined) =>
  hideIn('page', { content: '' }, (page, doc) => {
    const { context, catalog } = doc;
    const info = context.obj({ Trapped: 'False' });
    info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-3:2003'));
    context.trailerInfo.Info = context.register(info);
    const id = PDFArray.withContext(context);
    id.push(PDFHexString.of('00'.repeat(16)));
    id.push(PDFHexString.of('00'.repeat(16)));
    context.trailerInfo.ID = id;
    const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' });
    intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of('FOGRA39'));
    catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
    change(doc, page);
  });

test('a file with the structure that it claims passes, and so does one that claims nothing', async () => {
  expect(await findingsOf(await claiming(), 'PDFX-CLAIM')).toEqual([]);
  expect(await findingsOf(await hideIn('page', { content: '' }), 'PDFX-CLAIM')).toEqual([]);
});

test.each<[string, Parameters<typeof claiming>[0]]>([
  ['an output intent', ({ catalog }) => catalog.delete(PDFName.of('OutputIntents'))],
  ['an ID', ({ context }) => delete context.trailerInfo.ID],
  ['a trim or art box', (_, page) => ['TrimBox', 'ArtBox'].map((box) => page.delete(PDFName.of(box)))],
  [
    'an entry about trapping',
    ({ context }) => (context.lookup(context.trailerInfo.Info) as PDFDict).delete(PDFName.of('Trapped')),
  ],
])('a claim without %s is reported', async (_, change) => {
  expect(await findingsOf(await claiming(change), 'PDFX-CLAIM')).toMatchObject([
    { severity: 'warning', measured: 'PDF/X-3:2003' },
  ]);
});

test('a claim in the metadata counts as well', async () => {
  const bytes = await hideIn('page', { content: '' }, (_, { context, catalog }) => {
    const xmp = '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>';
    catalog.set(PDFName.of('Metadata'), context.register(context.stream(xmp, { Type: 'Metadata' })));
  });
  expect(await findingsOf(bytes, 'PDFX-CLAIM')).toMatchObject([{ measured: 'PDF/X-4' }]);
});

test('an art box beside the trim box is a note in a file that claims to be PDF/X, and nothing in others', async () => {
  const both = (page: PDFDict) =>
    page.set(PDFName.of('ArtBox'), page.context.obj([8.504, 8.504, 603.78, 391.181]));
  expect(await findingsOf(await claiming((_, page) => both(page)), 'PDFX-CLAIM')).toEqual([]);
  expect(await findingsOf(await claiming((_, page) => both(page)), 'PAGE-BOX-NEST')).toMatchObject([
    { severity: 'info', params: { variant: 'trimAndArt' } },
  ]);
  expect(await findingsOf(await hideIn('page', { content: '' }, both), 'PAGE-BOX-NEST')).toEqual([]);
});
