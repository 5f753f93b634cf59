import { LOGO_HEIGHT_MM, LOGO_INSET_MM, LOGO_PPI, LOGO_WIDTH_MM } from '@rebblatt/contracts';

const MM_PER_INCH = 25.4;
const tenth = (mm: number) => Math.floor(mm * 10 + 1e-6) / 10;
const clamped = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** Size and position on the panel in mm, from its upper left. */
export interface Place {
  widthMm: number;
  heightMm: number;
  xMm: number;
  yMm: number;
  maxWidthMm: number;
}

/** How wide pixels may be printed, in mm. */
export const widthAllowed = (widthPx: number): number => (widthPx / LOGO_PPI) * MM_PER_INCH;
/** Pixels per inch at a width. */
export const ppiAt = (widthPx: number, widthMm: number): number =>
  Math.floor((widthPx / widthMm) * MM_PER_INCH + 1e-6);

/**
 * Places a logo as large as it may be in the middle of its panel, inside its inset; by hand anywhere on the panel.
 * @param ratio width by height
 * @param limitMm how wide its pixels allow it to be
 */
export function placeLogo(
  ratio: number,
  limitMm: number,
  wish: { widthMm?: number | undefined; xMm?: number | undefined; yMm?: number | undefined } = {},
): Place {
  const fitting = (inset: number) =>
    tenth(Math.min(LOGO_WIDTH_MM - 2 * inset, (LOGO_HEIGHT_MM - 2 * inset) * ratio, limitMm));
  const maxWidthMm = fitting(0);
  const widthMm = wish.widthMm === undefined ? fitting(LOGO_INSET_MM) : Math.min(wish.widthMm, maxWidthMm);
  const heightMm = widthMm / ratio;
  const [restX, restY] = [LOGO_WIDTH_MM - widthMm, LOGO_HEIGHT_MM - heightMm];
  return {
    widthMm,
    heightMm,
    xMm: clamped(wish.xMm ?? restX / 2, restX),
    yMm: clamped(wish.yMm ?? restY / 2, restY),
    maxWidthMm,
  };
}
