/** Pairs of typefaces that ship with the templates; the first is the usual one. */
export const typefacePairs = ['newsreader', 'source', 'garamond', 'plex', 'literata'] as const;
export type TypefacePair = (typeof typefacePairs)[number];

/** The typefaces of a pair as their makers call them: of names and lists, then of addresses and small type. */
export const typefaceNames: Record<TypefacePair, string> = {
  newsreader: 'Newsreader · Schibsted Grotesk',
  source: 'Source Serif · Source Sans',
  garamond: 'EB Garamond · Libre Franklin',
  plex: 'IBM Plex Serif · IBM Plex Sans',
  literata: 'Literata · Work Sans',
};
