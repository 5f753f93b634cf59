import { PDFDict, type PDFDocument, PDFName, PDFStream } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { withoutOptionalContent } from '../assemble/without-optional-content.ts';
import { convertContent } from '../colour/convert-content.ts';
import { inksFor } from '../colour/ink-of.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { identity } from '../pdf/matrix.ts';
import { readPages } from '../pdf/page-tree.ts';
import { concatenate, contentStreams } from '../pdf/streams.ts';
import { Painted } from '../pdfx/painted.ts';
import { findingsOf } from '../preflight/testing/findings-of.ts';
import { hideIn } from '../preflight/testing/hide-in.ts';
import { separatePage } from '../proof/separate-page.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { drawnPage } from '../testing/drawn-page.ts';

type Context = PDFDocument['context'];
type Resources = (context: Context) => Record<string, Record<string, unknown>>;

const BOX = [0, 0, 100, 100];
const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 0.2, 0.8, 0] };
const gold = ['Separation', 'Gold', 'DeviceCMYK', tint];
const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
const calibrated = ['CalCMYK', { WhitePoint: [0.96, 1, 0.82] }];
const ofProfile = (context: Context, channels: number) => [
  'ICCBased',
  context.register(context.flateStream(Buffer.alloc(200, channels), { N: channels })),
];
const form = (context: Context, content: string, resources: Record<string, unknown> = {}) =>
  context.register(
    context.stream(content, {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: BOX },
      Resources: resources as never,
    }),
  );
/** A font whose letter «a» is a drawing of one unit. */
const drawnLetters = (context: Context, letter: string) =>
  context.register(
    context.obj({
      ...{ Type: 'Font', Subtype: 'Type3', FontBBox: [0, 0, 1, 1], FontMatrix: [1, 0, 0, 1, 0, 0] },
      ...{ FirstChar: 97, LastChar: 97, Widths: [1], Resources: {} },
      Encoding: { Type: 'Encoding', Differences: [97, 'a'] },
      CharProcs: { a: context.register(context.stream(letter)) },
    } as never),
  );
const SQUARE = '20 20 60 60 re f';

/** What each reader says of a small content: the findings of the preflight, and the codes of the checker. */
const asked: [string, string, Resources, { preflight: string[]; checker: string[] }][] = [
  [
    'a colour space named with an escape in lower case',
    `/Cs#2b1 cs 1 scn ${SQUARE}`,
    () => ({ ColorSpace: { 'Cs+1': gold } }),
    { preflight: ['COL-SPOT'], checker: ['spot-colour'] },
  ],
  [
    'a form named with an escape in lower case',
    '/Fm#2b1 Do',
    (context) => ({ XObject: { 'Fm+1': form(context, `1 0 0 rg ${SQUARE}`) } }),
    { preflight: ['COL-RGB'], checker: ['rgb'] },
  ],
  [
    'a font set by a graphics state',
    '/Gs gs BT 20 20 Td (a) Tj ET',
    (context) => ({
      ExtGState: { Gs: { Font: [context.register(context.obj(helvetica)), 20] } },
    }),
    { preflight: ['TXT-FONT-EMBED'], checker: ['font-not-embedded'] },
  ],
  [
    'a colour in a letter that has none of its own',
    'BT /T3 60 Tf 20 20 Td (a) Tj ET',
    (context) => ({ Font: { T3: drawnLetters(context, '1 0 0 0 1 1 d1 1 0 0 rg 0 0 1 1 re f') } }),
    { preflight: [], checker: [] },
  ],
  [
    'a colour in a letter that has its own',
    'BT /T3 60 Tf 20 20 Td (a) Tj ET',
    (context) => ({ Font: { T3: drawnLetters(context, '1 0 d0 1 0 0 rg 0 0 1 1 re f') } }),
    { preflight: ['COL-RGB'], checker: ['rgb'] },
  ],
  [
    'a drawn letter in the text rendering mode that shows no others',
    'BT 3 Tr /T3 60 Tf 20 20 Td (a) Tj ET',
    (context) => ({ Font: { T3: drawnLetters(context, '1 0 d0 1 0 0 rg 0 0 1 1 re f') } }),
    { preflight: ['COL-RGB'], checker: ['rgb'] },
  ],
  [
    'CMYK that a default space replaces',
    `1 0 0 0 k ${SQUARE}`,
    (context) => ({ ColorSpace: { DefaultCMYK: ofProfile(context, 4) } }),
    { preflight: ['COL-ICC-CMYK'], checker: ['not-print-colour'] },
  ],
  [
    'RGB that a default space replaces',
    `1 0 0 rg ${SQUARE}`,
    (context) => ({ ColorSpace: { DefaultRGB: ofProfile(context, 3) } }),
    { preflight: ['COL-RGB'], checker: ['profiled-rgb'] },
  ],
  [
    'calibrated CMYK, which readers take for that of the device',
    `/Cs cs 1 0 0 0 sc ${SQUARE} /CalCMYK cs 0 1 0 0 sc ${SQUARE}`,
    () => ({ ColorSpace: { Cs: calibrated } }),
    { preflight: [], checker: [] },
  ],
  [
    'a resource with the name of a space of the device, which it cannot replace',
    `/DeviceCMYK cs 1 0 0 0 sc ${SQUARE}`,
    () => ({ ColorSpace: { DeviceCMYK: gold } }),
    { preflight: [], checker: [] },
  ],
  [
    'a font that a form inherits',
    'BT /F 20 Tf ET /Fm Do',
    (context) => ({ Font: { F: helvetica }, XObject: { Fm: form(context, 'BT 20 20 Td (a) Tj ET') } }),
    { preflight: ['TXT-FONT-EMBED'], checker: ['font-not-embedded'] },
  ],
  [
    'a font in a form that inherits that nothing is shown',
    'BT 3 Tr ET /Fm Do',
    (context) => ({
      XObject: { Fm: form(context, 'BT /F 20 Tf 20 20 Td (a) Tj ET', { Font: { F: helvetica } }) },
    }),
    { preflight: [], checker: [] },
  ],
  [
    'a colour that a form inherits',
    '1 0 0 rg /Fm Do',
    (context) => ({ XObject: { Fm: form(context, SQUARE) } }),
    { preflight: ['COL-RGB'], checker: ['rgb'] },
  ],
  [
    'a colour that a form inherits and does not use',
    '1 0 0 rg /Fm Do',
    (context) => ({ XObject: { Fm: form(context, `0 1 0 0 k ${SQUARE}`) } }),
    { preflight: [], checker: [] },
  ],
];
const JUDGED = ['COL-SPOT', 'COL-RGB', 'COL-ICC-CMYK', 'TXT-FONT-EMBED'];

