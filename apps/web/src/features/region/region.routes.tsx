import { MapPinned } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const regionScreens = referenceScreens('/region', {
  icon: MapPinned,
  order: 32,
  texts: ($) => $.region,
  list: () => import('./pages/region-list.tsx').then((module) => module.RegionList),
  edit: () => import('./pages/region-edit.tsx').then((module) => module.RegionEdit),
});
