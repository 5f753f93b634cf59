import { Award } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

/** No account has this role: the screens exist but are hidden until awards are to be edited by users. */
const HIDDEN = ['NOBODY'] as const;

export const awardScreens = referenceScreens('/award', {
  roles: HIDDEN,
  icon: Award,
  order: 70,
  short: ($) => $.app.menu.short.award,
  texts: ($) => $.award,
  list: () => import('./pages/award-list.tsx').then((module) => module.AwardList),
  edit: () => import('./pages/award-edit.tsx').then((module) => module.AwardEdit),
});
