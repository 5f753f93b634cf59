import { Anchor } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const standScreens = referenceScreens('/stand', {
  icon: Anchor,
  order: 15,
  texts: ($) => $.stand,
  list: () => import('./pages/stand-list.tsx').then((module) => module.StandList),
  edit: () => import('./pages/stand-edit.tsx').then((module) => module.StandEdit),
});
