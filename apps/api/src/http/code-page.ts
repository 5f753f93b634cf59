import { CODE_PATH } from '@rebblatt/contracts';
import { Router } from 'express';

const texts = {
  de: ['Noch nicht im Netz', 'Diese Seite des Katalogs gibt es bisher nur gedruckt.'],
  fr: ['Pas encore en ligne', 'Cette page du catalogue n’existe pour l’instant que sur papier.'],
  en: ['Not online yet', 'So far this page of the catalogue exists in print only.'],
} as const;
const languages = Object.keys(texts) as (keyof typeof texts)[];

/**
 * What somebody sees who follows the code on a printed page, as long as there is no catalogue for visitors: a sentence, and no
 * sign-in, which is none of theirs.
 */
export function codePage(): Router {
  const router = Router();
  router.get(`${CODE_PATH}:code`, (req, res) => {
    const language = req.acceptsLanguages(languages) || 'de';
    const [title, text] = texts[language as keyof typeof texts];
    res
      .status(404)
      .set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' })
      .type('html')
      .send(
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
      );
  });
  return router;
}
