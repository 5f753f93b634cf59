import {
  adSpecimen,
  asSent,
  asWrittenBy,
  logoSpecimen,
  type Program,
  type ProgramName,
  programs,
} from '@rebblatt/specimen';
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFRawStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { fogra39 } from '../colour/output-condition.ts';
import { lookAtPlaced } from '../compare/compare-placed.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';
import { findingsOf } from './testing/findings-of.ts';

const ad = await adSpecimen({ ...anAd, seed: 4 });
const logo = await logoSpecimen({ ...aLogo, seed: 1 });
const names = Object.keys(programs) as ProgramName[];

const shown = async (file: Uint8Array, kind: 'ad' | 'content' | 'cover' | 'logo', severity: string) =>
  (await findingsOf(file, undefined, kind))
    .filter((finding) => finding.severity === severity)
    .map(({ code }) => code);

/** Something in RGB on the page, within the trim or in the slug. */
async function withRed(file: Uint8Array, y: number): Promise<Uint8Array> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const { node } = doc.getPage(0);
  node.addContentStream(doc.context.register(doc.context.stream(`\n1 0 0 rg 100 ${y} 20 8 re f`)));
  return doc.save({ useObjectStreams: false });
}

describe.each(names)('a good page as written by %s', (name) => {
  const program: Program = programs[name];
  const assumed = program.boxes.includes('TrimBox') ? [] : ['BOX-TRIM-MISSING'];
  const newer = program.version === '1.7' ? ['FILE-VERSION'] : [];

  test('has no error, and warnings only of what it does not say', async () => {
    const file = await asWrittenBy(name, ad);
    for (const kind of ['ad', 'content'] as const) {
      expect(await shown(file, kind, 'error')).toEqual([]);
      expect(await shown(file, kind, 'warning')).toEqual([...newer, ...assumed]);
    }
    expect((await shown(file, 'ad', 'info')).includes('PAGE-MARKS')).toBe(program.roomMm !== undefined);
  });

  test('prints as it is shown', async () => {
    expect(await lookAtPlaced(await asWrittenBy(name, ad), 'page')).toEqual({
      differing: [],
      whiteInBleed: [],
    });
  });

  test('has no error as a logo either', async () => {
    const file = await asWrittenBy(name, logo);
    expect(await shown(file, 'logo', 'error')).toEqual([]);
    const expected = program.version === '1.3' ? [] : ['FILE-VERSION'];
    expect(await shown(file, 'logo', 'warning')).toEqual(expected);
    expect((await lookAtPlaced(file, 'logo')).differing).toEqual([]);
  });

  test('has its faults found, but not those in the slug', async () => {
    const file = await asWrittenBy(name, ad);
    expect(await shown(await withRed(file, 200), 'ad', 'error')).toContain('COL-RGB');
    expect(await shown(await withRed(file, -20), 'ad', 'error')).toEqual([]);
  });
});

test('a page group that blends in RGB is found whatever program wrote it', async () => {
  for (const name of ['Scribus', 'Word', 'Inkscape, Cairo'] as const) {
    const doc = await PDFDocument.load(await asWrittenBy(name, ad), { updateMetadata: false });
    const { node } = doc.getPage(0);
    const resources = node.lookup(PDFName.of('Resources'), PDFDict);
    resources.set(PDFName.of('ExtGState'), doc.context.obj({ Half: { ca: 0.5 } }));
    node.addContentStream(doc.context.register(doc.context.stream('\n/Half gs 0 1 0 0 k 100 200 20 8 re f')));
    expect(await shown(await doc.save({ useObjectStreams: false }), 'ad', 'error')).toEqual(['COL-BLEND-CS']);
  }
});

test('a page group that blends in CMYK with a profile, as CorelDRAW and Illustrator write it, is no error', async () => {
  for (const [channels, severity] of [
    [4, 'warning'],
    [3, 'error'],
  ] as const) {
    const doc = await PDFDocument.load(await asWrittenBy('CorelDRAW', ad), { updateMetadata: false });
    const { node } = doc.getPage(0);
    const profile = doc.context.register(doc.context.stream(fogra39().profile, { N: channels }));
    node.set(
      PDFName.of('Group'),
      doc.context.obj({ Type: 'Group', S: 'Transparency', CS: ['ICCBased', profile] }),
    );
    const resources = node.lookup(PDFName.of('Resources'), PDFDict);
    resources.set(PDFName.of('ExtGState'), doc.context.obj({ Half: { ca: 0.5 } }));
    node.addContentStream(doc.context.register(doc.context.stream('\n/Half gs 0 1 0 0 k 100 200 20 8 re f')));
    const file = await doc.save({ useObjectStreams: false });
    const found = channels === 4 ? 'COL-ICC-CMYK' : 'COL-BLEND-CS';
    expect(await shown(file, 'ad', 'error')).toEqual(severity === 'error' ? [found] : []);
    expect(await shown(file, 'ad', 'warning')).toEqual(severity === 'warning' ? [found] : []);
  }
});

/** Everything on the page within one opaque group, as InDesign writes what was placed. */
async function inOpaqueGroup(file: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const { context } = doc;
  const { node } = doc.getPage(0);
  const { x, y, width, height } = node.MediaBox().asRectangle();
  const painted = decodePDFRawStream(node.lookup(PDFName.of('Contents')) as PDFRawStream).decode();
  const form = context.flateStream(painted, {
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height] },
    ...{ Group: { S: 'Transparency', I: true, K: false }, Resources: node.Resources() },
  } as never);
  node.set(PDFName.of('Resources'), context.obj({ XObject: { Fm: context.register(form) } }));
  node.set(PDFName.of('Contents'), context.register(context.stream('/Fm Do')));
  return doc.save({ useObjectStreams: false });
}

test('a page and a logo that are one opaque group have no fault, and print as they are shown', async () => {
  const page = await inOpaqueGroup(await asWrittenBy('InDesign, high quality print', ad));
  expect(await shown(page, 'ad', 'error')).toEqual([]);
  expect(await shown(page, 'ad', 'info')).not.toContain('TRANSP');
  expect((await lookAtPlaced(page, 'page')).differing).toEqual([]);
  const mark = await inOpaqueGroup(await asWrittenBy('InDesign, high quality print', logo));
  expect(await shown(mark, 'logo', 'error')).toEqual([]);
  expect((await lookAtPlaced(mark, 'logo')).differing).toEqual([]);
});

test('what companies send to the demo leaves nothing to be said, whatever program wrote it', async () => {
  const sent = await Promise.all([...names.keys()].map((seed) => asSent('ad', ad, seed)));
  expect(new Set(sent.map(String)).size).toBeGreaterThan(8);
  for (const file of sent)
    expect((await findingsOf(file, undefined, 'ad')).filter(({ severity }) => severity !== 'info')).toEqual(
      [],
    );
  for (const seed of [0, 1, 2])
    expect(await findingsOf(await asSent('logo', logo, seed), undefined, 'logo')).toEqual([]);
});
