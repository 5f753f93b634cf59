import { Layers } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const wineCategoryScreens = referenceScreens('/wine-category', {
  icon: Layers,
  order: 55,
  short: ($) => $.app.menu.short.wineCategory,
  texts: ($) => $.wineCategory,
  list: () => import('./pages/wine-category-list.tsx').then((module) => module.WineCategoryList),
  edit: () => import('./pages/wine-category-edit.tsx').then((module) => module.WineCategoryEdit),
});
