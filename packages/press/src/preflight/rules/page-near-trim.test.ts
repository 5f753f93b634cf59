import { describe, expect, test } from 'vitest';
import { ptOf } from '../../pdf/units.ts';
import { drawnImage } from '../testing/drawn-image.ts';
import { drawnText } from '../testing/drawn-text.ts';
import { findingsOf, verdict } from '../testing/findings-of.ts';
import { type Drawing, hideIn, neverPainted } from '../testing/hide-in.ts';

const TRIM = 3;
const [RIGHT, TOP] = [213, 138];

/** What is drawn at 100, 100 pt, with that point elsewhere in mm. */
const at = (xMm: number, yMm: number, drawing: Drawing): Drawing => ({
  ...drawing,
  content: `q 1 0 0 1 ${ptOf(xMm) - 100} ${ptOf(yMm) - 100} cm ${drawing.content} Q`,
});
const box = (widthMm: number, heightMm: number): Drawing => ({
  content: `1 0 0 0 k 100 100 ${ptOf(widthMm)} ${ptOf(heightMm)} re f`,
});
/** Its lower left corner is drawn at 150, 150. */
const text = {
  ...drawnText(10, '0 0 0 1 k'),
  content: `q 1 0 0 1 -50 -50 cm ${drawnText(10, '0 0 0 1 k').content} Q`,
};

const near = async (drawing: Drawing, kind: 'ad' | 'logo' | 'content' = 'ad') =>
  (await findingsOf(await hideIn('page', drawing), 'PAGE-NEAR-TRIM', kind)).map(
    ({ severity, measured, wanted, params }) => [severity, measured, wanted, params.variant],
  );

describe('text', () => {
  test.each([
    ['in the middle', at(80, 60, text), []],
    ['3 mm from the left', at(TRIM + 3, 60, text), []],
    ['0.3 mm from the left', at(TRIM + 0.3, 60, text), [['warning', '0.3 mm', '3 mm', undefined]]],
    ['that begins before the trim', at(TRIM - 1, 60, text), [['warning', null, '3 mm', 'textCut']]],
    ['in the bleed alone', at(RIGHT + 0.5, 60, text), []],
  ])('%s', async (_, drawing, expected) => {
    expect(await near(drawing)).toEqual(expected);
  });

  test('above and below, by its letters and not by the room for those that it may have', async () => {
    expect(await near(at(60, TRIM + 3.2, text))).toEqual([]);
    expect(await near(at(60, TRIM + 1, text))).toHaveLength(1);
    expect(await near(at(60, TOP - 1.5, text))).toHaveLength(1);
  });
});

describe('a drawing and a picture', () => {
  const picture = drawnImage({ widthPx: 200, heightPx: 200, widthPt: 40, heightPt: 40 });
  test.each([
    ['1 mm from the right', at(RIGHT - 21, 60, box(20, 20)), [['warning', '1 mm', '3 mm', undefined]]],
    ['that ends at the trim, as a ground does', at(TRIM, 60, box(20, 20)), []],
    ['that runs over it', at(TRIM - 5, 60, box(20, 20)), []],
    ['as large as a frame', at(TRIM + 1, TRIM + 1, box(208, 133)), []],
    ['as small as a speck', at(TRIM + 1, 60, box(1, 1)), []],
    ['4 mm from it', at(TRIM + 4, 60, box(20, 20)), []],
  ])('%s', async (_, drawing, expected) => {
    expect(await near(drawing)).toEqual(expected);
  });

  test('of a pattern that runs over the edge is left as it is', async () => {
    const [over, inside] = [at(TRIM - 5, 60, box(20, 20)), at(TRIM + 1, 90, box(20, 20))];
    expect(await near({ content: `${over.content} ${inside.content}` })).toEqual([]);
  });

  test('that is a picture is told as well', async () => {
    const { content, ...rest } = picture;
    const x = ptOf(TRIM + 1);
    const moved = { ...rest, content: `q 1 0 0 1 ${x - 120} 0 cm ${content} Q` };
    const findings = await findingsOf(await hideIn('page', moved), 'PAGE-NEAR-TRIM');
    expect(findings).toHaveLength(1);
  });
});

test('the same words twice are one finding with both places', async () => {
  const both = { ...text, content: `${at(TRIM + 1, 60, text).content} ${at(TRIM + 2, 90, text).content}` };
  const [finding, ...more] = await findingsOf(await hideIn('page', both), 'PAGE-NEAR-TRIM');
  expect([finding?.measured, finding?.params.count, finding?.places_mm?.length, more]).toEqual([
    '1 mm',
    2,
    2,
    [],
  ]);
});

test('spaces at the end of a line are not text', async () => {
  const spaced: Drawing = {
    content: `BT /F 10 Tf ${ptOf(RIGHT - 30)} 200 Td (Wein${' '.repeat(28)}) Tj ET`,
    resources: () => ({ Font: { F: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } } }),
  };
  expect(await near(spaced)).toEqual([]);
});

test('only on pages that are trimmed, and only what is painted', async () => {
  const close = at(TRIM + 0.3, 60, text);
  expect(await near(close, 'content')).toHaveLength(1);
  expect(await near(close, 'logo')).toEqual([]);
  expect(await verdict(await neverPainted(close), 'PAGE-NEAR-TRIM')).toEqual([]);
});
