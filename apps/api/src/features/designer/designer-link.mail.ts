import type { Language } from '@rebblatt/contracts';
import { framed, longDays } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** What the mail says. */
interface Facts {
  /** The link with its key. */
  url: string;
  /** The exhibitor's own words, as plain text. */
  note: string | null;
  expiresAt: Date;
  exhibitor: string;
  catalog: string;
  /** Whether the page has a file already, whose report the designer sees. */
  hasFile: boolean;
}

/** The link ends with the last day of the collection, at midnight. */
const lastDay = ({ expiresAt }: Facts, language: Language) =>
  longDays[language].format(new Date(expiresAt.getTime() - 1000));

const letters: Record<Language, (facts: Facts) => { subject: string; paragraphs: (string | null)[] }> = {
  de: (facts) => ({
    subject: `Inserat von ${facts.exhibitor} für «${facts.catalog}»`,
    paragraphs: [
      `${facts.exhibitor} bittet Sie um die Druckdatei für ein Inserat im Katalog «${facts.catalog}».`,
      facts.note && `${facts.exhibitor} schreibt dazu:\n${facts.note}`,
      facts.hasFile
        ? `Hier stehen die Anforderungen und der Prüfbericht der jetzigen Datei, und hier laden Sie die neue hoch, ohne Konto:\n${facts.url}`
        : `Hier stehen die Anforderungen an die Datei, und hier laden Sie sie hoch, ohne Konto:\n${facts.url}`,
      `Der Link gilt bis und mit ${lastDay(facts, 'de')}, nur für dieses Inserat. Wer ihn hat, kann dessen Datei hochladen und ersetzen; geben Sie ihn nicht weiter.`,
    ],
  }),
  fr: (facts) => ({
    subject: `Annonce de ${facts.exhibitor} pour «\u202f${facts.catalog}\u202f»`,
    paragraphs: [
      `${facts.exhibitor} vous demande le fichier d’impression d’une annonce du catalogue «\u202f${facts.catalog}\u202f».`,
      facts.note && `${facts.exhibitor} vous écrit\u202f:\n${facts.note}`,
      facts.hasFile
        ? `Vous trouverez ici les exigences et le rapport de contrôle du fichier actuel, et vous y enverrez le nouveau, sans compte\u202f:\n${facts.url}`
        : `Vous trouverez ici les exigences pour le fichier, et vous l’y enverrez, sans compte\u202f:\n${facts.url}`,
      `Le lien est valable jusqu’au ${lastDay(facts, 'fr')} compris, pour cette annonce seulement. Quiconque l’a peut envoyer et remplacer son fichier\u202f; ne le transmettez pas.`,
    ],
  }),
  en: (facts) => ({
    subject: `Advertisement of ${facts.exhibitor} for “${facts.catalog}”`,
    paragraphs: [
      `${facts.exhibitor} asks you for the print file of an advertisement in the catalogue “${facts.catalog}”.`,
      facts.note && `${facts.exhibitor} writes:\n${facts.note}`,
      facts.hasFile
        ? `This page has the requirements and the report on the current file, and takes the new one, without an account:\n${facts.url}`
        : `This page has the requirements for the file, and takes it, without an account:\n${facts.url}`,
      `The link works until the end of ${lastDay(facts, 'en')}, for this advertisement only. Whoever has it can upload and replace its file, so please do not pass it on.`,
    ],
  }),
};

/** The mail that brings a link to a designer; the exhibitor gets the reply. It holds the key of the link. */
export function designerLinkMail(
  recipient: string,
  facts: Facts,
  { language, replyTo }: { language: Language; replyTo: string },
): MailOrder {
  const { subject, paragraphs } = letters[language](facts);
  const text = framed(
    language,
    paragraphs.filter((part) => part !== null),
  );
  return { kind: 'designer-link', recipient, userId: null, language, subject, text, replyTo };
}
