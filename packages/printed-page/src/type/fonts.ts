/** One font file of the printed pages. */
export interface PrintFont {
  family: 'Newsreader' | 'Schibsted Grotesk';
  weight: 400 | 500 | 600;
  style: 'normal' | 'italic';
  unicodeRange: string;
  /** Module specifier of the woff2 file, resolved from this package. */
  file: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const cuts = [
  { family: 'Newsreader', slug: 'newsreader', weight: 400, style: 'normal' },
  { family: 'Newsreader', slug: 'newsreader', weight: 400, style: 'italic' },
  { family: 'Newsreader', slug: 'newsreader', weight: 500, style: 'normal' },
  { family: 'Schibsted Grotesk', slug: 'schibsted-grotesk', weight: 400, style: 'normal' },
  { family: 'Schibsted Grotesk', slug: 'schibsted-grotesk', weight: 600, style: 'normal' },
] as const;

/**
 * The font files that the press must inline. They are static fonts because variable ones become Type 3 in the
 * PDF. A browser loads the same fonts from `@rebblatt/printed-page/fonts.css`.
 */
export const printFonts: readonly PrintFont[] = cuts.flatMap(({ slug, ...cut }) =>
  [
    { subset: 'latin-ext', unicodeRange: latinExt },
    { subset: 'latin', unicodeRange: latin },
  ].map(({ subset, unicodeRange }) => ({
    ...cut,
    unicodeRange,
    file: `@fontsource/${slug}/files/${slug}-${subset}-${cut.weight}-${cut.style}.woff2`,
  })),
);

/** `@font-face` rules for all files; `urlOf` returns the URL (usually a data URL) of one. */
export function fontFaceCss(urlOf: (font: PrintFont) => string): string {
  return printFonts
    .map(
      (font) =>
        `@font-face{font-family:'${font.family}';font-weight:${font.weight};font-style:${font.style};` +
        `src:url(${urlOf(font)}) format('woff2');unicode-range:${font.unicodeRange}}`,
    )
    .join('\n');
}
