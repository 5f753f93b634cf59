import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { HelpTools } from './help.press.ts';
import { manualPdf } from './help.press.ts';

const names = {
  exhibitor: { de: 'Rebblatt-Anleitung.pdf', fr: 'Rebblatt-guide.pdf', en: 'Rebblatt-manual.pdf' },
  organiser: {
    de: 'Rebblatt-Handbuch.pdf',
    fr: 'Rebblatt-manuel-direction.pdf',
    en: 'Rebblatt-handbook.pdf',
  },
};

/** The manuals of the product. */
export const helpRoutes = (tools: HelpTools): Endpoint[] => [
  endpoint(
    'GET /help',
    { allow: signedIn, summary: 'The manual for exhibitors, or the organiser’s handbook, as PDF' },
    async ({ actor, query: { lang, manual } }) => ({
      content: await manualPdf(tools, actor.userId, `${manual}-${lang}`),
      mimeType: 'application/pdf',
      name: names[manual][lang],
    }),
  ),
];
