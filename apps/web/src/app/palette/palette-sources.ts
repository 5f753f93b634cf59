import { pages } from './page-source.ts';
import type { AskedSource, KnownSource } from './palette-source.ts';
import { catalogs, exhibitors, wines } from './record-sources.ts';
import { emptyForms, menuScreens } from './screen-sources.ts';

/** Where the palette looks, in the order it shows what it found. */
export const knownSources: readonly KnownSource[] = [menuScreens, emptyForms];
export const askedSources: readonly AskedSource[] = [pages, catalogs, exhibitors, wines];
