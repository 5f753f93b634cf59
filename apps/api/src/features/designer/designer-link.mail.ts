import type { Language } from '@rebblatt/contracts';
import { framed, longDays } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** What the mail says. */
interface Said {
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
const lastDay = ({ expiresAt }: Said, language: Language) =>
  longDays[language].format(new Date(expiresAt.getTime() - 1000));

const letters: Record<Language, (said: Said) => { subject: string; paragraphs: (string | null)[] }> = {
  de: (said) => ({
    subject: `Inserat von ${said.exhibitor} für «${said.catalog}»`,
    paragraphs: [
      `${said.exhibitor} bittet Sie um die Druckdatei für ein Inserat im Katalog «${said.catalog}».`,
      said.note && `${said.exhibitor} schreibt dazu:\n${said.note}`,
      said.hasFile
        ? `Hier stehen die Anforderungen und der Prüfbericht der jetzigen Datei, und hier laden Sie die neue hoch, ohne Konto:\n${said.url}`
        : `Hier stehen die Anforderungen an die Datei, und hier laden Sie sie hoch, ohne Konto:\n${said.url}`,
      `Der Link gilt bis und mit ${lastDay(said, 'de')}, nur für dieses Inserat. Wer ihn hat, kann dessen Datei hochladen und ersetzen; geben Sie ihn nicht weiter.`,
    ],
  }),
  fr: (said) => ({
    subject: `Annonce de ${said.exhibitor} pour «\u202f${said.catalog}\u202f»`,
    paragraphs: [
      `${said.exhibitor} vous demande le fichier d’impression d’une annonce du catalogue «\u202f${said.catalog}\u202f».`,
      said.note && `${said.exhibitor} vous écrit\u202f:\n${said.note}`,
      said.hasFile
        ? `Vous trouverez ici les exigences et le rapport de contrôle du fichier actuel, et vous y enverrez le nouveau, sans compte\u202f:\n${said.url}`
        : `Vous trouverez ici les exigences pour le fichier, et vous l’y enverrez, sans compte\u202f:\n${said.url}`,
      `Le lien est valable jusqu’au ${lastDay(said, 'fr')} compris, pour cette annonce seulement. Quiconque l’a peut envoyer et remplacer son fichier\u202f; ne le transmettez pas.`,
    ],
  }),
  en: (said) => ({
    subject: `Advertisement of ${said.exhibitor} for “${said.catalog}”`,
    paragraphs: [
      `${said.exhibitor} asks you for the print file of an advertisement in the catalogue “${said.catalog}”.`,
      said.note && `${said.exhibitor} writes:\n${said.note}`,
      said.hasFile
        ? `This page has the requirements and the report on the current file, and takes the new one, without an account:\n${said.url}`
        : `This page has the requirements for the file, and takes it, without an account:\n${said.url}`,
      `The link works until the end of ${lastDay(said, 'en')}, for this advertisement only. Whoever has it can upload and replace its file, so please do not pass it on.`,
    ],
  }),
};

/** The mail that brings a link to a designer; the exhibitor gets the reply. It holds the key of the link. */
export function designerLinkMail(
  recipient: string,
  said: Said,
  { language, replyTo }: { language: Language; replyTo: string },
): MailOrder {
  const { subject, paragraphs } = letters[language](said);
  const text = framed(
    language,
    paragraphs.filter((part) => part !== null),
  );
  return { kind: 'designer-link', recipient, userId: null, language, subject, text, replyTo };
}
