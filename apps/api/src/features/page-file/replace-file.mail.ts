import { isExhibitorPage, type Language } from '@rebblatt/contracts';
import type { Letter } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import type { LockedPage } from '../page/page.queries.ts';

/** What the organiser did with the file of a page. */
type FileEvent = 'replaced' | 'checked' | 'takenBack';

interface Words {
  position: number;
  catalog: string;
  /** The address of the page for its exhibitor, whose history shows both files. */
  link: string;
}

/** The mail about a new file, with what is said of its check. */
const replaced = (check: Record<Language, string>): Record<Language, (words: Words) => Letter> => ({
  de: ({ position, catalog, link }) => ({
    subject: `PDF ersetzt: Inserat auf Position ${position}`,
    paragraphs: [
      `Die Messeleitung hat die PDF-Datei Ihres Inserats auf Position ${position} im Katalog «${catalog}» ersetzt. ${check.de} Sehen Sie sich die neue Datei an; im Verlauf der Seite stehen beide nebeneinander:`,
      link,
      'Wenn daran etwas nicht stimmt, melden Sie sich bitte bei der Messeleitung.',
    ],
  }),
  fr: ({ position, catalog, link }) => ({
    subject: `PDF remplacé\u202f: annonce en position ${position}`,
    paragraphs: [
      `La direction du salon a remplacé le fichier PDF de votre annonce en position ${position} du catalogue «\u202f${catalog}\u202f». ${check.fr} Regardez le nouveau fichier\u202f; l’historique de la page montre les deux côte à côte\u202f:`,
      link,
      'Si quelque chose ne convient pas, adressez-vous à la direction du salon.',
    ],
  }),
  en: ({ position, catalog, link }) => ({
    subject: `PDF replaced: advertisement at position ${position}`,
    paragraphs: [
      `The organiser has replaced the PDF file of your advertisement at position ${position} in the catalogue “${catalog}”. ${check.en} Please look at the new file; the history of the page shows both side by side:`,
      link,
      'If anything is wrong with it, please tell the organiser.',
    ],
  }),
});

const letters: Record<FileEvent, Record<Language, (words: Words) => Letter>> = {
  // It may leave before the check has ended, or after it has found errors.
  replaced: replaced({
    de: 'Gedruckt wird eine Datei nur, wenn die Prüfung keinen Fehler darin findet.',
    fr: 'Un fichier n’est imprimé que si le contrôle n’y trouve aucune erreur.',
    en: 'A file is printed only if the check finds no error in it.',
  }),
  checked: replaced({
    de: 'Die neue Datei hat die Prüfung bestanden.',
    fr: 'Le nouveau fichier a passé le contrôle.',
    en: 'The new file has passed the check.',
  }),
  takenBack: {
    de: ({ position, catalog, link }) => ({
      subject: `Frühere PDF wieder eingesetzt: Inserat auf Position ${position}`,
      paragraphs: [
        `Die Messeleitung hat für Ihr Inserat auf Position ${position} im Katalog «${catalog}» die frühere PDF-Datei wieder eingesetzt; sie wird gedruckt:`,
        link,
      ],
    }),
    fr: ({ position, catalog, link }) => ({
      subject: `Ancien PDF rétabli\u202f: annonce en position ${position}`,
      paragraphs: [
        `La direction du salon a rétabli l’ancien fichier PDF de votre annonce en position ${position} du catalogue «\u202f${catalog}\u202f»\u202f; c’est lui qui sera imprimé\u202f:`,
        link,
      ],
    }),
    en: ({ position, catalog, link }) => ({
      subject: `Earlier PDF restored: advertisement at position ${position}`,
      paragraphs: [
        `The organiser has restored the earlier PDF file of your advertisement at position ${position} in the catalogue “${catalog}”; it is the one that will be printed:`,
        link,
      ],
    }),
  },
};

/**
 * Tells the exhibitor of an ad which of its files is printed now.
 * @returns null for a content page, which belongs to nobody
 */
export function fileMail(
  { id, position, pageType, exhibitor, catalog }: LockedPage,
  event: FileEvent,
  publicUrl: string,
): MailOrder | null {
  if (!exhibitor || !isExhibitorPage(pageType)) return null;
  const words = { position, catalog: catalog.name, link: `${publicUrl}/exhibitor-page/edit/${id}` };
  const { de, fr, en } = letters[event];
  const letter = { de: de(words), fr: fr(words), en: en(words) };
  return mailTo(exhibitor.user, 'page-file-replaced', letter);
}
