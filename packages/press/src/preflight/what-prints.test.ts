import { type PDFContext, PDFDict, PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { drawn, faults } from './testing/faults.ts';
import { findingsOf } from './testing/findings-of.ts';
import { type Drawing, hideIn } from './testing/hide-in.ts';

/** The sheet reaches this far beyond the bleed on every side, in points: room for marks, colour bars and a slug. */
const ROOM = 400;
const SHEET = [-ROOM, -ROOM, 612.283 + ROOM, 399.685 + ROOM];

const onSheet = (drawing: Drawing, change?: (page: PDFDict, context: PDFContext) => void) =>
  hideIn('page', drawing, (page, { context }) => {
    page.set(PDFName.of('MediaBox'), context.obj(SHEET));
    change?.(page, context);
  });

/** Moves what is drawn below the bleed, into the slug. */
const inSlug = ({ content, ...rest }: Drawing): Drawing => ({
  ...rest,
  content: `q 1 0 0 1 0 ${-2 * ROOM} cm ${content} Q`,
});

/** All but the note that the sheet is cut, and that no printing condition is named. */
const judged = async (bytes: Uint8Array) =>
  (await findingsOf(bytes)).filter(({ severity }) => severity !== 'info').map(({ code }) => code);

describe('what lies outside of the bleed is not judged, and inside it is:', () => {
  test.each(faults)('%s', async (_, drawing, code) => {
    expect(await judged(await onSheet(inSlug(drawing)))).toEqual([]);
    expect(await judged(await onSheet(drawing))).toContain(code);
  });
});

test('an object that just touches the bleed from outside is outside', async () => {
  const touching = 'q -50 -50 50 500 re W n 1 0 0 rg -90 -90 900 900 re f Q 1 0 0 rg 612.2831 0 40 399 re f';
  expect(await judged(await onSheet(drawn(touching)))).toEqual([]);
  const form = (context: PDFContext) => ({
    XObject: {
      Fm: context.register(
        context.flateStream('1 0 0 rg -99 -99 999 999 re f', {
          ...{ Type: 'XObject', Subtype: 'Form', BBox: [-80, -80, 0, 400] },
          Group: { S: 'Transparency', CS: 'DeviceRGB' },
        } as never),
      ),
    },
  });
  expect(await judged(await onSheet({ content: '/Fm Do', resources: form }))).toEqual([]);
});

test('of a path in several parts, only those that print are judged', async () => {
  const marks = '1 0 0 RG 0.1 w -40 8.5 m -20 8.5 l 632 391 m 660 391 l S';
  expect(await judged(await onSheet(drawn(marks)))).toEqual([]);
});

test('ink in colour bars does not count into the ink of the page', async () => {
  const bars = `1 1 1 1 k ${-ROOM} ${-ROOM} 900 350 re f`;
  const blended = 'q /Half gs 0.6 0.6 0.6 0.6 k 100 100 90 90 re f 100 100 90 90 re f Q';
  expect(await judged(await onSheet(drawn(`${bars} ${blended}`)))).toEqual([]);
});

test('links and notes beside the page are none of its faults, scripts are', async () => {
  const annotated = (rect: number[], dict: object) =>
    onSheet({ content: '' }, (page, context) =>
      page.set(
        PDFName.of('Annots'),
        context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: rect, ...dict }] as never),
      ),
    );
  const outside = [-150, -150, -100, -100];
  expect(await judged(await annotated(outside, {}))).toEqual([]);
  expect(await judged(await annotated(outside, { Subtype: 'FreeText' }))).toEqual([]);
  expect(await judged(await annotated([100, 100, 150, 150], {}))).toEqual(['INTERACTIVE']);
  expect(await judged(await annotated(outside, { A: { S: 'JavaScript' } }))).toEqual(['INTERACTIVE']);
});

test('a page with ink only in its slug is empty', async () => {
  const bare = await onSheet({ content: '' }, (page, context) => {
    const resources = page.lookup(PDFName.of('Resources'), PDFDict);
    expect(resources).toBeDefined();
    page.set(PDFName.of('Contents'), context.register(context.stream('0 0 0 1 k -90 -90 40 40 re f')));
  });
  expect(await judged(bare)).toEqual(['PAGE-EMPTY']);
});

test('a mark and a bleed that a crop box hides from readers are judged all the same', async () => {
  const cropped = await onSheet(
    drawn('0 0.6 0.2 0 k 0 0 613 400 re f 0 0 0 1 k 300 200 m 310 210 330 220 9 9 c f'),
    (page, context) => page.set(PDFName.of('CropBox'), context.obj([8.504, 8.504, 603.78, 391.181])),
  );
  expect(await judged(cropped)).toEqual([]);
});

test.each([
  [90, [-30, -60, 650, 700]],
  [180, [-300, -20, 700, 450]],
  [270, [-30, -60, 650, 700]],
])('on a page that is turned by %i degrees the same part is judged', async (turn, sheet) => {
  const upright = turn === 180;
  const [width, height] = upright ? [612.283, 399.685] : [399.685, 612.283];
  const inBleed = `0 0.6 0.2 0 k 0 0 ${width} ${height} re f 0 0 0 1 k 200 200 m 210 210 230 220 90 90 c f`;
  const turned = (content: string) =>
    hideIn('page', drawn(content), (page, { context }) => {
      page.set(PDFName.of('Rotate'), context.obj(turn));
      page.set(PDFName.of('MediaBox'), context.obj(sheet));
      page.set(PDFName.of('BleedBox'), context.obj([0, 0, width, height]));
      page.set(PDFName.of('TrimBox'), context.obj([8.504, 8.504, width - 8.504, height - 8.504]));
    });
  const slug = `1 0 0 rg -25 -15 20 8 re f ${(sheet[0] ?? 0) + 2} ${(sheet[3] ?? 0) - 12} 9 9 re f`;
  expect(await judged(await turned(`${inBleed} ${slug}`))).toEqual(['PAGE-ROTATE']);
  expect(await judged(await turned(`${inBleed} 1 0 0 rg 100 100 9 9 re f`))).toContain('COL-RGB');
  expect(await judged(await turned(inBleed.replace('0 0 ', '8.504 0 ')))).toContain('PAGE-BLEED-CONTENT');
});

test('a bleed box on a larger sheet says where the page is, where the trim box is missing', async () => {
  const bytes = await onSheet(drawn('0 0 0 1 K 0.1 w -90 9 m -40 9 l S'), (page) =>
    page.delete(PDFName.of('TrimBox')),
  );
  expect(await judged(bytes)).toEqual(['BOX-TRIM-MISSING']);
});
