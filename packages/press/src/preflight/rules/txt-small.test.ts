import { describe, expect, test } from 'vitest';
import { drawnText } from '../testing/drawn-text.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, inkPlaces, neverPainted } from '../testing/hide-in.ts';

const MIXED = '0 0.9 0.6 0.2 k';
const WHITE = '0 0 0 0 k';

describe.each([
  ['TXT-SMALL-MULTI', MIXED],
  ['TXT-SMALL-WHITE', WHITE],
  ['TXT-SMALL-WHITE', '1 g'],
] as const)('%s, text in %s', (code, colour) => {
  test.each(inkPlaces)('in a %s needs 8 pt', async (place) => {
    expect(await verdict(await hideIn(place, drawnText(8, colour)), code)).toEqual([]);
    expect(await findingsOf(await hideIn(place, drawnText(7.5, colour)), code)).toMatchObject([
      { severity: 'warning', measured: '7.5 pt', wanted: '8 pt' },
    ]);
  });

  test('that a printer driver has rounded to 7.98 pt has 8 pt', async () => {
    expect(await verdict(await hideIn('page', drawnText(7.98, colour)), code)).toEqual([]);
    expect(await verdict(await hideIn('page', drawnText(7.9, colour)), code)).toEqual(['warning']);
  });

  test('is measured at the size at which it is printed', async () => {
    expect(await verdict(await hideIn('page', drawnText(4, `${colour} 2 0 0 2 -150 -150 cm`)), code)).toEqual(
      [],
    );
    expect(await verdict(await hideIn('page', drawnText(9, `${colour} .5 0 0 .5 0 0 cm`)), code)).toEqual([
      'warning',
    ]);
  });

  test('that is not painted is not reported', async () => {
    expect(await verdict(await neverPainted(drawnText(5, colour)), code)).toEqual([]);
    expect(await verdict(await hideIn('page', drawnText(5, `${colour} 3 Tr`)), code)).toEqual([]);
  });
});

test('small text in one ink passes', async () => {
  for (const colour of ['0 0 0 1 k', '0 1 0 0 k', '0.4 g']) {
    const bytes = await hideIn('page', drawnText(6, colour));
    expect(await verdict(bytes, 'TXT-SMALL-MULTI')).toEqual([]);
    expect(await verdict(bytes, 'TXT-SMALL-WHITE')).toEqual([]);
  }
});

describe('text of a Type 3 font', () => {
  /** Glyphs of half an em, drawn with this many units per em. */
  const type3 = (
    unitsPerEm: number,
    sizePt: number,
    begin = `0 0 0 0 ${unitsPerEm} ${unitsPerEm} d1`,
  ): Drawing => ({
    content: `0 0.9 0.6 0.2 k BT /F ${sizePt} Tf 150 150 Td (aa) Tj ET`,
    resources: (context) => ({
      Font: {
        F: {
          Type: 'Font',
          Subtype: 'Type3',
          FontBBox: [0, 0, unitsPerEm, unitsPerEm],
          FontMatrix: [1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0],
          FirstChar: 97,
          Widths: [unitsPerEm / 2],
          Encoding: { Differences: [97, 'a'] },
          CharProcs: {
            a: context.register(context.flateStream(`${begin} 0 0 ${unitsPerEm / 2} ${unitsPerEm / 2} re f`)),
          },
          Resources: {},
        },
      },
    }),
  });

  test.each([1000, 83, 1])('drawn in %i units is measured as other text', async (units) => {
    expect(await verdict(await hideIn('page', type3(units, 8)), 'TXT-SMALL-MULTI')).toEqual([]);
    expect(await findingsOf(await hideIn('page', type3(units, 6)), 'TXT-SMALL-MULTI')).toMatchObject([
      { severity: 'warning', measured: '6 pt' },
    ]);
  });

  test('whose glyphs are drawn at their printed size is measured by them', async () => {
    const drawing = (pixels: number): Drawing => {
      const { resources } = type3(pixels, 1);
      return {
        content: 'q .12 0 0 .12 0 0 cm 0 0.9 0.6 0.2 k BT /F 1 Tf 1250 1250 Td (aa) Tj ET Q',
        resources: (context) => {
          const { Font } = resources?.(context) ?? {};
          return { Font: { F: { ...(Font?.F as object), FontMatrix: [1, 0, 0, 1, 0, 0] } } };
        },
      };
    };
    expect(await verdict(await hideIn('page', drawing(100)), 'TXT-SMALL-MULTI')).toEqual([]);
    expect(await verdict(await hideIn('page', drawing(50)), 'TXT-SMALL-MULTI')).toEqual(['warning']);
  });

  test('with glyphs in their own colours does not have the current colour', async () => {
    const drawing = type3(1000, 6, '500 0 d0 0 1 0 0 k');
    expect(await verdict(await hideIn('page', drawing), 'TXT-SMALL-MULTI')).toEqual([]);
    const inRgb = { ...drawing, content: `1 0 0 rg ${drawing.content.replace(/^.* k/, '')}` };
    expect(await verdict(await hideIn('page', inRgb), 'COL-RGB')).toEqual([]);
  });
});
