import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { hideIn } from '../testing/hide-in.ts';

const [left, bottom, right, top] = [3, 3, 213, 138].map(ptOf) as [number, number, number, number];
const short = ptOf(2.5);
const marks = (corners: number, width = 0.25) => ({
  content: [
    `${width} w 0 0 0 1 K`,
    ...[
      [left, bottom, -1, -1],
      [right, bottom, 1, -1],
      [right, top, 1, 1],
      [left, top, -1, 1],
    ]
      .slice(0, corners)
      .map(
        ([x = 0, y = 0, dx = 0, dy = 0]) =>
          `${x + dx * 1} ${y} m ${x + dx * short} ${y} l S ${x} ${y + dy * 1} m ${x} ${y + dy * short} l S`,
      ),
  ].join('\n'),
});

test('short thin lines aligned with the edges at three corners are crop marks', async () => {
  const [reported] = await findingsOf(await hideIn('page', marks(3)), 'PAGE-MARKS');
  expect(reported).toMatchObject({ severity: 'error', page: 1 });
  expect(await verdict(await hideIn('form', marks(4)), 'PAGE-MARKS')).toContain('error');
});

test('at two corners, or as thick lines, they are not', async () => {
  expect(await verdict(await hideIn('page', marks(2)), 'PAGE-MARKS')).toEqual([]);
  expect(await verdict(await hideIn('page', marks(4, 2)), 'PAGE-MARKS')).toEqual([]);
});

test('marks drawn as thin rectangles are marks too, dots and white ones are not', async () => {
  const rects = (width: number, length: number, colour = '0 0 0 1') => {
    const beyond = (near: number) => (near < 100 ? near - 1 - length : near + 1);
    const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [x, y] as const));
    const drawn = corners.map(
      ([x, y]) => `${x} ${beyond(y)} ${width} ${length} re ${beyond(x)} ${y} ${length} ${width} re f`,
    );
    return hideIn('page', { content: `${colour} k ${drawn.join(' ')}` });
  };
  expect(await verdict(await rects(0.3, 6), 'PAGE-MARKS')).toContain('error');
  expect(await verdict(await rects(1, 1), 'PAGE-MARKS')).toEqual([]);
  expect(await verdict(await rects(3, 6), 'PAGE-MARKS')).toEqual([]);
  expect(await verdict(await rects(0.3, 6, '0 0 0 0'), 'PAGE-MARKS')).toEqual([]);
});

test('an object outside the page in all four inks is a mark, within the page or in one ink it is not', async () => {
  const cross = (x: number, colour: string) => ({ content: `${colour} K ${x} 200 m ${x + 4} 200 l S` });
  expect(await verdict(await hideIn('page', cross(2, '1 1 1 1')), 'PAGE-MARKS')).toEqual(['error']);
  expect(await verdict(await hideIn('page', cross(200, '1 1 1 1')), 'PAGE-MARKS')).toEqual([]);
  expect(await verdict(await hideIn('page', cross(2, '0 0 0 1')), 'PAGE-MARKS')).toEqual([]);
});

test('a frame just inside the edge is not a mark', async () => {
  const frame = { content: `0.5 w ${left + 1} ${bottom + 1} ${right - left - 2} ${top - bottom - 2} re S` };
  expect(await verdict(await hideIn('page', frame), 'PAGE-MARKS')).toEqual([]);
});

test.each([
  [0, []],
  [0.9, []],
  [20, ['error']],
])('a media box %f pt larger than the page with its bleed reports %j', async (by, expected) => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('MediaBox'),
      writeRect({ x0: -by, y0: -by, x1: ptOf(216) + by, y1: ptOf(141) + by }, context),
    ),
  );
  expect(await verdict(bytes, 'PAGE-MARKS')).toEqual(expected);
});

test('a larger media box without a bleed box is all bleed', async () => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) => {
    page.delete(PDFName.of('BleedBox'));
    page.set(PDFName.of('MediaBox'), context.obj([-20, -20, ptOf(216) + 20, ptOf(141) + 20]));
  });
  expect(await verdict(bytes, 'PAGE-MARKS')).toEqual([]);
});

test('a printer’s mark as an annotation is reported', async () => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('Annots'),
      context.obj([{ Type: 'Annot', Subtype: 'PrinterMark', Rect: [0, 0, 9, 9] }]),
    ),
  );
  expect(await verdict(bytes, 'PAGE-MARKS')).toEqual(['error']);
});
