import { hasWines, releaseStates } from '@rebblatt/contracts';
import type { ExhibitorEntry } from './exhibitors.ts';
import { demoSignature } from './fair.ts';
import type { PageEntry } from './pages.ts';

/** What mails say of a fair; `to` is its last day. */
export interface DemoFair {
  name: string;
  to: string;
}

const written = (day: string) => day.split('-').reverse().join('.');
const isRejected = ({ state }: PageEntry) => state === releaseStates.rejected;

interface Letter {
  subject: string;
  paragraphs: string[];
}

interface Words {
  letter: (...paragraphs: string[]) => string;
  kind: (page: PageEntry) => string;
  place: (page: PageEntry, fair: DemoFair) => string;
  accepted: (page: PageEntry, fair: DemoFair) => Letter;
  rejected: (page: PageEntry, fair: DemoFair) => Letter;
  open: (page: PageEntry) => string;
  reminder: (company: string, fair: DemoFair, open: string[]) => Letter;
}

/** The German of the demo's mails. */
export const german: Words = {
  letter: (...paragraphs) =>
    ['Guten Tag', ...paragraphs, `Freundliche Grüsse\n${demoSignature}`].join('\n\n'),
  kind: ({ pageType }) => (hasWines(pageType) ? 'Ihre Weinseite' : 'Ihr Inserat'),
  place: (page, fair) => `${german.kind(page)} auf Position ${page.position} im Katalog «${fair.name}»`,
  accepted: (page, fair) => ({
    subject: `${german.kind(page)} ist angenommen`,
    paragraphs: [`${german.place(page, fair)} ist angenommen und wird gedruckt.`],
  }),
  rejected: (page, fair) => ({
    subject: `${german.kind(page)} braucht eine Änderung`,
    paragraphs: [
      `${german.place(page, fair)} wurde abgelehnt. Bitte ändern Sie die Seite und geben Sie sie noch einmal frei.`,
      `Bemerkung der Messeleitung:\n${page.comment ?? ''}`,
    ],
  }),
  open: (page) =>
    `${german.kind(page)} auf Position ${page.position} ${isRejected(page) ? 'wurde abgelehnt' : 'ist noch nicht freigegeben'}:`,
  reminder: (company, fair, open) => ({
    subject: `Erinnerung: Katalog «${fair.name}»`,
    paragraphs: [
      `Die Datensammlung für den Katalog «${fair.name}» endet am ${written(fair.to)}. Von ${company} fehlt uns noch:`,
      ...open,
      'Haben Sie das inzwischen erledigt, brauchen Sie nichts mehr zu tun.',
    ],
  }),
};

const french: Words = {
  letter: (...paragraphs) =>
    ['Bonjour,', ...paragraphs, `Avec nos meilleures salutations\n${demoSignature}`].join('\n\n'),
  kind: ({ pageType }) => (hasWines(pageType) ? 'page de vins' : 'page d’annonce'),
  place: (page, fair) => `${french.kind(page)} en position ${page.position} du catalogue « ${fair.name} »`,
  accepted: (page, fair) => ({
    subject: `Votre ${french.kind(page)} est acceptée`,
    paragraphs: [`Votre ${french.place(page, fair)} est acceptée et sera imprimée.`],
  }),
  rejected: (page, fair) => ({
    subject: `Votre ${french.kind(page)} est à modifier`,
    paragraphs: [
      `Votre ${french.place(page, fair)} a été refusée. Veuillez modifier la page et la transmettre de nouveau.`,
      `Remarque de la direction du salon :\n${page.comment ?? ''}`,
    ],
  }),
  open: (page) =>
    `Votre ${french.kind(page)} en position ${page.position} ${isRejected(page) ? 'a été refusée' : 'n’est pas encore transmise'} :`,
  reminder: (company, fair, open) => ({
    subject: `Rappel : catalogue « ${fair.name} »`,
    paragraphs: [
      `La saisie pour le catalogue « ${fair.name} » se termine le ${written(fair.to)}. De la part de ${company}, il nous manque encore :`,
      ...open,
      'Si vous l’avez fait entre-temps, vous n’avez plus rien à faire.',
    ],
  }),
};

/** The words in the language of an account. */
export const wordsFor = ({ language }: ExhibitorEntry): Words => (language === 'fr' ? french : german);
