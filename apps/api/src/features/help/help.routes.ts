import { type HandbookLanguage, isHandbookLanguage } from '@rebblatt/contracts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { HelpTools } from './help.press.ts';
import { manualPdf } from './help.press.ts';

const names = {
  de: 'Rebblatt-Anleitung.pdf',
  fr: 'Rebblatt-guide.pdf',
  en: 'Rebblatt-manual.pdf',
};
const handbookNames: Record<HandbookLanguage, string> = {
  de: 'Rebblatt-Handbuch.pdf',
  en: 'Rebblatt-handbook.pdf',
};

/** The manuals of the product. */
export const helpRoutes = (tools: HelpTools): Endpoint[] => [
  endpoint(
    'GET /help',
    { allow: signedIn, summary: 'The manual for exhibitors, or the organiser’s handbook, as PDF' },
    async ({ actor, query: { lang, manual } }) => {
      const handbook = manual === 'organiser' && isHandbookLanguage(lang) ? lang : null;
      return {
        content: await manualPdf(
          tools,
          actor.userId,
          handbook ? `organiser-${handbook}` : `exhibitor-${lang}`,
        ),
        mimeType: 'application/pdf',
        name: handbook ? handbookNames[handbook] : names[lang],
      };
    },
  ),
];
