import type { PrintedMark } from '@rebblatt/contracts';
import { type BoxMm, marginMm, scaleInto, trimBoxMm, trimMm } from '../geometry.ts';
import { tocExhibitorColumnMm } from './toc-exhibitor.layout.ts';
import { tocRegionColumnMm } from './toc-region.layout.ts';

/**
 * The room for the fair's mark at the head of a register: beside the large title on the first page, beside the small one
 * on the following. It ends above the first line of the columns, so that nothing is moved by it.
 */
export const registerMarkMm = {
  first: { width: 30, height: 10.5 },
  next: { width: 30, height: 6 },
} as const;

/** The left edge of the last column within the type area, with which the mark is aligned. */
const leftMm = (columns: 2 | 3) =>
  trimMm.width - 2 * marginMm.side - (columns === 2 ? tocExhibitorColumnMm : tocRegionColumnMm);

/** The place of a mark in the type area of a register, in mm: as large as the room allows, never distorted. */
export function markBoxMm(mark: PrintedMark, columns: 2 | 3, index: number): BoxMm {
  const room = index === 0 ? registerMarkMm.first : registerMarkMm.next;
  const scale = scaleInto(room, { width: mark.width_mm, height: mark.height_mm });
  return { x: leftMm(columns), y: 0, width: mark.width_mm * scale, height: mark.height_mm * scale };
}

/** The same on the laid-out page, for the press. */
export function placeMark(mark: PrintedMark, columns: 2 | 3, index: number): BoxMm {
  const { x, y, ...size } = markBoxMm(mark, columns, index);
  return { x: trimBoxMm.x + marginMm.side + x, y: trimBoxMm.y + marginMm.top + y, ...size };
}
