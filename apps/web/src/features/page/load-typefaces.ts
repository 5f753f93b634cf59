import type { TypefacePair } from '@rebblatt/contracts';

const both = (...parts: Promise<unknown>[]) => Promise.all(parts);

const load: Record<Exclude<TypefacePair, 'newsreader'>, () => Promise<unknown>> = {
  source: () =>
    both(import('@rebblatt/printed-page/pairs/source'), import('@rebblatt/printed-page/pairs/source.css')),
  garamond: () =>
    both(
      import('@rebblatt/printed-page/pairs/garamond'),
      import('@rebblatt/printed-page/pairs/garamond.css'),
    ),
  plex: () =>
    both(import('@rebblatt/printed-page/pairs/plex'), import('@rebblatt/printed-page/pairs/plex.css')),
  literata: () =>
    both(
      import('@rebblatt/printed-page/pairs/literata'),
      import('@rebblatt/printed-page/pairs/literata.css'),
    ),
};

/** Fetches a pair of typefaces: the widths of its letters, and where its files are. */
export const loadTypefaces = async (pair: TypefacePair): Promise<void> => {
  if (pair !== 'newsreader') await load[pair]();
};
