import { pxPerMm } from '../geometry.ts';

/** The line grid of all registers: whole pixels, so that lines of neighbouring columns are aligned. */
export const registerLinePx = 14;

/**
 * Type area between the head margin and the foot, in lines; on the first page a part of it is for the large
 * title. The last line is left blank: a row directly above the page number looks as if the number belonged to
 * it.
 */
const typeAreaMm = 122.5;
const titleLines = { first: 4, next: 2 };
const areaLines = Math.floor((typeAreaMm * pxPerMm) / registerLinePx) - 1;

export const registerPageLines = {
  firstPageLines: areaLines - titleLines.first,
  pageLines: areaLines - titleLines.next,
};

export const registerTitlePx = {
  first: titleLines.first * registerLinePx,
  next: titleLines.next * registerLinePx,
};
