import { Ship } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const shipScreens = referenceScreens('/ship', {
  icon: Ship,
  order: 20,
  texts: ($) => $.ship,
  list: () => import('./pages/ship-list.tsx').then((module) => module.ShipList),
  edit: () => withOrganiserTexts(import('./pages/ship-edit.tsx')).then((module) => module.ShipEdit),
});
