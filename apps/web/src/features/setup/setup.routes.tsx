import { ListChecks } from 'lucide-react';
import { withOrganiserTexts, withTableTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const setupScreens: Screen[] = [
  {
    path: '/setup',
    roles: ORGANISER,
    title: ($) => $.setup.title,
    menu: { group: 'catalog', icon: ListChecks, order: 0, whileSettingUp: true },
    page: () =>
      withTableTexts(withOrganiserTexts(import('./pages/setup.tsx'))).then((module) => module.SetupScreen),
  },
  {
    path: '/setup/base-data',
    roles: ORGANISER,
    title: ($) => $.setup.baseData,
    page: () => withOrganiserTexts(import('./pages/base-data.tsx')).then((module) => module.BaseData),
  },
];
