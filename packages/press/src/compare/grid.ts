import type { PagePixels } from '../raster/render-pixels.ts';

/** A small image: three bytes per cell, row by row from the top. */
export interface SmallImage {
  columns: number;
  rows: number;
  cells: Uint8Array;
}

const WHITE = 255;

/** Scales an image down: each cell is the mean of `side` by `side` pixels, fewer at the right and lower edge. */
export function smallImage({ raw, width, height }: PagePixels, side: number): SmallImage {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const cells = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [right, bottom] = [Math.min(width, (column + 1) * side), Math.min(height, (row + 1) * side)];
      let [blue, green, red, count] = [0, 0, 0, 0];
      for (let y = row * side; y < bottom; y++)
        for (let x = column * side; x < right; x++) {
          const at = (y * width + x) * 4;
          blue += raw[at] as number;
          green += raw[at + 1] as number;
          red += raw[at + 2] as number;
          count++;
        }
      const cell = (row * columns + column) * 3;
      cells[cell] = blue / count;
      cells[cell + 1] = green / count;
      cells[cell + 2] = red / count;
    }
  return { columns, rows, cells };
}

/** How far two colours may differ: programs round. */
const TOLERANCE = 40;

/** Whether no pixel differs much between two images: then no cell can either, whatever the grid. */
export function isAlikeThroughout(one: PagePixels, other: PagePixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  const [ours, theirs] = [one.raw, other.raw];
  if (ours.equals(theirs)) return true;
  for (let i = 0; i < ours.length; i++)
    if (Math.abs((ours[i] as number) - (theirs[i] as number)) > TOLERANCE) return false;
  return true;
}

/**
 * How many cells of two images of the same size differ from the same cell of the other image and from its neighbours.
 */
export function differingCells(one: SmallImage, other: SmallImage): number {
  let count = 0;
  for (let row = 0; row < one.rows; row++)
    for (let column = 0; column < one.columns; column++)
      if (
        !isAlike(one, other, (row * one.columns + column) * 3) &&
        (isAlone(one, other, column, row) || isAlone(other, one, column, row))
      )
        count++;
  return count;
}

/** Most cells are alike, so that their neighbours need not be compared. */
function isAlike({ cells: ours }: SmallImage, { cells: theirs }: SmallImage, at: number): boolean {
  for (let i = at; i < at + 3; i++)
    if (Math.abs((ours[i] as number) - (theirs[i] as number)) > TOLERANCE) return false;
  return true;
}

function isAlone(one: SmallImage, other: SmallImage, column: number, row: number): boolean {
  for (let i = 0; i < 3; i++) {
    const value = one.cells[(row * one.columns + column) * 3 + i] as number;
    let [least, most] = [WHITE, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(other.rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(other.columns - 1, column + 1); x++) {
        const near = other.cells[(y * other.columns + x) * 3 + i] as number;
        if (near < least) least = near;
        if (near > most) most = near;
      }
    if (value < least - TOLERANCE || value > most + TOLERANCE) return true;
  }
  return false;
}
