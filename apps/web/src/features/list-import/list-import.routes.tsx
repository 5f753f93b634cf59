import { withOrganiserTexts, withTableTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const listImportScreens: Screen[] = [
  {
    path: '/import/:resource',
    roles: ORGANISER,
    title: ($) => $.listImport.title,
    avoidBack: true,
    page: () =>
      withTableTexts(withOrganiserTexts(import('./pages/list-import.tsx'))).then(
        (module) => module.ListImport,
      ),
  },
];
