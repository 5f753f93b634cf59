import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { readPages } from '../pdf/page-tree.ts';
import { hideIn, places } from '../preflight/testing/hide-in.ts';
import { Budget, interpretLimits } from './budget.ts';
import { operators } from './operators.ts';
import { paintedPage } from './painted-page.ts';

/** `npm run test:soak` tries a hundred times as many. */
const [RUNS, TIME_MS] = process.env.SOAK ? [10_000, 1_800_000] : [100, 60_000];

const operand = fc.oneof(
  fc.integer({ min: -1_000, max: 1_000 }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom(
    '1e400',
    '-',
    '.',
    '--5',
    '0',
    '999999999999',
    'true',
    'null',
    '/Fm',
    '/Cs',
    '/Gs',
    '/Im',
    '/Pattern',
  ),
  fc.constantFrom(
    '(Wein)',
    '(un(balanced',
    '<0041',
    '<>',
    '[1 2',
    '[(a) -5 <41>]',
    '<< /A 1 >>',
    '<<',
    ']',
    '>>',
    '{',
    '%',
  ),
  fc.string({ maxLength: 5 }),
);
const operation = fc
  .tuple(
    fc.array(operand, { maxLength: 7 }),
    fc.oneof(fc.constantFrom(...Object.keys(operators)), fc.string({ maxLength: 3 })),
  )
  .map(([operands, operator]) => [...operands, operator].join(' '));

const resources = () => ({
  Font: { Fm: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }, Cs: { Subtype: 'Type0' } },
  ColorSpace: { Cs: ['Indexed', 'DeviceCMYK', 300, '\x00\x01'] as never },
  ExtGState: { Gs: { ca: 0.5, SMask: { S: 'Alpha' }, Font: [null, 5] } },
  XObject: { Im: {}, Fm: {} },
});

test(
  'no operators make the walk fail, hang or name places that do not exist',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 60 }),
        fc.constantFrom(...places),
        async (list, place) => {
          const doc = await PDFDocument.load(await hideIn(place, { content: list.join('\n'), resources }));
          const [page] = readPages(doc);
          const { objects } = paintedPage(
            page as NonNullable<typeof page>,
            new Budget(interpretLimits),
            new Set(),
          );
          for (const { bounds } of objects) {
            expect(bounds.x0).toBeLessThanOrEqual(bounds.x1);
            expect(bounds.y0).toBeLessThanOrEqual(bounds.y1);
          }
        },
      ),
      { numRuns: RUNS },
    );
  },
  TIME_MS,
);
