/** What the press can mend in an uploaded page, in the order in which it does so. */
export const mendFixes = [
  /** Transfer functions, halftones, LZW and what else prints differently on each device go. */
  'device',
  /** Stamps and form fields become part of the page; links, notes, scripts and attachments go. */
  'interactive',
  /** Colours of screens become inks. */
  'colours',
  /** Spot inks become process inks. */
  'spots',
  /** Colours with more ink than dries get less, with the black of the printing condition. */
  'ink',
  /** Fonts of the standard fourteen that are not in the file get a twin with the same widths. */
  'fonts',
  /** Thin lines become 0.25 pt. */
  'hairlines',
  /** White and grey knock out, small black type overprints. */
  'overprint',
  /** The finished page is found within a larger sheet. */
  'boxes',
  /** The page is scaled to the finished size. */
  'size',
  /** The edge is mirrored into the bleed. */
  'bleed',
] as const;
export type MendFix = (typeof mendFixes)[number];
