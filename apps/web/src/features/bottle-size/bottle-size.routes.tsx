import { Milk } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const bottleSizeScreens = referenceScreens('/bottle-size', {
  icon: Milk,
  order: 40,
  short: ($) => $.app.menu.short.bottleSize,
  texts: ($) => $.bottleSize,
  list: () => import('./pages/bottle-size-list.tsx').then((module) => module.BottleSizeList),
  edit: () => import('./pages/bottle-size-edit.tsx').then((module) => module.BottleSizeEdit),
});
