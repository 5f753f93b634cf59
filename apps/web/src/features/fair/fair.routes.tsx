import { Contact } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const fairScreens: Screen[] = [
  {
    path: '/fair',
    roles: ORGANISER,
    title: ($) => $.fair.title,
    menu: { group: 'organiser', icon: Contact, order: 5 },
    page: () => withOrganiserTexts(import('./pages/fair-edit.tsx')).then((module) => module.FairEdit),
  },
];
