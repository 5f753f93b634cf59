import type { Language } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';

/** What the organiser keeps for rejections, by the language of whoever reads it. */
const texts: Record<Language, string[]> = {
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
};

/** The text blocks of the demo, each language numbered from 1. */
export const buildTextBlocks = (): Row[] =>
  Object.entries(texts).flatMap(([language, all]) =>
    all.map((text, index) => ({ language, text, position: index + 1 })),
  );
