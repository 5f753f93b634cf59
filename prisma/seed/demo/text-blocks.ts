import type { Language, TextBlockKind } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';

/** What the organiser keeps for rejections, by what is rejected and by the language of whoever reads it. */
const texts: Record<TextBlockKind, Record<Language, string[]>> = {
  page: {
    de: [
      'Bitte ergänzen Sie die Jahrgänge. Wo keiner steht, nehmen wir an, dass der Wein keinen hat.',
      'Ein Preis weicht stark von den anderen ab. Bitte prüfen Sie ihn.',
      'Bitte ersetzen Sie das Logo durch eines ohne Hintergrund.',
      'In der Fusszeile steht ein Hinweis auf eine Aktion. Aktionen drucken wir nicht.',
    ],
    fr: [
      'Veuillez compléter les millésimes. Sans indication, nous admettons que le vin n’en a pas.',
      'Un prix s’écarte fortement des autres. Veuillez le vérifier.',
      'Veuillez remplacer le logo par un logo sans arrière-plan.',
    ],
    en: [
      'Please add the vintages. Where there is none we assume that the wine has none.',
      'One price differs a lot from the others. Please check it.',
    ],
  },
  logo: {
    de: [
      'Das Logo ist im Druck zu klein zu lesen. Bitte laden Sie eines mit grösserer Schrift hoch.',
      'Das ist nicht das Logo Ihrer Firma. Bitte laden Sie das richtige hoch.',
    ],
    fr: ['Le logo sera trop petit pour être lu. Veuillez en envoyer un avec des lettres plus grandes.'],
    en: ['The logo will be too small to read. Please upload one with larger letters.'],
  },
  request: {
    de: [
      'Leider sind alle Stände vergeben. Wir haben Sie auf die Warteliste gesetzt und melden uns, wenn einer frei wird.',
      'Ein Aussteller kann höchstens zwei Stände haben. Bitte rufen Sie uns an, damit wir eine Lösung finden.',
    ],
    fr: ['Tous les stands sont malheureusement attribués. Nous vous écrirons dès qu’un stand se libère.'],
    en: ['Unfortunately all stands have been taken. We will write to you as soon as one becomes free.'],
  },
};

/** The text blocks of the demo, those of each kind and language numbered from 1. */
export const buildTextBlocks = (): Row[] =>
  Object.entries(texts).flatMap(([kind, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, all]) =>
      all.map((text, index) => ({ kind, language, text, position: index + 1 })),
    ),
  );
