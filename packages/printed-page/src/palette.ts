import type { PageType, PrintedLook } from '@rebblatt/contracts';

/** Red, green, blue 0–255. */
export type Rgb = readonly [number, number, number];
/** Cyan, magenta, yellow, black in percent. */
export type Cmyk = readonly [number, number, number, number];

export interface Ink {
  rgb: Rgb;
  cmyk: Cmyk;
}

/**
 * Every colour that the templates may use: the RGB for the browser and the ink as designed. The press maps
 * the exact RGB to this CMYK instead of converting with a profile, which would mix four inks; on coated paper
 * both look alike. Neutrals are R = G = B and print in black alone.
 */
export const palette = {
  ink: { rgb: [0, 0, 0], cmyk: [0, 0, 0, 100] },
  paper: { rgb: [255, 255, 255], cmyk: [0, 0, 0, 0] },
  rule: { rgb: [128, 128, 128], cmyk: [0, 0, 0, 63] },
  tint: { rgb: [243, 243, 243], cmyk: [0, 0, 0, 6] },
  berry: { rgb: [134, 25, 74], cmyk: [25, 100, 25, 38] },
  lake: { rgb: [11, 110, 153], cmyk: [85, 35, 10, 26] },
  slate: { rgb: [84, 97, 94], cmyk: [50, 28, 36, 54] },
  reed: { rgb: [165, 177, 173], cmyk: [32, 17, 25, 16] },
  ochre: { rgb: [140, 106, 18], cmyk: [18, 38, 100, 45] },
} as const satisfies Record<string, Ink>;

export type InkName = keyof typeof palette;

/** The palette colour as CSS. */
export function inkCss(name: InkName): string {
  return cssOf(palette[name]);
}

/** An ink as CSS. */
export const cssOf = ({ rgb }: { rgb: Rgb }): string => `rgb(${rgb.join(',')})`;

/** The colour of headings, names and awards as CSS: that of the catalogue's design, else the templates' own. */
export const accentCss = (look: PrintedLook | undefined): string => cssOf(look?.accent ?? palette.berry);

/** The inks of a design, which the press prints as they were chosen. */
export const inksOfLook = (look: PrintedLook | undefined): Ink[] => [
  ...(look?.accent ? [look.accent] : []),
  ...(look?.thumbs ?? []).map(({ ink }) => ink),
];

/** The colour of the register mark of each page type, also used on screens. */
export const pageTypeInk: Record<PageType, InkName> = {
  1: 'berry',
  2: 'lake',
  3: 'slate',
  4: 'reed',
  5: 'reed',
  6: 'ochre',
  7: 'reed',
};
