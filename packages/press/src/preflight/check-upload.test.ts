import { adSpecimen, logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { loadPdf } from '../pdf/load-pdf.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';

const { press } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 4 });
const logo = await logoSpecimen({ ...aLogo, seed: 1 });

/** The file with something of its own look on its last page, which readers print and a book leaves out. */
async function annotated(file: Uint8Array, annotation: Record<string, unknown>): Promise<Uint8Array> {
  const doc = await loadPdf(file);
  const { context } = doc;
  const look = context.stream('0 1 0 0 k 0 0 90 40 re f', {
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 90, 40] },
  });
  const appearance = { AP: { N: context.register(look) }, Rect: [50, 100, 140, 140], F: 4 };
  const entry = context.obj({ Type: 'Annot', ...annotation, ...appearance } as never);
  doc.getPage(doc.getPageCount() - 1).node.set(PDFName.of('Annots'), context.obj([context.register(entry)]));
  return doc.save({ useObjectStreams: false });
}

/** A note annotation on the page: by itself a warning, since most notes are not visible in print. */
const note = { Subtype: 'Text' };

describe('a page that would print differently from what it shows is reported when it is uploaded:', () => {
  test.each([
    ['an ad', 'ad', ad],
    ['a logo', 'logo', logo],
  ] as const)('%s', async (_, kind, file) => {
    const codes = async (bytes: Uint8Array) =>
      (await press.preflight(bytes, kind)).findings.map(({ code, severity }) => `${code} ${severity}`);
    expect(await codes(file)).toEqual([]);
    expect(await codes(await annotated(file, note))).toEqual(['INTERACTIVE warning', 'PAGE-DIFFERS error']);
  });

  test('only that page of a content file', async () => {
    const file = await annotated(await oddSpecimen.twoPages(ad), note);
    const { ok, findings } = await press.preflight(file, 'content');
    expect(ok).toBe(false);
    expect(findings.filter(({ code }) => code === 'PAGE-DIFFERS')).toMatchObject([{ page: 2 }]);
  });

  test('once for each file: a stored result for its hash is reused', async () => {
    const sha256 = 'e'.repeat(64);
    const differs = async (file: Uint8Array) =>
      (await press.preflight(file, 'ad', { sha256 })).findings.some(({ code }) => code === 'PAGE-DIFFERS');
    expect(await differs(await annotated(ad, note))).toBe(true);
    expect(await differs(ad)).toBe(true);
  });

  test('but not of a page of another size, of which only that is said', async () => {
    const small = await annotated(await oddSpecimen.boxed(ad, 148, 105), note);
    const { findings } = await press.preflight(small, 'ad');
    expect(findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      'PAGE-SIZE error',
      'INTERACTIVE warning',
    ]);
  });

  test('but not again when another error is the reason', async () => {
    const { findings } = await press.preflight(await annotated(ad, { Subtype: 'Stamp' }), 'ad');
    expect(findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['INTERACTIVE error']);
  });
});

/** The ad as readers show it without its bleed. */
async function cropped(): Promise<Uint8Array> {
  const doc = await loadPdf(ad);
  const page = doc.getPage(0).node;
  page.set(PDFName.of('CropBox'), page.get(PDFName.of('TrimBox')) as never);
  return doc.save({ useObjectStreams: false });
}

test.each([
  ['of which readers show the trim', cropped],
  ['turned', () => oddSpecimen.rotated(ad)],
  ['with its origin elsewhere', () => oddSpecimen.moved(ad, 40, -25)],
  ['with an optional content group that is off', () => oddSpecimen.hiddenGroup(ad)],
])('an ad %s prints as it is shown', async (_, make) => {
  const { findings } = await press.preflight(await make(), 'ad');
  expect(findings.map(({ code }) => code)).not.toContain('PAGE-DIFFERS');
});
