import { Cherry } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const grapeVarietyScreens = referenceScreens('/grape-variety', {
  icon: Cherry,
  order: 60,
  texts: ($) => $.grapeVariety,
  list: () => import('./pages/grape-variety-list.tsx').then((module) => module.GrapeVarietyList),
  edit: () => import('./pages/grape-variety-edit.tsx').then((module) => module.GrapeVarietyEdit),
});
