import { Webhook } from 'lucide-react';
import { withAccessTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

export const webhookScreens: Screen[] = [
  {
    path: '/webhook',
    roles: ORGANISER,
    title: ($) => $.webhook.title,
    menu: { group: 'organiser', icon: Webhook, order: 41 },
    page: () => withAccessTexts(import('./pages/webhook-list.tsx')).then((module) => module.WebhookList),
  },
];
