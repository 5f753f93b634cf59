import type { PDFContext } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { RECT } from '../testing/drawn-colour.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted, places } from '../testing/hide-in.ts';

const xobject = (dict: Record<string, unknown>): Drawing => ({
  content: '/Xo Do',
  resources: (context: PDFContext) => ({
    XObject: {
      Xo: context.register(
        context.flateStream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], ...dict } as never),
      ),
    },
  }),
});
const state = (gs: Record<string, unknown>): Drawing => ({
  content: `q /Gs gs ${RECT} f Q`,
  resources: () => ({ ExtGState: { Gs: gs } }),
});
const image = (dict: Record<string, unknown>) =>
  drawnImage({ widthPx: 40, heightPx: 40, widthPt: 8, heightPt: 8, dict });

const cases: [string, Drawing, string][] = [
  ['PS', xobject({ Subtype: 'PS' }), 'error'],
  ['Ref', xobject({ Ref: {} }), 'error'],
  ['OPI', xobject({ OPI: {} }), 'info'],
  ['Alternates', image({ Alternates: [{ DefaultForPrinting: true }] }), 'info'],
  ['external stream', image({ F: { Type: 'Filespec' } }), 'error'],
  ['LZW', image({ Filter: 'LZWDecode' }), 'info'],
  ['TR', state({ TR: { FunctionType: 2, Domain: [0, 1], N: 2 } }), 'error'],
  ['TR', state({ TR2: { FunctionType: 2, Domain: [0, 1], N: 2 } }), 'error'],
  ['HT', state({ HTP: [0, 0] }), 'info'],
  ['HT', state({ HT: { HalftoneType: 6 } }), 'info'],
];

describe.each(places)('from a %s', (place) => {
  test.each(cases)('%s is reported by name', async (names, drawing, severity) => {
    expect(await findingsOf(await hideIn(place, drawing), 'MISC-X')).toMatchObject([
      { severity, params: { names } },
    ]);
  });

  test.each([
    ['default transfer', state({ TR: 'Identity', TR2: 'Default' })],
    ['no transfer for each ink', state({ TR: ['Identity', 'Identity', 'Identity', 'Identity'] })],
    ['a common halftone', state({ HT: { HalftoneType: 1 } })],
    ['an alternate for the screen', image({ Alternates: [{ DefaultForPrinting: false }] })],
  ])('%s is not reported', async (_, drawing) => {
    expect(await verdict(await hideIn(place, drawing), 'MISC-X')).toEqual([]);
  });
});

test.each(cases)('%s that is not used is not reported', async (_, drawing) => {
  expect(await verdict(await neverPainted(drawing), 'MISC-X')).toEqual([]);
});
