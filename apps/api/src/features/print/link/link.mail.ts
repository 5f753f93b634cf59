import type { BookState, Language, OutdatedReason } from '@rebblatt/contracts';
import { missingPages, outdatedReasons } from '@rebblatt/contracts';
import { longDays } from '../../../mail/letter.ts';
import type { MailOrder } from '../../../mail/queue.ts';
import { PRODUCT } from '../../../mail/signature.ts';

/** What the mail says besides the organiser's own note. */
interface Facts {
  catalogName: string;
  number: number;
  /** What the book is when the link is made. */
  state: BookState;
  /** How many pages it has inside its cover. */
  contentPages: number;
  /** The link with its key. */
  url: string;
  expiresAt: Date;
  coverNote: string | null;
}

type Words = Record<OutdatedReason, (state: BookState) => string> & {
  leftOut: (count: number) => string;
  outdated: string;
  missing: (count: number) => string;
};

/** What a book is: a sentence for each thing that a print office has to know, as desk and link page say it. */
const stateWords: Record<Language, Words> = {
  de: {
    leftOut: (count) =>
      `Dieses Buch ist ein Entwurf: ${count === 1 ? 'eine Position ist' : `${count} Positionen sind`} ausgelassen.`,
    outdated: 'Dieses Buch ist überholt.',
    pages: ({ changed_pages: count }) =>
      count === 1
        ? 'Seither hat sich eine Position geändert.'
        : `Seither haben sich ${count} Positionen geändert.`,
    order: () => 'Die Reihenfolge ist anders.',
    design: () => 'Die Gestaltung oder die Druckbedingung ist anders.',
    missing: (count) =>
      count === 1
        ? 'Eine gedruckte Seite fehlt zum vollen Bogen.'
        : `${count} gedruckte Seiten fehlen zum vollen Bogen.`,
  },
  fr: {
    leftOut: (count) =>
      `Ce livre est une ébauche\u202f: ${count === 1 ? 'une position est laissée' : `${count} positions sont laissées`} de côté.`,
    outdated: 'Ce livre n’est plus à jour.',
    pages: ({ changed_pages: count }) =>
      count === 1 ? 'Une position a changé depuis.' : `${count} positions ont changé depuis.`,
    order: () => 'L’ordre est différent.',
    design: () => 'La mise en forme ou la condition d’impression est différente.',
    missing: (count) =>
      count === 1
        ? 'Il manque une page imprimée pour un cahier complet.'
        : `Il manque ${count} pages imprimées pour un cahier complet.`,
  },
  en: {
    leftOut: (count) =>
      `This book is a draft: ${count === 1 ? 'one position is' : `${count} positions are`} left out.`,
    outdated: 'This book is outdated.',
    pages: ({ changed_pages: count }) =>
      count === 1 ? 'One position has changed since.' : `${count} positions have changed since.`,
    order: () => 'The order is different.',
    design: () => 'The design or the output condition is different.',
    missing: (count) =>
      count === 1
        ? 'One printed page is missing to a full sheet.'
        : `${count} printed pages are missing to a full sheet.`,
  },
};

/** The sentences about a book; null for a complete, current book of full sheets. */
function stateIn(language: Language, { state, contentPages }: Facts): string | null {
  const phrases = stateWords[language];
  const reasons = outdatedReasons(state);
  const missing = missingPages(contentPages);
  const sentences = [
    ...(state.left_out ? [phrases.leftOut(state.left_out)] : []),
    ...(reasons.length > 0 ? [phrases.outdated, ...reasons.map((reason) => phrases[reason](state))] : []),
    ...(missing > 0 ? [phrases.missing(missing)] : []),
  ];
  return sentences.join(' ') || null;
}

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
  const state = stateIn(language, facts);
  const [link, ...more] = rest;
  const paragraphs = [greeting, facts.coverNote, link, state, ...more].filter((part) => part != null);
  const text = paragraphs.join('\n\n');
  return { kind: 'print-link', recipient, userId: null, language, subject, text, replyTo };
}
