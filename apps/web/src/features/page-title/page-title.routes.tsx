import { Tag } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const pageTitleScreens = referenceScreens('/page-title', {
  icon: Tag,
  order: 10,
  short: ($) => $.app.menu.short.pageTitle,
  texts: ($) => $.pageTitle,
  list: () => import('./pages/page-title-list.tsx').then((module) => module.PageTitleList),
  edit: () => import('./pages/page-title-edit.tsx').then((module) => module.PageTitleEdit),
});
