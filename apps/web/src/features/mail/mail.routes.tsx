import { Mails } from 'lucide-react';
import { withOfficeTexts } from '../../lib/i18n.ts';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const mailScreens: Screen[] = [
  {
    path: '/mail',
    roles: OFFICE,
    title: ($) => $.mail.title,
    menu: { group: 'exhibitor', icon: Mails, order: 60 },
    page: () => withOfficeTexts(import('./pages/mail-list.tsx')).then((module) => module.MailList),
  },
];
