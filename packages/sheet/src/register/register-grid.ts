/** The line grid of all registers: whole pixels, so that lines of neighbouring columns stand level. */
export const registerLinePx = 14;

/**
 * Type area between the head margin and the foot, in lines; the first page gives some to its large title. The last line
 * stays blank: a row right over the page number reads as if the number were its own.
 */
const typeAreaMm = 122.5;
const pxPerMm = 96 / 25.4;
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
