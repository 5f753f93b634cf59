import { releaseStates } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import type { View } from '../../table/named-views.ts';

/** The views of a list of pages for all users. */
export const pageViews = (t: Translate): View[] => [
  { name: t(($) => $.page.views.all), query: '' },
  { name: t(($) => $.page.views.released), query: `state=${releaseStates.released}` },
  { name: t(($) => $.page.views.rejected), query: `state=${releaseStates.rejected}` },
  { name: t(($) => $.page.views.draft), query: `state=${releaseStates.draft}` },
];
