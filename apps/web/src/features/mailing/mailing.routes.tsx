import { withOrganiserTexts } from '../../lib/i18n.ts';
import { ORGANISER, type Screen } from '../../lib/screen.ts';

const page = () => withOrganiserTexts(import('./pages/send-mail.tsx')).then((module) => module.SendMail);
const toAnybody = () =>
  withOrganiserTexts(import('./pages/send-mail.tsx')).then((module) => module.WriteToExhibitors);
const screen = {
  roles: ORGANISER,
  title: ($) => $.mailing.title,
  avoidBack: true,
  page,
} satisfies Partial<Screen>;

/** The same screen for the active catalogue, for the one in the address, and for companies of any. */
export const mailingScreens: Screen[] = [
  { ...screen, path: '/exhibitor/send-mail' },
  { ...screen, path: '/catalog/:catalog/exhibitor/send-mail' },
  { ...screen, path: '/exhibitor/write', page: toAnybody },
];
