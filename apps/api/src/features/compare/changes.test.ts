import { expect, it } from 'vitest';
import { onPaper, placesOf } from './changes.rules.ts';

const [columns, rows] = [432, 282];
const paper = onPaper(1200, 783);

/** Places of cells, of which those in some boxes changed; in cells, the last ones left out. */
function placesIn(...boxes: [left: number, top: number, right: number, bottom: number][]) {
  const changed = new Uint8Array(columns * rows);
  for (const [left, top, right, bottom] of boxes)
    for (let row = top; row < bottom; row++) changed.fill(1, row * columns + left, row * columns + right);
  return placesOf({ columns, rows, changed }, paper);
}

it('finds nothing where nothing changed', () => {
  expect(placesIn()).toEqual([]);
});

it('gives a place in mm from the trimmed corner, with a margin', () => {
  expect(placesIn([106, 46, 126, 56])).toEqual([{ x_mm: 49, y_mm: 19, width_mm: 12, height_mm: 7 }]);
});

it('takes letters of a word as one place, and what is far apart as two, from the top', () => {
  expect(placesIn([100, 100, 103, 106], [106, 100, 109, 106])).toHaveLength(1);
  const two = placesIn([100, 200, 104, 206], [300, 100, 304, 106]);
  expect(two.map(({ y_mm }) => y_mm)).toEqual([46, 96]);
});

it('makes one place of those that overlap', () => {
  // A frame, and something in the middle of it.
  const frame = placesIn(
    [100, 100, 200, 101],
    [100, 100, 101, 200],
    [100, 199, 200, 200],
    [150, 150, 152, 152],
  );
  expect(frame).toEqual([{ x_mm: 46, y_mm: 46, width_mm: 52, height_mm: 52 }]);
});

it('stays within the page', () => {
  expect(placesIn([0, 0, columns, rows])).toEqual(
    [paper].map((all) => expect.objectContaining({ x_mm: all.x_mm })),
  );
  const [all] = placesIn([0, 0, columns, rows]);
  expect((all?.x_mm ?? 0) + (all?.width_mm ?? 0)).toBeLessThanOrEqual(213);
});

it('lies in the middle of the paper without bleed, as it is shown', () => {
  const { x_mm, y_mm, height_mm } = onPaper(2100, 1350);
  expect(x_mm).toBeCloseTo(-3, 5);
  expect(y_mm).toBeGreaterThan(-3);
  expect(y_mm + height_mm / 2).toBeCloseTo(67.5, 5);
});
