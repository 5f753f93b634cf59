import type { BookState, Language } from '@rebblatt/contracts';
import { longDays } from '../../../mail/letter.ts';
import type { MailOrder } from '../../../mail/queue.ts';
import { PRODUCT } from '../../../mail/signature.ts';

/** What the mail says besides the organiser's own note. */
interface Facts {
  catalogName: string;
  number: number;
  /** What the book is when the link is made. */
  state: BookState;
  /** The link with its key. */
  url: string;
  expiresAt: Date;
  coverNote: string | null;
}

/** What a book is, in a sentence for each thing that a print office has to know; none for a complete, current book. */
const stateWords: Record<Language, (state: BookState) => (string | false)[]> = {
  de: ({ left_out, changed_pages, outdated }) => [
    !!left_out &&
      `Dieses Buch ist ein Entwurf: ${left_out === 1 ? 'eine Position ist' : `${left_out} Positionen sind`} ausgelassen.`,
    outdated === 1 &&
      `Dieses Buch ist überholt: ${changed_pages ? (changed_pages === 1 ? 'eine Position hat' : `${changed_pages} Positionen haben`) : 'Reihenfolge oder Gestaltung haben'} sich seither geändert.`,
  ],
  fr: ({ left_out, changed_pages, outdated }) => [
    !!left_out &&
      `Ce livre est une ébauche\u202f: ${left_out === 1 ? 'une position est laissée' : `${left_out} positions sont laissées`} de côté.`,
    outdated === 1 &&
      `Ce livre n’est plus à jour\u202f: ${changed_pages ? (changed_pages === 1 ? 'une position a' : `${changed_pages} positions ont`) : 'l’ordre ou la mise en page ont'} changé depuis.`,
  ],
  en: ({ left_out, changed_pages, outdated }) => [
    !!left_out &&
      `This book is a draft: ${left_out === 1 ? 'one position is' : `${left_out} positions are`} left out.`,
    outdated === 1 &&
      `This book is outdated: ${changed_pages ? (changed_pages === 1 ? 'one position has' : `${changed_pages} positions have`) : 'the order or the design has'} changed since.`,
  ],
};

const words: Record<Language, (facts: Facts & { until: string }) => string[]> = {
  de: ({ catalogName, number, url, until }) => [
    'Guten Tag',
    `Die Druckdaten von «${catalogName}», Buch ${number}, liegen hier:\n${url}`,
    `Der Link gilt bis ${until}, ohne Konto. Auf der Seite stehen auch die Angaben zur Datei, ihre Prüfung und was sich seit dem letzten Buch geändert hat. Wer den Link hat, kann das Buch herunterladen; geben Sie ihn nicht weiter.`,
    `Freundliche Grüsse\n${PRODUCT}`,
  ],
  fr: ({ catalogName, number, url, until }) => [
    'Bonjour,',
    `Voici les données d’impression de «\u202f${catalogName}\u202f», livre ${number}\u202f:\n${url}`,
    `Le lien est valable jusqu’au ${until}, sans compte. La page donne aussi les indications sur le fichier, son contrôle et ce qui a changé depuis le dernier livre. Quiconque a le lien peut télécharger le livre\u202f; ne le transmettez pas.`,
    `Avec nos meilleures salutations\n${PRODUCT}`,
  ],
  en: ({ catalogName, number, url, until }) => [
    'Hello',
    `Here are the print data of “${catalogName}”, book ${number}:\n${url}`,
    `The link works until ${until}, without an account. The page also has the facts about the file, the result of its check and what has changed since the last book. Whoever has the link can download the book, so please do not pass it on.`,
    `Kind regards\n${PRODUCT}`,
  ],
};

/**
 * The mail that brings a link to the print office, in the language of the administrator who sends it and gets the
 * reply. It holds the key of the link.
 */
export function linkMail(
  { recipient, subject }: { recipient: string; subject: string },
  facts: Facts,
  { replyTo, language }: { replyTo: string; language: Language },
): MailOrder {
  const [greeting, ...rest] = words[language]({
    ...facts,
    until: longDays[language].format(facts.expiresAt),
  });
  const state = stateWords[language](facts.state).filter(Boolean).join(' ') || null;
  const [link, ...more] = rest;
  const paragraphs = [greeting, facts.coverNote, link, state, ...more].filter((part) => part != null);
  const text = paragraphs.join('\n\n');
  return { kind: 'print-link', recipient, userId: null, language, subject, text, replyTo };
}
