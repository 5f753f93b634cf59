import type { PreflightCode } from '@rebblatt/contracts';
import {
  adSpecimen,
  asWrittenBy,
  oddSpecimen,
  type Program,
  type ProgramName,
  programs,
} from '@rebblatt/specimen';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { ptOf } from '../pdf/units.ts';
import { anAd } from '../testing/sample-run.ts';
import { faults, otherFaults } from './testing/faults.ts';
import { findingsOf } from './testing/findings-of.ts';
import type { Drawing } from './testing/hide-in.ts';

const ad = await adSpecimen({ ...anAd, seed: 4 });
const names = Object.keys(programs) as ProgramName[];
const all = [...faults, ...otherFaults];
const name = (text: string) => PDFName.of(text);

type Change = (page: PDFDict, doc: PDFDocument) => void;
async function changed(file: Uint8Array, change: Change): Promise<Uint8Array> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  change(doc.getPage(0).node, doc);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** Paints each drawing as a form with resources of its own, after what the page has. */
const painted =
  (drawings: Drawing[]): Change =>
  (page, { context }) => {
    const own = page.lookup(name('Resources'), PDFDict).clone(context);
    const forms = own.lookupMaybe(name('XObject'), PDFDict)?.clone(context) ?? context.obj({});
    drawings.forEach(({ content, resources }, index) => {
      const dict = {
        ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 613, 400] },
        Resources: resources?.(context) ?? {},
      };
      forms.set(name(`Fault${index}`), context.register(context.flateStream(content, dict as never)));
    });
    own.set(name('XObject'), forms);
    page.set(name('Resources'), own);
    const calls = drawings.map((_, index) => `q /Fault${index} Do Q`).join('\n');
    const contents = page.lookup(name('Contents'));
    const before = contents instanceof PDFArray ? contents.asArray() : [page.get(name('Contents'))];
    page.set(
      name('Contents'),
      context.obj([...before, context.register(context.stream(`\n${calls}\n`))] as never),
    );
  };

const contents =
  (text: string): Change =>
  (page, { context }) =>
    page.set(name('Contents'), context.register(context.stream(text)));
const box =
  (key: string, x0: number, y0: number, x1: number, y1: number): Change =>
  (page, { context }) =>
    page.set(name(key), context.obj([x0, y0, x1, y1].map(ptOf)));
const area = (by: number) =>
  `0.3 0.8 0.4 0 k ${[by, by, 216 - 2 * by, 141 - 2 * by].map(ptOf).join(' ')} re f`;

/** What is wrong with the page, or with the file, whatever is drawn on it. */
const ofPages: [PreflightCode, Change][] = [
  ['PAGE-CROPBOX', box('CropBox', 20, 20, 190, 120)],
  ['PAGE-SIZE', box('TrimBox', 10, 10, 190, 120)],
  ['PAGE-BOX-NEST', box('TrimBox', -40, 3, 170, 138)],
  ['PAGE-ROTATE', (page, { context }) => page.set(name('Rotate'), context.obj(180))],
  ['PAGE-USERUNIT', (page, { context }) => page.set(name('UserUnit'), context.obj(2))],
  ['PAGE-EMPTY', contents(' ')],
  ['CONTENT-CUT', contents(`${area(0)} 0 0 0 1 k 9 9`)],
  ['PAGE-BLEED-CONTENT', contents(area(3))],
  [
    'INTERACTIVE',
    (page, { context }) =>
      page.set(
        name('Annots'),
        context.obj([{ Type: 'Annot', Subtype: 'FreeText', Rect: [90, 90, 150, 150] }]),
      ),
  ],
  [
    'COL-OUTPUTINTENT',
    (_, { catalog, context }) => {
      const intent = { Type: 'OutputIntent', S: 'GTS_PDFX', OutputConditionIdentifier: 'FOGRA27' };
      catalog.set(name('OutputIntents'), context.obj([intent]));
    },
  ],
  [
    'LAYERS',
    (page, doc) => {
      const { context, catalog } = doc;
      const off = context.register(context.obj({ Type: 'OCG' }));
      const known = catalog.lookupMaybe(name('OCProperties'), PDFDict)?.lookupMaybe(name('OCGs'), PDFArray);
      const OCGs = [...(known?.asArray() ?? []), off];
      catalog.set(name('OCProperties'), context.obj({ OCGs, D: { OFF: [off], Order: OCGs } } as never));
      const hidden = { content: '/OC /Off BDC 0 0 0 1 k 150 150 20 20 re f EMC' };
      painted([{ ...hidden, resources: () => ({ Properties: { Off: off as never } }) }])(page, doc);
    },
  ],
];

describe.each(names)('of a page as written by %s', (program) => {
  const { pdfx }: Program = programs[program];
  const codesOf = async (file: Uint8Array) => new Set((await findingsOf(file)).map(({ code }) => code));

  test('every fault that is drawn is found', async () => {
    const faulty = await changed(ad, painted(all.map(([, drawing]) => drawing)));
    const found = await codesOf(await asWrittenBy(program, faulty));
    expect(all.map(([, , code]) => code).filter((code) => !found.has(code))).toEqual([]);
    expect(found.has('PDFX-CLAIM')).toBe(pdfx !== undefined);
  });

  test('every fault of the page or the file is found', async () => {
    const written = await asWrittenBy(program, ad);
    const missed: PreflightCode[] = [];
    for (const [code, change] of ofPages)
      if (!(await codesOf(await changed(written, change))).has(code)) missed.push(code);
    expect(missed).toEqual([]);
    expect(await codesOf(await oddSpecimen.twoPages(written))).toContain('PAGE-COUNT');
    expect(await codesOf(await oddSpecimen.encrypted(written))).toContain('FILE-ENCRYPTED');
  });
});
