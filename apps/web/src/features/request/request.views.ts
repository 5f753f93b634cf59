import { requestStates } from '@rebblatt/contracts';
import type { Translate } from '../../lib/text-key.ts';
import type { View } from '../../table/named-views.ts';

/** The views of the organiser's list for all users. */
export const requestViews = (t: Translate): View[] => [
  { name: t(($) => $.request.views.all), query: '' },
  { name: t(($) => $.request.views.sent), query: `state=${requestStates.sent}` },
  { name: t(($) => $.request.views.accepted), query: `state=${requestStates.accepted}` },
  { name: t(($) => $.request.views.rejected), query: `state=${requestStates.rejected}` },
];
