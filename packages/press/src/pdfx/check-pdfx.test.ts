import { deflateSync } from 'node:zlib';
import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { assembleBook } from '../assemble/assemble-book.ts';
import type { BookPlan } from '../assemble/book-plan.ts';
import { layOutRun } from '../book/lay-out-run.ts';
import { withDocument } from '../raster/pdfium.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo, anAd, pageOfWines, runOf } from '../testing/sample-run.ts';
import { checkPdfx } from './check-pdfx.ts';

const { press } = pressForTests();
const [ad, logo] = [await adSpecimen({ ...anAd, seed: 4 }), await logoSpecimen({ ...aLogo, seed: 0 })];
const wines = runOf(pageOfWines(1, 1, 'Rebhof', { logo_id: 1, sha256: 'l', width_mm: 65, height_mm: 122.5 }));
const { documents, pages } = layOutRun(wines);
const laidOut = await convertPrinted(await press.print(documents[0] ?? ''));
const logoBox = pages[0]?.logo?.boxMm ?? { x: 0, y: 0, width: 65, height: 122.5 };
const name = (text: string) => PDFName.of(text);

const planWith = (placed: { ad?: Uint8Array; logo?: Uint8Array } = {}): BookPlan => ({
  laidOut: [laidOut.slice()],
  pages: [
    {
      kind: 'laid-out',
      logo: { file: 'logo', boxMm: logoBox },
      ...{ pageId: 1, pageType: 1, position: 1, folio: 1, sha256: '' },
    },
    { kind: 'file', file: 'ad', page: 0, pageId: 2, pageType: 2, position: 2, folio: 2, sha256: '' },
  ],
  files: { ad: placed.ad ?? ad, logo: placed.logo ?? logo },
  info: { title: 'Reben & <Wein> «2026»', id: 'catalog/1', createdAt: new Date('2026-11-01T10:00:00.678Z') },
});
const book = await assembleBook(planWith());
const kinds = ['laid-out', 'placed'] as const;

/** The book with a modification. */
async function changed(change: (doc: PDFDocument) => void, from = book): Promise<Uint8Array> {
  const doc = await PDFDocument.load(from, { updateMetadata: false });
  change(doc);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
const codesOf = async (pdf: Uint8Array) =>
  (await checkPdfx(pdf, kinds)).map(({ code, origin, page }) => `${code} ${origin} ${page}`);
const intentOf = (doc: PDFDocument) => doc.catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict);
const infoOf = (doc: PDFDocument) => doc.context.lookup(doc.context.trailerInfo.Info, PDFDict);
const pageOf = (doc: PDFDocument, page: number) => doc.getPage(page).node;

test('an assembled book is PDF/X-4', async () => {
  expect(await checkPdfx(book, kinds)).toEqual([]);
});

test('another program reads the same title, dates and trapping in the document information', async () => {
  const read = await withDocument(book, (module, doc) => {
    const memory = module.pdfium.wasmExports.malloc(1024);
    const text = (tag: string) => {
      module.FPDF_GetMetaText(doc, tag, memory, 1024);
      return module.pdfium.UTF16ToString(memory);
    };
    return ['Title', 'CreationDate', 'ModDate', 'Producer'].map(text);
  });
  expect(read).toEqual(['Reben & <Wein> «2026»', 'D:20261101100000Z', 'D:20261101100000Z', 'Rebblatt']);
  const xmp = Buffer.from(book).toString('utf8');
  expect(xmp).toContain('Reben &amp; &lt;Wein&gt; «2026»');
  expect(xmp).toContain('<xmp:CreateDate>2026-11-01T10:00:00Z</xmp:CreateDate>');
});

test.each<[string, string, (doc: PDFDocument) => void]>([
  ['no claim', 'metadata document null', (doc) => doc.catalog.delete(name('Metadata'))],
  ['no output intent', 'output-intent document null', (doc) => doc.catalog.delete(name('OutputIntents'))],
  [
    'an intent without profile',
    'output-intent document null',
    (doc) => intentOf(doc).delete(name('DestOutputProfile')),
  ],
  [
    'a damaged profile',
    'output-intent document null',
    (doc) => {
      const ref = intentOf(doc).get(name('DestOutputProfile'));
      const noise = doc.context.flateStream(Buffer.alloc(5_000, 7), { N: 4 });
      if (ref) doc.context.assign(ref as never, noise);
    },
  ],
  ['an unknown trapping', 'document-info document null', (doc) => infoOf(doc).delete(name('Trapped'))],
  [
    'another title',
    'metadata document null',
    (doc) => infoOf(doc).set(name('Title'), PDFHexString.fromText('x')),
  ],
  [
    'another second',
    'metadata document null',
    (doc) => infoOf(doc).set(name('ModDate'), PDFString.of('D:20261101100001Z')),
  ],
  ['a script', 'catalog-key document null', (doc) => doc.addJavaScript('a', 'app.alert(1)')],
  ['no identifier', 'file-id document null', (doc) => void delete doc.context.trailerInfo.ID],
  ['another version', 'file-version document null', (doc) => doc.setTitle(doc.getTitle() ?? '')],
  ['a page without trim', 'page-boxes laid-out 2', (doc) => pageOf(doc, 1).delete(name('TrimBox'))],
  [
    'annotations on a page',
    'page-key laid-out 1',
    (doc) => pageOf(doc, 0).set(name('Annots'), doc.context.obj([])),
  ],
  ['a page without group', 'page-group laid-out 1', (doc) => pageOf(doc, 0).delete(name('Group'))],
])('a file with %s is not', async (what, code, change) => {
  let pdf = await changed(change);
  if (what === 'another version') {
    pdf = Buffer.from(pdf);
    pdf[7] = 0x37;
  }
  expect(await codesOf(pdf)).toContain(code);
});

