import type { PDFContext } from 'pdf-lib';
import { expect, test } from 'vitest';
import { assembleBook } from '../assemble/assemble-book.ts';
import type { BookPlan } from '../assemble/book-plan.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { checkPdfx } from '../pdfx/check-pdfx.ts';
import { inProfile, inSpace, RECT, ramp } from './testing/drawn-colour.ts';
import { drawnImage } from './testing/drawn-image.ts';
import { drawn, faults, otherFaults } from './testing/faults.ts';
import { findingsOf } from './testing/findings-of.ts';
import { type Drawing, hideIn, places } from './testing/hide-in.ts';

/** A book of this ad alone. */
const bookOf = (ad: Uint8Array) =>
  assembleBook({
    laidOut: [],
    pages: [{ kind: 'file', file: 'ad', page: 0, pageId: 1, pageType: 2, position: 1, folio: 1, sha256: '' }],
    files: { ad },
    info: { title: 'Inserate', id: 'test', createdAt: new Date(0) },
  } satisfies BookPlan);

const xobject = (dict: Record<string, unknown>, content = ''): Drawing => ({
  content: '/Xo Do',
  resources: (context: PDFContext) => ({
    XObject: {
      Xo: context.register(
        context.flateStream(content, {
          ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 600, 400] },
          ...dict,
        } as never),
      ),
    },
  }),
});
const state = (gs: Record<string, unknown>): Drawing => ({
  content: `q /Gs gs 0 0 0 1 k ${RECT} f Q`,
  resources: () => ({ ExtGState: { Gs: gs } }),
});
const image = (dict: Record<string, unknown>) =>
  drawnImage({ widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8, dict });
const curve = { FunctionType: 2, Domain: [0, 1], N: 2, C0: [0], C1: [1] };

const own = fogra39().profile;

/** Bytes as LZW codes of nine bits, without a table: enough for a few. */
function lzw(bytes: string): Buffer {
  const codes = [256, ...Buffer.from(bytes, 'latin1'), 257];
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((part) => Number.parseInt(part.padEnd(8, '0'), 2)));
}

const cases: [string, Drawing][] = [
  ...faults.map(([name, drawing]): [string, Drawing] => [name, drawing]),
  ...otherFaults.map(([name, drawing]): [string, Drawing] => [name, drawing]),
  ['RGB with a profile', inProfile(3)],
  ['Lab', inSpace(['Lab', { WhitePoint: [0.95, 1, 1.09] }], '50 0 0')],
  ['RGB of a screen', inSpace(['CalRGB', { WhitePoint: [0.95, 1, 1.09] }], '1 0 0')],
  ['a table of RGB', inSpace(['Indexed', 'DeviceRGB', 0, '<ff0000>'], '0')],
  ['a spot that is shown in RGB', inSpace(['Separation', 'Black', 'DeviceRGB', ramp(3)], '1')],
  ['a PostScript drawing', xobject({ Subtype: 'PS' })],
  ['a proxy for another file', xobject({ Ref: {} }, `0 0 0 1 k ${RECT} f`)],
  ['a proxy of OPI', xobject({ OPI: { '1.3': {} } }, `0 0 0 1 k ${RECT} f`)],
  ['a picture with another for print', image({ Alternates: [{ DefaultForPrinting: true }] })],
  ['a picture with another for the screen', image({ Alternates: [{ DefaultForPrinting: false }] })],
  ['a picture outside of the file', image({ F: { Type: 'Filespec' } })],
  ['a second transfer function', state({ TR2: curve })],
  ['a transfer function', state({ TR: curve })],
  ['the identity as a transfer function', state({ TR: 'Identity' })],
  [
    'a drawing packed with LZW',
    {
      content: '/Xo Do',
      resources: (context) => ({
        XObject: {
          Xo: context.register(
            context.stream(lzw(`0 0 0 1 k ${RECT} f`), {
              ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 600, 400], Filter: 'LZWDecode' },
            } as never),
          ),
        },
      }),
    },
  ],
  ['a halftone phase', state({ HTP: [0, 0] })],
  ['a halftone of the print office', state({ HT: { Type: 'Halftone', HalftoneType: 6 } })],
  ['a threshold', state({ HT: { Type: 'Halftone', HalftoneType: 1 } })],
  [
    'a group in RGB in which nothing blends',
    xobject({ Group: { S: 'Transparency', CS: 'DeviceRGB' } }, `0 1 0 0 k ${RECT} f`),
  ],
  [
    'CMYK with the profile of the book',
    {
      content: `/Cs cs 0 1 0 0 scn ${RECT} f`,
      resources: (context) => ({
        ColorSpace: {
          Cs: ['ICCBased', context.register(context.flateStream(own, { N: 4 }))] as never,
        },
      }),
    },
  ],
  ['nothing of all this', drawn(`0 0 0 1 k ${RECT} f`)],
];

test.each(places.flatMap((place) => cases.map(([name, drawing]) => [name, place, drawing] as const)))(
  '%s in a %s is refused at upload, or no fault of the book',
  async (_, place, drawing) => {
    const ad = await hideIn(place, drawing);
    const refused = (await findingsOf(ad)).some(({ severity }) => severity === 'error');
    if (refused) return;
    const placed = await checkPdfx(await bookOf(ad), ['placed']);
    expect(placed.map(({ code }) => code)).toEqual([]);
  },
);
