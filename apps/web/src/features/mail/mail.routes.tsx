import { Mails } from 'lucide-react';
import { OFFICE, type Screen } from '../../lib/screen.ts';

export const mailScreens: Screen[] = [
  {
    path: '/mail',
    roles: OFFICE,
    title: ($) => $.mail.title,
    menu: { group: 'exhibitor', icon: Mails, order: 60 },
    page: () => import('./pages/mail-list.tsx').then((module) => module.MailList),
  },
];
