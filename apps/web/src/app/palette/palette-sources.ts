import { actions, workAs } from './action-sources.ts';
import { pages } from './page-source.ts';
import type { AskedSource, KnownSource } from './palette-source.ts';
import { catalogs, exhibitors, stands, wines } from './record-sources.ts';
import { emptyForms, menuScreens } from './screen-sources.ts';

/** The sources of the palette, in the order of their results. */
export const knownSources: readonly KnownSource[] = [menuScreens, actions, emptyForms];
export const askedSources: readonly AskedSource[] = [workAs, pages, catalogs, exhibitors, stands, wines];
