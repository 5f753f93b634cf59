import { Award } from 'lucide-react';
import { withTableTexts } from '../../lib/i18n.ts';
import { referenceScreens } from '../../reference/reference-screens.ts';

/** What is printed beside a wine in every catalogue: whoever runs the installation says which awards there are. */
const ROLES = ['SUPER_ADMIN'] as const;

export const awardScreens = referenceScreens('/award', {
  roles: ROLES,
  icon: Award,
  order: 70,
  short: ($) => $.app.menu.short.award,
  texts: ($) => $.award,
  list: () => withTableTexts(import('./pages/award-list.tsx')).then((module) => module.AwardList),
  edit: () => import('./pages/award-edit.tsx').then((module) => module.AwardEdit),
});
