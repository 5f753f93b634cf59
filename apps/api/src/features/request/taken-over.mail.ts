import type { Language } from '@rebblatt/contracts';
import type { Letter } from '../../mail/letter.ts';

interface TakenOver {
  catalog: string;
  /** The stands, a line each. */
  stands: string;
  pages: Record<Language, string>;
  publicUrl: string;
}

/** Tells an exhibitor who has not asked for it that the organiser took the order of last time over. */
export function takenOver({ catalog, stands, pages, publicUrl }: TakenOver): Record<Language, Letter> {
  const [fill, request] = [`${publicUrl}/exhibitor-page`, `${publicUrl}/request`];
  return {
    de: {
      subject: `Ihr Platz in «${catalog}» steht fest`,
      paragraphs: [
        `Die Messeleitung hat Ihre Bestellung vom letzten Mal für den Katalog «${catalog}» übernommen.`,
        `Ihr Platz:\n${stands}`,
        `Für Sie bereit: ${pages.de}. Hier füllen Sie Ihre Seiten:\n${fill}`,
        `Ihre Bestellung im Überblick:\n${request}`,
        'Stimmt etwas nicht, oder nehmen Sie nicht teil? Dann sagen Sie es bitte der Messeleitung.',
      ],
    },
    fr: {
      subject: `Votre place dans « ${catalog} » est fixée`,
      paragraphs: [
        `La direction du salon a repris votre commande de la dernière fois pour le catalogue « ${catalog} ».`,
        `Votre place :\n${stands}`,
        `Prêt pour vous : ${pages.fr}. Remplissez vos pages ici :\n${fill}`,
        `Votre commande en un coup d’œil :\n${request}`,
        'Quelque chose n’est pas juste, ou vous ne participez pas ? Dites-le s’il vous plaît à la direction du salon.',
      ],
    },
    en: {
      subject: `Your place in “${catalog}” is settled`,
      paragraphs: [
        `The organiser has taken over your order of last time for the catalogue “${catalog}”.`,
        `Your place:\n${stands}`,
        `Ready for you: ${pages.en}. Fill your pages here:\n${fill}`,
        `Your order at a glance:\n${request}`,
        'Is something not right, or are you not taking part? Please tell the organiser.',
      ],
    },
  };
}
