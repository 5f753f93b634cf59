import { adSpecimen } from '@rebblatt/specimen';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { layOutRun } from '../book/lay-out-run.ts';
import { withDocument } from '../raster/pdfium.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { anAd, pageOfWines, runOf } from '../testing/sample-run.ts';
import { assembleBook } from './assemble-book.ts';

const { press } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 4 });

/** The fonts used by text as PDFium reads them: name, and the bytes of the font program as text. */
const fontsIn = (bytes: Uint8Array) =>
  withDocument(bytes, (module, doc) => {
    const { wasmExports, setValue, getValue, UTF8ToString } = module.pdfium;
    const memory = wasmExports.malloc(1_000_000);
    const fonts: { name: string; program: string }[] = [];
    for (let i = 0; i < module.FPDF_GetPageCount(doc); i++) {
      const page = module.FPDF_LoadPage(doc, i);
      for (let n = 0; n < module.FPDFPage_CountObjects(page); n++) {
        const font = module.FPDFTextObj_GetFont(module.FPDFPage_GetObject(page, n));
        if (!font) continue;
        module.FPDFFont_GetBaseFontName(font, memory, 1_000);
        const name = UTF8ToString(memory);
        setValue(memory, 0, 'i32');
        module.FPDFFont_GetFontData(font, memory + 8, 900_000, memory);
        const length = getValue(memory, 'i32');
        const { HEAPU8 } = module.pdfium as unknown as { HEAPU8: Uint8Array };
        fonts.push({
          name,
          program: Buffer.from(HEAPU8.slice(memory + 8, memory + 8 + length)).toString('base64'),
        });
      }
      module.FPDF_ClosePage(page);
    }
    wasmExports.free(memory);
    return fonts;
  });

/** A wine page printed as a document of its own, like the slices of a book. */
const printedPage = async (company: string) => {
  const { documents } = layOutRun(runOf(pageOfWines(1, 1, company)));
  return convertPrinted(await press.print(documents[0] ?? ''));
};

const bookOf = (laidOut: Uint8Array[], ads: Uint8Array[]) =>
  assembleBook({
    laidOut: laidOut.map((pdf) => pdf.slice()),
    pages: [
      ...laidOut.map((_, i) => ({
        ...{ kind: 'laid-out' as const, logo: null, pageId: i, pageType: 1, position: i + 1, folio: i + 1 },
        sha256: '',
      })),
      ...ads.map((_, i) => ({
        ...{ kind: 'file' as const, file: `ad-${i}`, page: 0, pageId: 90 + i, pageType: 2, position: 90 + i },
        ...{ folio: 90 + i, sha256: '' },
      })),
    ],
    files: Object.fromEntries(ads.map((bytes, i) => [`ad-${i}`, bytes])),
    info: { title: 'Schriften', id: 'test', createdAt: new Date(0) },
  });

test('two subsets never have the same name, in laid-out pages and in ads', async () => {
  const slices = [await printedPage('Rebhof Amsler'), await printedPage('Zürcher Kellerei Öx')];
  const other = await adSpecimen({ ...anAd, slogan: 'Quarz, Wind und Zeit', seed: 4 });
  const book = await bookOf(slices, [ad, other]);
  const programs = new Map<string, Set<string>>();
  for (const { name, program } of await fontsIn(book)) {
    expect(name).toMatch(/^[A-Z]{6}\+/);
    programs.set(name, (programs.get(name) ?? new Set()).add(program));
  }
  expect([...programs].filter(([, bytes]) => bytes.size > 1).map(([name]) => name)).toEqual([]);
  const names = [...programs.keys()].map((name) => name.slice(7));
  // One font is in the book as several subsets.
  expect(names.length).toBeGreaterThan(new Set(names).size);
});

test('the three names of a composite font are the same, and so is the book of the same pages', async () => {
  const slice = await printedPage('Rebhof Amsler');
  const book = await bookOf([slice], [ad]);
  const { context } = await PDFDocument.load(book, { updateMetadata: false });
  const text = context.enumerateIndirectObjects().map(([, object]) => object.toString());
  const tags = (key: string) =>
    new Set(
      text.flatMap((entry) =>
        [...entry.matchAll(new RegExp(`/${key} /([A-Z]{6}\\+[^\\s/]+)`, 'g'))].map((m) => m[1]),
      ),
    );
  expect(tags('FontName').size).toBeGreaterThan(0);
  expect([...tags('BaseFont')].sort()).toEqual([...tags('FontName')].sort());
  expect(Buffer.compare(book, await bookOf([slice], [ad]))).toBe(0);
});

test('a completely embedded font keeps its name', async () => {
  const doc = await PDFDocument.load(ad);
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    const dict = 'dict' in object ? (object as { dict: typeof doc.catalog }).dict : object;
    for (const key of ['BaseFont', 'FontName'])
      if ('get' in dict && 'set' in dict && (dict as typeof doc.catalog).has(PDFName.of(key)))
        (dict as typeof doc.catalog).set(PDFName.of(key), PDFName.of('Rebschrift'));
  }
  const book = await bookOf([], [await doc.save({ useObjectStreams: false })]);
  expect(new Set((await fontsIn(book)).map(({ name }) => name))).toEqual(new Set(['Rebschrift']));
});
