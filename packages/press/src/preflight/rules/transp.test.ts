import { type PDFContext, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { RECT } from '../testing/drawn-colour.ts';
import { verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted } from '../testing/hide-in.ts';

const state = (gs: Record<string, unknown>) => ({
  content: `/Gs gs ${RECT} f`,
  resources: () => ({ ExtGState: { Gs: gs } }),
});
const hidingPlaces = ['page', 'form', 'nested form', 'pattern', 'type3'] as const;

describe.each(hidingPlaces)('from a %s', (place) => {
  test.each([
    ['half opaque', { ca: 0.5 }, 1],
    ['multiplied', { BM: 'Multiply' }, 1],
    ['blended by a list', { BM: ['Darken', 'Normal'] }, 1],
    ['opaque', { ca: 1, BM: 'Normal', SMask: 'None' }, 0],
    ['compatible', { BM: 'Compatible' }, 0],
    ['with opaque fills and transparent strokes that are not painted', { CA: 0.5 }, 0],
  ])('what is %s is reported %s times', async (_, gs, times) => {
    const bytes = await hideIn(place, state(gs));
    expect(await verdict(bytes, 'TRANSP')).toEqual(Array(times).fill('info'));
    expect(await verdict(bytes, 'TRANSP', 'logo')).toEqual(Array(times).fill('error'));
  });
});

test('a soft mask is transparency, even of an opaque object', async () => {
  expect(await verdict(await hideIn('soft-mask', { content: RECT }), 'TRANSP', 'logo')).toEqual(['error']);
});

test('a graphics state that paints nothing is not reported', async () => {
  expect(await verdict(await neverPainted(state({ ca: 0.5 })), 'TRANSP')).toEqual([]);
});

test('a page that is a group but paints nothing transparent is not reported, even in a logo', async () => {
  const grouped = (drawing: Drawing) =>
    hideIn('page', drawing, (page, { context }) =>
      page.set(PDFName.of('Group'), context.obj({ Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' })),
    );
  const opaque = await grouped({ content: `${RECT} f` });
  expect(await verdict(opaque, 'TRANSP', 'logo')).toEqual([]);
  expect(await verdict(opaque, 'FILE-VERSION-FEATURES', 'logo')).toEqual([]);
  expect(await verdict(await grouped(state({ ca: 0.5 })), 'TRANSP', 'logo')).toEqual(['error']);
});

describe('a group within the page, as InDesign writes one around what it places,', () => {
  const inGroup = (content: string, gs: Record<string, unknown> = {}) => ({
    content: '/Gs gs /Fm Do',
    resources: (context: PDFContext) => ({
      ExtGState: { Gs: gs },
      XObject: {
        Fm: context.register(
          context.flateStream(content, {
            ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 612, 400] },
            Group: { S: 'Transparency', I: true, K: false },
            Resources: { ExtGState: { Half: { ca: 0.5 } } },
          } as never),
        ),
      },
    }),
  });
  const OPAQUE = `0 1 0 0 k ${RECT} f`;
  const mask = { Type: 'Mask', S: 'Alpha' };

  test('is nothing where all of it is opaque, and no feature of a newer PDF', async () => {
    for (const gs of [{}, { ca: 1, CA: 1, BM: 'Normal', SMask: 'None' }]) {
      const bytes = await hideIn('page', inGroup(OPAQUE, gs));
      expect(await verdict(bytes, 'TRANSP')).toEqual([]);
      expect(await verdict(bytes, 'TRANSP', 'logo')).toEqual([]);
      expect(await verdict(bytes, 'FILE-VERSION-FEATURES', 'logo')).toEqual([]);
    }
  });

  test.each([
    ['half opaque as a whole', OPAQUE, { ca: 0.5 }],
    ['multiplied as a whole', OPAQUE, { BM: 'Multiply' }],
    ['masked as a whole', OPAQUE, { SMask: mask }],
    ['half opaque within', `/Half gs ${OPAQUE}`, {}],
  ])('is refused in a logo where it is %s', async (_, content, gs) => {
    const bytes = await hideIn('page', inGroup(content, gs));
    expect(await verdict(bytes, 'TRANSP', 'logo')).toEqual(['error']);
    expect(await verdict(bytes, 'FILE-VERSION-FEATURES', 'logo')).toEqual(['error']);
  });
});