/** Appends drawing operations to the content of a page. */
const drawing =
  (page: number, content: string, resources: Record<string, unknown> = {}) =>
  (doc: PDFDocument) => {
    const { node } = doc.getPage(page);
    node.addContentStream(doc.context.register(doc.context.stream(`\nQ Q Q\n${content}`)));
    // The library adds an empty list of annotations to a page when it is accessed.
    node.delete(name('Annots'));
    const own = node.lookup(name('Resources'), PDFDict).clone(doc.context);
    for (const [kind, entries] of Object.entries(resources))
      own.set(name(kind), doc.context.obj(entries as never));
    node.set(name('Resources'), own);
  };

test.each<[string, string, string[]]>([
  ['a red area', '1 0 0 rg 9 9 9 9 re f', ['rgb laid-out 1']],
  ['red chosen and not used', '1 0 0 rg', []],
  ['red chosen and given up', 'q 1 0 0 RG Q 9 9 m 99 99 l S', []],
  ['a red line', '1 0 0 RG 9 9 m 99 99 l S', ['rgb laid-out 1']],
  ['red by its space', '/DeviceRGB cs 1 0 0 sc 9 9 9 9 re f', ['rgb laid-out 1']],
  ['a red image in the text', 'BI /W 1 /H 1 /BPC 8 /CS /RGB ID abc EI', ['rgb laid-out 1']],
])('a laid-out page with %s', async (_, content, expected) => {
  expect(await codesOf(await changed(drawing(0, content)))).toEqual(expected);
});

const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 1, 0, 0] };
const separation = (doc: PDFDocument, colourant: string) => [
  ...['Separation', colourant, 'DeviceCMYK'],
  doc.context.register(doc.context.obj(tint)),
];
const lab = ['Lab', { WhitePoint: [0.96, 1, 0.82] }];
const calRgb = ['CalRGB', { WhitePoint: [0.96, 1, 0.82] }];
const icc = (doc: PDFDocument, n: number) => [
  'ICCBased',
  doc.context.register(doc.context.flateStream(Buffer.alloc(200, n), { N: n })),
];

test.each<[string, (doc: PDFDocument) => unknown[], string[]]>([
  ['a spot colour', (doc) => separation(doc, 'Gold'), ['spot-colour']],
  ['Lab', () => lab, ['lab']],
  ['calibrated RGB', () => calRgb, ['profiled-rgb']],
  ['RGB with a profile', (doc) => icc(doc, 3), ['profiled-rgb']],
  ['CMYK with a profile', (doc) => icc(doc, 4), []],
  ['the black of the press by its name', (doc) => separation(doc, 'Black'), []],
])(
  '%s in a placed file is found whatever was decided, on a laid-out page it is a fault',
  async (_, space, codes) => {
    const painted = (page: number) => (doc: PDFDocument) =>
      drawing(page, '/Own cs 1 1 1 1 scn 9 9 9 9 re f', { ColorSpace: { Own: space(doc) } })(doc);
    expect(await codesOf(await changed(painted(1)))).toEqual(codes.map((code) => `${code} placed 2`));
    expect(await codesOf(await changed(painted(0)))).toEqual(
      [...codes, 'not-print-colour'].map((code) => `${code} laid-out 1`),
    );
  },
);

test('a font that is not embedded, a transfer function and an external stream are found where they are used', async () => {
  const pdf = await changed((doc) => {
    const form = PDFRawStream.of(
      doc.context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], F: 'elsewhere' }) as PDFDict,
      new Uint8Array(),
    );
    drawing(1, 'BT /H 9 Tf (x) Tj ET /T gs /X Do', {
      Font: { H: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } },
      ExtGState: { T: { TR: 'Identity' } },
      XObject: { X: doc.context.register(form) },
    })(doc);
  });
  expect(await codesOf(pdf)).toEqual([
    'font-not-embedded placed 2',
    'transfer-function placed 2',
    'external-stream placed 2',
  ]);
});

test('an RGB ad or logo is reported as placed, even when the RGB is deep inside its forms', async () => {
  const rgb = async (content: string) => {
    const doc = await PDFDocument.create({ updateMetadata: false });
    const page = doc.addPage([612.2835, 399.6851]);
    const inner = doc.context.register(
      PDFRawStream.of(
        doc.context.obj({
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 999, 999],
          Filter: 'FlateDecode',
        }) as PDFDict,
        new Uint8Array(deflateSync(Buffer.from(content))),
      ),
    );
    page.node.set(name('Resources'), doc.context.obj({ XObject: { X: inner } }));
    page.node.set(name('Contents'), doc.context.register(doc.context.stream('/X Do')));
    return doc.save({ useObjectStreams: false });
  };
  const red = await rgb('1 0 0 rg 9 9 99 99 re f');
  const twice = await assembleBook(planWith({ ad: red, logo: red }));
  expect(await codesOf(twice)).toEqual(['rgb placed 1', 'rgb placed 2']);
});

test('forms that draw themselves end', async () => {
  const pdf = await changed((doc) => {
    const refs = [doc.context.nextRef(), doc.context.nextRef()] as const;
    const resources = { XObject: { A: refs[0], B: refs[1] } };
    for (const ref of refs)
      doc.context.assign(
        ref,
        doc.context.stream('/A Do /B Do 1 0 0 rg 9 9 9 9 re f', {
          ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] },
          Resources: resources,
        }),
      );
    drawing(1, '/A Do', resources)(doc);
  });
  expect(await codesOf(pdf)).toEqual(['rgb placed 2']);
});

test('an unreadable file is reported', async () => {
  expect(await codesOf(book.slice(0, 700))).toContain('unreadable document null');
});
