import { PlugZap } from 'lucide-react';
import { referenceScreens } from '../../reference/reference-screens.ts';

export const serviceScreens = referenceScreens('/service', {
  icon: PlugZap,
  order: 90,
  short: ($) => $.app.menu.short.service,
  texts: ($) => $.service,
  list: () => import('./pages/service-list.tsx').then((module) => module.ServiceList),
  edit: () => import('./pages/service-edit.tsx').then((module) => module.ServiceEdit),
});
