import type { Language } from '@rebblatt/contracts';
import { isAd } from '@rebblatt/contracts';
import { writtenDay } from '../../lib/clock.ts';
import type { Letter } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import type { OpenLine } from './reminder.queries.ts';
import type { Reminded } from './reminder.rules.ts';

/** The catalogue of a reminder; `to` is its last day, YYYY-MM-DD. */
export interface RemindedCatalog {
  name: string;
  to: string;
  daysLeft: number;
}

/** The day it ends; only the last two days have words of their own. */
const endDe = ({ daysLeft, to }: RemindedCatalog) =>
  `${['heute, am ', 'morgen, am '][daysLeft] ?? 'am '}${writtenDay(to)}`;
const endFr = ({ daysLeft, to }: RemindedCatalog) =>
  `${['aujourd’hui, le ', 'demain, le '][daysLeft] ?? 'le '}${writtenDay(to)}`;
const endEn = ({ daysLeft, to }: RemindedCatalog) =>
  `${['today, on ', 'tomorrow, on '][daysLeft] ?? 'on '}${writtenDay(to)}`;

/** The page's title in a language, or else as it is printed. */
const titleIn = (language: 'fr' | 'en', { page }: OpenLine) =>
  page?.page_title_names?.[`name_${language}`] || page?.page_title;

function pageDe({ page }: OpenLine): string {
  const kind = isAd(page?.page_type) ? 'Ihr Inserat' : 'Ihre Weinseite';
  return `${kind} auf Position ${page?.position}${page?.page_title ? ` («${page.page_title}»)` : ''}`;
}

function pageFr(line: OpenLine): string {
  const { page } = line;
  const title = titleIn('fr', line);
  const kind = isAd(page?.page_type) ? 'page d’annonce' : 'page de vins';
  return `Votre ${kind} en position ${page?.position}${title ? ` (« ${title} »)` : ''}`;
}

function pageEn(line: OpenLine): string {
  const { page } = line;
  const title = titleIn('en', line);
  const kind = isAd(page?.page_type) ? 'advertisement' : 'wine page';
  return `Your ${kind} at position ${page?.position}${title ? ` (“${title}”)` : ''}`;
}

/** What is open, as a sentence before its link. */
const sentences: Record<Language, Record<OpenLine['topic'], (line: OpenLine) => string>> = {
  de: {
    request: () => 'Sie haben noch keine Anfrage gestellt. Hier bestellen Sie Stände und Seiten:',
    draft: (line) => `${pageDe(line)} ist noch nicht freigegeben:`,
    rejected: (line) =>
      `${pageDe(line)} wurde abgelehnt.${line.comment ? ` Die Messeleitung schreibt dazu: «${line.comment}»` : ''} Bitte ändern Sie die Seite und geben Sie sie noch einmal frei:`,
    logo: ({ logo }) =>
      `Ihr Logo «${logo?.name}» kann nicht gedruckt werden. Bitte laden Sie ein anderes hoch:`,
  },
  fr: {
    request: () =>
      'Vous n’avez pas encore envoyé de demande. C’est ici que vous commandez vos stands et vos pages :',
    draft: (line) => `${pageFr(line)} n’est pas encore transmise :`,
    rejected: (line) =>
      `${pageFr(line)} a été refusée.${line.comment ? ` La direction du salon écrit : « ${line.comment} »` : ''} Veuillez modifier la page et la transmettre de nouveau :`,
    logo: ({ logo }) =>
      `Votre logo « ${logo?.name} » ne peut pas être imprimé. Veuillez en envoyer un autre :`,
  },
  en: {
    request: () => 'You have not sent a request yet. This is where you order stands and pages:',
    draft: (line) => `${pageEn(line)} has not been released yet:`,
    rejected: (line) =>
      `${pageEn(line)} was rejected.${line.comment ? ` The organiser writes: “${line.comment}”` : ''} Please change the page and release it once more:`,
    logo: ({ logo }) => `Your logo “${logo?.name}” cannot be printed. Please upload another one:`,
  },
};

/** Whoever has to mend a file of a rejected page has to know why it was rejected, too. */
const sentenceOf = ({ topic, comment }: OpenLine) => (comment === null ? topic : 'rejected');

const linkOf = ({ topic, page }: OpenLine, publicUrl: string) => {
  if (page) return `${publicUrl}/exhibitor-page/edit/${page.id}`;
  return `${publicUrl}/${topic === 'request' ? 'request' : 'logo'}`;
};

/** Reminds one exhibitor of these lines. @param message the organiser's own words, which are not translated */
export function reminderMail(
  { exhibitor, lines }: Reminded,
  catalog: RemindedCatalog,
  publicUrl: string,
  message: string | null = null,
): MailOrder {
  const { name } = catalog;
  const own = message ? [message] : [];
  const open = (language: Language) =>
    lines.map((line) => `${sentences[language][sentenceOf(line)](line)}\n${linkOf(line, publicUrl)}`);
  const letters: Record<Language, Letter> = {
    de: {
      subject: `Erinnerung: Katalog «${name}»`,
      paragraphs: [
        `Die Datensammlung für den Katalog «${name}» endet ${endDe(catalog)}. Von ${exhibitor.companyName} fehlt uns noch:`,
        ...open('de'),
        ...own,
        'Haben Sie das inzwischen erledigt, brauchen Sie nichts mehr zu tun.',
      ],
    },
    fr: {
      subject: `Rappel : catalogue « ${name} »`,
      paragraphs: [
        `La saisie pour le catalogue « ${name} » se termine ${endFr(catalog)}. De la part de ${exhibitor.companyName}, il nous manque encore :`,
        ...open('fr'),
        ...own,
        'Si vous l’avez fait entre-temps, vous n’avez plus rien à faire.',
      ],
    },
    en: {
      subject: `Reminder: catalogue “${name}”`,
      paragraphs: [
        `The collection for the catalogue “${name}” ends ${endEn(catalog)}. From ${exhibitor.companyName} we still need:`,
        ...open('en'),
        ...own,
        'If you have done this in the meantime, there is nothing more to do.',
      ],
    },
  };
  return mailTo(exhibitor, 'reminder', letters);
}
