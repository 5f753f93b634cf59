import type { TypefacePair } from '@rebblatt/contracts';

/** One font file of the printed pages. */
export interface PrintFont {
  family: string;
  weight: 400 | 500 | 600;
  style: 'normal' | 'italic';
  unicodeRange: string;
  /** Module specifier of the woff2 file, resolved from this package. */
  file: string;
  /** How large it is drawn and where its lines stand, as descriptors; none for the usual typefaces. */
  fitted: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface Cut {
  family: string;
  slug: string;
  weight: PrintFont['weight'];
  style: PrintFont['style'];
  fitted: string;
}

/** Ascent and descent of the usual typefaces in percent of the type size, by their files. */
const usualLine = { text: [73.5, 26.5], small: [97.7, 25.8] } as const;

/**
 * Drawn so large that a text takes about the room that it takes in the usual typeface, with its lines at the same height.
 * What a browser makes of these: https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
function fit(role: keyof typeof usualLine, percent: number): string {
  const [ascent, descent] = usualLine[role].map((part) => ((part / percent) * 100).toFixed(2));
  return `size-adjust:${percent}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;`;
}

const textCuts = (family: string, slug: string, fitted = ''): Cut[] => [
  { family, slug, fitted, weight: 400, style: 'normal' },
  { family, slug, fitted, weight: 400, style: 'italic' },
  { family, slug, fitted, weight: 500, style: 'normal' },
];
const smallCuts = (family: string, slug: string, fitted = ''): Cut[] => [
  { family, slug, fitted, weight: 400, style: 'normal' },
  { family, slug, fitted, weight: 600, style: 'normal' },
];

/** The sizes are those of the tables in `widths/`. */
const cuts: Record<TypefacePair, Cut[]> = {
  newsreader: [
    ...textCuts('Newsreader', 'newsreader'),
    ...smallCuts('Schibsted Grotesk', 'schibsted-grotesk'),
  ],
  source: [
    ...textCuts('Source Serif 4', 'source-serif-4', fit('text', 88)),
    ...smallCuts('Source Sans 3', 'source-sans-3', fit('small', 108)),
  ],
  garamond: [
    ...textCuts('EB Garamond', 'eb-garamond', fit('text', 107)),
    ...smallCuts('Libre Franklin', 'libre-franklin', fit('small', 100)),
  ],
  plex: [
    ...textCuts('IBM Plex Serif', 'ibm-plex-serif', fit('text', 86)),
    ...smallCuts('IBM Plex Sans', 'ibm-plex-sans', fit('small', 102)),
  ],
  literata: [
    ...textCuts('Literata', 'literata', fit('text', 86)),
    ...smallCuts('Work Sans', 'work-sans', fit('small', 95)),
  ],
};

/**
 * The font files of a pair of typefaces. They are static fonts because variable ones become Type 3 in the PDF.
 */
export const printFonts = (pair: TypefacePair): PrintFont[] =>
  cuts[pair].flatMap(({ slug, ...cut }) =>
    [
      { subset: 'latin-ext', unicodeRange: latinExt },
      { subset: 'latin', unicodeRange: latin },
    ].map(({ subset, unicodeRange }) => ({
      ...cut,
      unicodeRange,
      file: `@fontsource/${slug}/files/${slug}-${subset}-${cut.weight}-${cut.style}.woff2`,
    })),
  );

/**
 * `@font-face` rules for all files that pages set in a pair may need: its own, and the usual ones for letters that it lacks.
 * @param urlOf the URL (usually a data URL) of one
 */
export function fontFaceCss(pair: TypefacePair, urlOf: (font: PrintFont) => string): string {
  const fonts = pair === 'newsreader' ? printFonts(pair) : [...printFonts('newsreader'), ...printFonts(pair)];
  return fonts
    .map(
      (font) =>
        `@font-face{font-family:'${font.family}';font-weight:${font.weight};font-style:${font.style};${font.fitted}` +
        `src:url(${urlOf(font)}) format('woff2');unicode-range:${font.unicodeRange}}`,
    )
    .join('\n');
}
