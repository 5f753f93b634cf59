import type { PDFContext } from 'pdf-lib';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readPages } from '../pdf/page-tree.ts';
import { type Drawing, hideIn } from '../preflight/testing/hide-in.ts';
import { Budget, interpretLimits } from './budget.ts';
import { paintedPage } from './painted-page.ts';

const BOX = [0, 0, 612, 400];
const RECT = '0 1 0 0 k 9 9 9 9 re f';

/** Resources in which a stream finds itself. */
function itself(
  context: PDFContext,
  content: string,
  dict: Record<string, unknown>,
  wrap: (ref: unknown) => Record<string, Record<string, unknown>>,
) {
  const ref = context.nextRef();
  const resources = wrap(ref);
  context.assign(ref, context.flateStream(content, { BBox: BOX, Resources: resources, ...dict } as never));
  return resources;
}

const circles: [string, Drawing][] = [
  [
    'a form that draws itself twice',
    {
      content: '/Me Do',
      resources: (context) =>
        itself(context, `${RECT} /Me Do /Me Do`, { Subtype: 'Form' }, (ref) => ({ XObject: { Me: ref } })),
    },
  ],
  [
    'a pattern filled with itself',
    {
      content: '/Pattern cs /Me scn 0 0 99 99 re f',
      resources: (context) =>
        itself(
          context,
          `${RECT} /Pattern cs /Me scn 0 0 9 9 re f`,
          { PatternType: 1, PaintType: 1, TilingType: 1, XStep: 9, YStep: 9 },
          (ref) => ({ Pattern: { Me: ref } }),
        ),
    },
  ],
  [
    'a glyph set in its own font',
    {
      content: 'BT /Me 1 Tf (a) Tj ET',
      resources: (context) =>
        itself(context, `9 0 d0 ${RECT} BT /Me 1 Tf (aa) Tj ET`, {}, (ref) => ({
          Font: {
            Me: {
              Subtype: 'Type3',
              FontMatrix: [1, 0, 0, 1, 0, 0],
              FirstChar: 97,
              Widths: [9],
              Encoding: { Differences: [97, 'a'] },
              CharProcs: { a: ref },
            },
          },
        })),
    },
  ],
  [
    'a soft mask painted through itself',
    {
      content: '/Me gs 0 0 99 99 re f',
      resources: (context) =>
        itself(context, `/Me gs ${RECT}`, { Subtype: 'Form', Group: { S: 'Transparency' } }, (ref) => ({
          ExtGState: { Me: { SMask: { S: 'Alpha', G: ref } } },
        })),
    },
  ],
];

test.each(circles)('%s ends, and is painted once', async (_, drawing) => {
  const doc = await PDFDocument.load(await hideIn('page', drawing));
  const [page] = readPages(doc);
  const budget = new Budget(interpretLimits);
  const { objects } = paintedPage(page as NonNullable<typeof page>, budget, new Set());
  const own = objects.filter((object) => object.kind === 'path' && object.fill?.components[1] === 1);
  expect(own.length).toBeGreaterThanOrEqual(1);
  expect(own.length).toBeLessThan(4);
  expect(budget.exceeded).toBeNull();
});
