import type { PDFArray, PDFContext } from 'pdf-lib';

/** PDF user space units (1/72 inch) per millimetre. */
export const PT_PER_MM = 72 / 25.4;

export const ptOf = (mm: number): number => mm * PT_PER_MM;

/** A rectangle by its lower-left and upper-right corner, in points. */
type Corners = readonly [x0: number, y0: number, x1: number, y1: number];

/** Writes a box as a PDF array, with four decimals of a point (a thirty-thousandth of a millimetre). */
export const boxOf = (context: PDFContext, corners: Corners): PDFArray =>
  context.obj(corners.map((pt) => Math.round(pt * 1e4) / 1e4)) as PDFArray;