describe.each(asked)('%s', (_, content, resources, wanted) => {
  const file = hideIn('page', { content, resources });

  test('is judged by the preflight', async () => {
    const found = (await findingsOf(await file)).map(({ code }) => code as string);
    expect([...new Set(found.filter((code) => JUDGED.includes(code)))]).toEqual(wanted.preflight);
  });

  test('is judged the same by the checker of the finished file', async () => {
    const [page] = readPages(await loadPdf(await file));
    if (!page) throw new Error('The file has no page.');
    const bytes = concatenate(contentStreams(page.lookup(PDFName.of('Contents')), page.context));
    const codes = [...new Painted('').page(bytes, page.lookup(PDFName.of('Resources'), PDFDict)).keys()];
    // Whatever is not an ink of the press is noted beside what it is.
    const most = codes.filter((code) => code !== 'not-print-colour' || codes.length === 1);
    expect(most).toEqual(wanted.checker);
  });
});

test('a spot colour is refused in a laid-out page, whatever escapes its name is written with', async () => {
  const [page] = readPages(
    await loadPdf(await hideIn('page', { content: '', resources: () => ({ ColorSpace: { 'Cs+1': gold } }) })),
  );
  const convert = async () =>
    convertContent(Buffer.from(`/Cs#2b1 cs 1 scn ${SQUARE}`), {
      ...{ mode: 'ink', ctm: identity, begins: 'black', overprint: true },
      inks: inksFor(await openProfile(fogra39().profile)),
      resources: page?.lookup(PDFName.of('Resources'), PDFDict),
      use: () => undefined,
    });
  await expect(convert()).rejects.toMatchObject({ code: 'layout' });
});

describe('on the plates', () => {
  /** The inks in percent in the middle of the page. */
  async function inksOf(content: string, resources: Resources) {
    const engine = await openProfile(fogra39().profile);
    const file = await drawnPage(content, ({ context }) => resources(context));
    const { plates, spots, widthPx } = await separatePage(file, { page: 0, ppi: 72, engine });
    const all = [...plates, ...spots.map(({ grey }) => grey)];
    return all.map((grey) => Math.round((1 - (grey[50 * widthPx + 50] ?? 255) / 255) * 100));
  }
  const on = { ExtGState: { On: { OP: true, op: true, OPM: 1 } } };
  const CYAN = '1 0 0 0 k 0 0 100 100 re f';

  test('a spot ink named with an escape in lower case has its own', async () => {
    const inks = await inksOf(`/Cs#2b1 cs 1 scn ${SQUARE}`, () => ({ ColorSpace: { 'Cs+1': gold } }));
    expect(inks).toEqual([0, 0, 0, 0, 100]);
  });

  test('letters that are drawings have the inks in which they are drawn, however their font is set', async () => {
    const letter = '1 0 d0 0 1 0 0 k 0 0 1 1 re f';
    const byName = await inksOf('BT /T3 60 Tf 20 20 Td (a) Tj ET', (context) => ({
      Font: { T3: drawnLetters(context, letter) },
    }));
    const byState = await inksOf('/Gs gs BT 20 20 Td (a) Tj ET', (context) => ({
      ExtGState: { Gs: { Font: [drawnLetters(context, letter), 60] } },
    }));
    const inherited = await inksOf('BT /T3 60 Tf ET /Fm Do', (context) => ({
      Font: { T3: drawnLetters(context, letter) },
      XObject: { Fm: form(context, 'BT 20 20 Td (a) Tj ET') },
    }));
    expect([byName, byState, inherited]).toEqual(Array(3).fill([0, 100, 0, 0]));
  });

  test('a letter without a colour of its own overprints as the text does', async () => {
    const letter = '1 0 0 0 1 1 d1 1 0 0 rg 0 0 1 1 re f';
    const inks = await inksOf(`${CYAN} /On gs 0 0 0 1 k BT /T3 60 Tf 20 20 Td (a) Tj ET`, (context) => ({
      ...on,
      Font: { T3: drawnLetters(context, letter) },
    }));
    expect(inks).toEqual([100, 0, 0, 100]);
  });

  test('CMYK that a default space replaces is not given directly, and knocks out where it has no ink', async () => {
    const inks = await inksOf(`${CYAN} /On gs 0 0 0 1 k /Fm Do`, (context) => ({
      ...on,
      XObject: {
        Fm: form(context, `0 0 0 1 k ${SQUARE}`, { ColorSpace: { DefaultCMYK: ofProfile(context, 4) } }),
      },
    }));
    expect(inks).toEqual([0, 0, 0, 100]);
  });

  test('text in a form that inherits that nothing is shown stays invisible', async () => {
    const text = 'BT 1 0 0 1 20 20 Tm (H) Tj 1 0 0 0 k 1 0 0 1 20 20 Tm (H) Tj ET';
    const inks = await inksOf('/On gs 0 0 0 1 k BT 3 Tr /F 90 Tf ET /Fm Do', (context) => ({
      ...on,
      Font: { F: { ...helvetica, BaseFont: 'Helvetica-Bold' } },
      XObject: { Fm: form(context, text) },
    }));
    expect(inks).toEqual([0, 0, 0, 0]);
  });
});

