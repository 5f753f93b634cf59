/** The fonts that every reader of PDF has, so that programs leave them out (ISO 32000-1, 9.6.2.2). */
export const standardFonts = [
  'Courier',
  'Courier-Bold',
  'Courier-Oblique',
  'Courier-BoldOblique',
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Helvetica-BoldOblique',
  'Times-Roman',
  'Times-Bold',
  'Times-Italic',
  'Times-BoldItalic',
  'Symbol',
  'ZapfDingbats',
] as const;
export type StandardFont = (typeof standardFonts)[number];

/** Fonts of the same widths, by which programs call three of the families. */
const FAMILIES: [RegExp, StandardFont[]][] = [
  [
    /^(arial|arialmt|helvetica)$/,
    ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
  ],
  [
    /^(times|timesroman|timesnewroman|timesnewromanps|timesnewromanpsmt)$/,
    ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
  ],
  [
    /^(courier|couriernew|couriernewps|couriernewpsmt|couriernewpsmt)$/,
    ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'],
  ],
];

/** The standard font that has the widths of a font with this name: "Arial,Bold", "TimesNewRomanPS-ItalicMT". */
export function standardFontOf(name: string): StandardFont | undefined {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  if (plain === 'Symbol' || plain === 'ZapfDingbats') return plain;
  const folded = plain.replaceAll(/[ ,_-]/g, '').toLowerCase();
  const style = /(regular|bold|italic|oblique|mt|ps)*$/.exec(folded)?.[0] ?? '';
  const number = (style.includes('bold') ? 1 : 0) + (/italic|oblique/.test(style) ? 2 : 0);
  const bare = folded.slice(0, folded.length - style.length);
  const family = FAMILIES.find(([known]) => known.test(bare) || known.test(folded));
  return family?.[1][number];
}
