import { Mails } from 'lucide-react';
import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const mailScreens: Screen[] = [
  {
    path: '/mail',
    roles: ORGANISER,
    title: ($) => $.mail.title,
    menu: { group: 'exhibitor', icon: Mails, order: 60, short: ($) => $.app.menu.short.mail },
    page: () => withOrganiserTexts(import('./pages/mail-list.tsx')).then((module) => module.MailList),
  },
];
