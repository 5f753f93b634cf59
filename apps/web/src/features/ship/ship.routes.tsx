import { Ship } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const shipScreens = referenceScreens('/ship', {
  icon: Ship,
  order: 20,
  texts: ($) => $.ship,
  list: () => import('./pages/ship-list.tsx').then((module) => module.ShipList),
  edit: () => import('./pages/ship-edit.tsx').then((module) => module.ShipEdit),
});
