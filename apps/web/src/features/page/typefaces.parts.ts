import type { TypefacePair } from '@rebblatt/contracts';

/** Each pair as one file with its stylesheet: a stylesheet by itself is not to be had that way. */
const load: Record<Exclude<TypefacePair, 'newsreader'>, () => Promise<unknown>> = {
  source: () => import('../../lib/typefaces/source.ts'),
  garamond: () => import('../../lib/typefaces/garamond.ts'),
  plex: () => import('../../lib/typefaces/plex.ts'),
  literata: () => import('../../lib/typefaces/literata.ts'),
};

/** Fetches a pair of typefaces: the widths of its letters, and where its files are. */
export const loadTypefaces = async (pair: TypefacePair): Promise<void> => {
  if (pair !== 'newsreader') await load[pair]();
};
