import { type PreflightFinding, preflightGerman } from '@rebblatt/contracts';
import { PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';
import { findingText } from '../finding-text.ts';
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

test('short thin lines in the bleed, aligned with the edges at three corners, are crop marks', async () => {
  const [reported] = await findingsOf(await hideIn('page', marks(3)), 'PAGE-MARKS');
  expect(reported).toMatchObject({ severity: 'warning', page: 1, params: { variant: 'marksInBleed' } });
  expect(reported?.box_mm).not.toBeNull();
  expect(await verdict(await hideIn('form', marks(4)), 'PAGE-MARKS')).toContain('warning');
});

test('what has been recognised as marks is judged by no other rule', async () => {
  const registration = { content: marks(4).content.replace('0 0 0 1 K', '1 1 1 1 K') };
  const reported = await findingsOf(await hideIn('page', registration));
  expect(reported.filter(({ severity }) => severity !== 'info').map(({ code }) => code)).toEqual([
    'PAGE-MARKS',
  ]);
});

test('a mark is counted once, though it is in the registration colour and crops', async () => {
  const registration = { content: marks(4).content.replace('0 0 0 1 K', '1 1 1 1 K') };
  expect(await findingsOf(await hideIn('page', registration), 'PAGE-MARKS')).toHaveLength(
    (await findingsOf(await hideIn('page', marks(4)), 'PAGE-MARKS')).length,
  );
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
  expect(await verdict(await rects(0.3, 6), 'PAGE-MARKS')).toContain('warning');
  expect(await verdict(await rects(1, 1), 'PAGE-MARKS')).toEqual([]);
  expect(await verdict(await rects(3, 6), 'PAGE-MARKS')).toEqual([]);
  expect(await verdict(await rects(0.3, 6, '0 0 0 0'), 'PAGE-MARKS')).toEqual([]);
});

test('an object outside the page in all four inks is a mark, within the page or in one ink it is not', async () => {
  const cross = (x: number, colour: string) => ({ content: `${colour} K ${x} 200 m ${x + 4} 200 l S` });
  expect(await verdict(await hideIn('page', cross(2, '1 1 1 1')), 'PAGE-MARKS')).toEqual(['warning']);
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
  [20, ['info']],
])('a media box %f pt larger than the page with its bleed reports %j', async (by, expected) => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) =>
    page.set(
      PDFName.of('MediaBox'),
      writeRect({ x0: -by, y0: -by, x1: ptOf(216) + by, y1: ptOf(141) + by }, context),
    ),
  );
  expect(await verdict(bytes, 'PAGE-MARKS')).toEqual(expected);
});

test('a larger media box without a bleed box is cut off, too', async () => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) => {
    page.delete(PDFName.of('BleedBox'));
    page.set(PDFName.of('MediaBox'), context.obj([-20, -20, ptOf(216) + 20, ptOf(141) + 20]));
  });
  const [note] = await findingsOf(bytes, 'PAGE-MARKS');
  expect(note?.severity).toBe('info');
  expect(findingText(preflightGerman, note as PreflightFinding)).toContain('wird abgeschnitten');
});

test('marks on a sheet that does not say where it is trimmed are an error', async () => {
  const bytes = await hideIn('page', marks(4), (page, { context }) => {
    for (const key of ['TrimBox', 'BleedBox']) page.delete(PDFName.of(key));
    page.set(PDFName.of('MediaBox'), context.obj([-20, -20, ptOf(216) + 20, ptOf(141) + 20]));
  });
  expect(new Set(await verdict(bytes, 'PAGE-MARKS'))).toEqual(new Set(['error']));
});

test.each([
  [[0, 0, 9, 9], ['warning']],
  [[-50, -50, -30, -30], ['info']],
])('a printer’s mark as an annotation at %j is reported: %j', async (place, expected) => {
  const bytes = await hideIn('page', { content: '' }, (page, { context }) => {
    page.set(PDFName.of('Annots'), context.obj([{ Type: 'Annot', Subtype: 'PrinterMark', Rect: place }]));
    if (place[0] !== 0) page.set(PDFName.of('MediaBox'), context.obj([-90, -90, 700, 500]));
  });
  expect(await verdict(bytes, 'PAGE-MARKS')).toEqual(expected);
});
