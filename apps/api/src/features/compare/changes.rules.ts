import type { PageChange } from '@rebblatt/contracts';
import { bleedBoxMm, bleedMm } from '@rebblatt/printed-page';

/** Half a millimetre: a full stop is a cell of its own. */
export const CELL_MM = 0.5;
/** Changes no further apart than this are one place: letters of a word, words of a line. */
const TOGETHER_MM = 2.5;
/** How far a place reaches beyond what changed. */
const MARGIN_MM = 1;

const STEPS = Math.round(TOGETHER_MM / CELL_MM / 2);

/** A page as cells, row by row from the top; 1 is one in which something changed. */
export interface Cells {
  columns: number;
  rows: number;
  changed: Uint8Array;
}

/** In cells, the last ones included. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a picture lies on the paper with its bleed: as large as it can be, in the middle. In mm from the trimmed corner. */
export function onPaper(width: number, height: number): PageChange {
  const scale = Math.min(bleedBoxMm.width / width, bleedBoxMm.height / height);
  const [width_mm, height_mm] = [width * scale, height * scale];
  return {
    x_mm: (bleedBoxMm.width - width_mm) / 2 - bleedMm,
    y_mm: (bleedBoxMm.height - height_mm) / 2 - bleedMm,
    width_mm,
    height_mm,
  };
}

/**
 * Gathers changed cells to places, which do not overlap.
 * @param area where the cells lie
 * @returns from the top, beside each other from the left
 */
export function placesOf(cells: Cells, area: PageChange): PageChange[] {
  return apart(boxesOf(cells, spread(cells)))
    .sort((one, other) => one.top - other.top || one.left - other.left)
    .map((box) => placeOf(box, area));
}

/** The cells, and all that are close to one. */
function spread({ columns, rows, changed }: Cells): Uint8Array {
  const across = new Uint8Array(changed.length);
  const all = new Uint8Array(changed.length);
  for (let at = 0; at < changed.length; at++) {
    if (changed[at] === 0) continue;
    const column = at % columns;
    const row = at - column;
    across.fill(1, row + Math.max(0, column - STEPS), row + Math.min(columns, column + STEPS + 1));
  }
  for (let row = 0; row < rows; row++)
    for (let near = Math.max(0, row - STEPS); near <= Math.min(rows - 1, row + STEPS); near++)
      for (let column = 0; column < columns; column++)
        if (across[near * columns + column] === 1) all[row * columns + column] = 1;
  return all;
}

/** A box around the changed cells of each connected part. */
function boxesOf({ columns, rows, changed }: Cells, parts: Uint8Array): Box[] {
  const boxes: Box[] = [];
  const seen = new Uint8Array(parts.length);
  for (let start = 0; start < parts.length; start++) {
    if (parts[start] === 0 || seen[start] === 1) continue;
    const box = { left: columns, top: rows, right: 0, bottom: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      if (changed[at] === 1) {
        box.left = Math.min(box.left, column);
        box.right = Math.max(box.right, column);
        box.top = Math.min(box.top, row);
        box.bottom = Math.max(box.bottom, row);
      }
      const near = [
        column > 0 ? at - 1 : at,
        column < columns - 1 ? at + 1 : at,
        row > 0 ? at - columns : at,
        row < rows - 1 ? at + columns : at,
      ];
      for (const next of near) {
        if (parts[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    boxes.push(box);
  }
  return boxes;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left <= other.right + STEPS &&
  other.left <= one.right + STEPS &&
  one.top <= other.bottom + STEPS &&
  other.top <= one.bottom + STEPS;

/** The same boxes, with one in the place of those that overlap. */
function apart(boxes: readonly Box[]): Box[] {
  const done: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (let at = done.findIndex((one) => overlap(one, grown)); at >= 0; ) {
      const [other = grown] = done.splice(at, 1);
      grown = {
        left: Math.min(grown.left, other.left),
        top: Math.min(grown.top, other.top),
        right: Math.max(grown.right, other.right),
        bottom: Math.max(grown.bottom, other.bottom),
      };
      at = done.findIndex((one) => overlap(one, grown));
    }
    done.push(grown);
  }
  return done;
}

const tenth = (mm: number) => Math.round(mm * 10) / 10;

/** A box with its margin, in mm and within the area. */
function placeOf({ left, top, right, bottom }: Box, area: PageChange): PageChange {
  const x0 = Math.max(0, left * CELL_MM - MARGIN_MM);
  const y0 = Math.max(0, top * CELL_MM - MARGIN_MM);
  const x1 = Math.min(area.width_mm, (right + 1) * CELL_MM + MARGIN_MM);
  const y1 = Math.min(area.height_mm, (bottom + 1) * CELL_MM + MARGIN_MM);
  return {
    x_mm: tenth(area.x_mm + x0),
    y_mm: tenth(area.y_mm + y0),
    width_mm: tenth(x1 - x0),
    height_mm: tenth(y1 - y0),
  };
}