describe('when hidden content is removed', () => {
  /** The columns in which something is dark in the middle of the page, after what is hidden was removed. */
  async function darkIn(content: string, resources: Resources, columns: number[]) {
    const file = await drawnPage(content, ({ context, catalog }) => {
      const off = context.register(context.obj({ Type: 'OCG' }));
      catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [off], D: { OFF: [off] } }));
      const made = resources(context);
      for (const dict of propertiesIn(context)) dict.set(PDFName.of('L'), off);
      return { ...made, Properties: { L: off } };
    });
    const shown = await withoutOptionalContent(file);
    const { raw, width } = await renderPixels(shown, { page: 0, size: { ppi: 72 } });
    return columns.map((x) => (raw[(50 * width + x) * 4] ?? 255) < 128);
  }
  /** The property lists of the forms, which are empty until the group exists. */
  const propertiesIn = (context: Context) =>
    context.enumerateIndirectObjects().flatMap(([, object]) => {
      const own = object instanceof PDFStream ? object.dict.lookup(PDFName.of('Resources')) : undefined;
      const lists = own instanceof PDFDict ? own.lookup(PDFName.of('Properties')) : undefined;
      return lists instanceof PDFDict ? [lists] : [];
    });
  const letters = (context: Context) => drawnLetters(context, '1 0 0 0 1 1 d1 0 0 1 1 re f');
  const twice = 'BT 1 0 0 1 10 30 Tm /OC /L BDC (a) Tj EMC (a) Tj ET';
  const marked = (context: Context, content: string) => form(context, content, { Properties: {} });

  test.each([
    ['set by its name', `/T3 40 Tf ${twice}`],
    ['restored', `/T3 40 Tf q /H 40 Tf Q ${twice}`],
    ['set by a graphics state', `/Gs gs ${twice}`],
    ['inherited by a form', '/T3 40 Tf /Fm Do'],
    ['inherited by a form in a form', '/T3 40 Tf /Outer Do'],
    ['set by a graphics state and inherited by a form', '/Gs gs /Fm Do'],
  ])('hidden letters of a font that is %s paint nothing, and the others stay', async (_, content) => {
    const resources: Resources = (context) => {
      const font = letters(context);
      const inner = marked(context, twice);
      return {
        Font: { T3: font, H: helvetica },
        ExtGState: { Gs: { Font: [font, 40] } },
        XObject: { Fm: inner, Outer: form(context, '/Fm Do', { XObject: { Fm: inner } }) },
      };
    };
    expect(await darkIn(content, resources, [30, 70])).toEqual([false, true]);
  });

  test('text after hidden text in a form is as visible as where the form is drawn', async () => {
    const text = 'BT 1 0 0 1 0 20 Tm /OC /L BDC (H) Tj EMC 1 0 0 1 0 20 Tm (H) Tj ET';
    const resources: Resources = (context) => ({
      Font: { F: { ...helvetica, BaseFont: 'Helvetica-Bold' } },
      XObject: { Fm: marked(context, text) },
    });
    // The bar of an H, in a form that is drawn twice.
    const once = '/F 80 Tf 3 Tr /Fm Do';
    const again = '0 Tr q 1 0 0 1 50 0 cm /Fm Do Q';
    expect(await darkIn(once, resources, [28, 78])).toEqual([false, false]);
    expect(await darkIn(`${once} ${again}`, resources, [28, 78])).toEqual([false, true]);
  });
});
