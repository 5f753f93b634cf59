import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const page = () => withOrganiserTexts(import('./pages/send-mail.tsx')).then((module) => module.SendMail);
const screen = {
  roles: ORGANISER,
  title: ($) => $.mailing.title,
  avoidBack: true,
  page,
} satisfies Partial<Screen>;

/** The same screen for the active catalogue and for the one in the address. */
export const mailingScreens: Screen[] = [
  { ...screen, path: '/exhibitor/send-mail' },
  { ...screen, path: '/catalog/:catalog/exhibitor/send-mail' },
];
