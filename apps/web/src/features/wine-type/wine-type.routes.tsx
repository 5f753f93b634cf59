import { Grape } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const wineTypeScreens = referenceScreens('/wine-type', {
  icon: Grape,
  order: 50,
  texts: ($) => $.wineType,
  list: () => import('./pages/wine-type-list.tsx').then((module) => module.WineTypeList),
  edit: () => import('./pages/wine-type-edit.tsx').then((module) => module.WineTypeEdit),
});
