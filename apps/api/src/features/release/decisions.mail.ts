import { type Language, languages } from '@rebblatt/contracts';
import { z } from 'zod';
import type { Collection } from '../../mail/collected.ts';
import type { Letter } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import {
  ended,
  exhibitorMails,
  forExhibitor,
  kindOf,
  lapsed,
  onPage,
  type ReleasedPage,
  remark,
} from './release.mail.ts';

/** A decision as the mail keeps it until it is sent. */
const decision = z.object({
  step: z.enum(['accept', 'reject']),
  /** The public address of the product; mails link to it. */
  publicUrl: z.string(),
  to: z.object({ id: z.int(), email: z.string(), language: z.enum(languages).nullable() }),
  page: z.object({
    id: z.int(),
    position: z.int(),
    pageType: z.int(),
    companyName: z.string(),
    catalogName: z.string(),
    comment: z.string().nullable(),
    remarks: z.array(z.string()),
    correctionLapsed: z.boolean(),
    // Not in what was kept before there was one.
    closed: z.boolean().default(false),
  }),
});
type Decision = z.output<typeof decision>;

interface Words {
  subject: (count: number) => string;
  intro: (catalog: string, accepted: number, rejected: number, closed: boolean) => string;
  place: (page: ReleasedPage) => string;
  accept: string;
  reject: string;
  /** The same once its exhibitor cannot change it any more. */
  rejectForGood: string;
}

const words: Record<Language, Words> = {
  de: {
    subject: (count) => `Entscheid über ${count} Seiten`,
    intro: (catalog, accepted, rejected, closed) =>
      `Die Messeleitung hat über Seiten von Ihnen im Katalog «${catalog}» entschieden. Angenommen: ${accepted}. ${closed ? 'Abgelehnt' : 'Zu ändern'}: ${rejected}.`,
    place: (page) => `${kindOf(page, 'de')} auf Position ${page.position}`,
    accept: 'angenommen, wird gedruckt.',
    reject: 'abgelehnt. Bitte ändern Sie die Seite und geben Sie sie noch einmal frei.',
    rejectForGood: 'abgelehnt und wird nicht gedruckt.',
  },
  fr: {
    subject: (count) => `Décision sur ${count} pages`,
    intro: (catalog, accepted, rejected, closed) =>
      `La direction du salon a pris une décision sur des pages de votre part dans le catalogue « ${catalog} ». Acceptées : ${accepted}. ${closed ? 'Refusées' : 'À modifier'} : ${rejected}.`,
    place: (page) => `${kindOf(page, 'fr')} en position ${page.position}`,
    accept: 'acceptée, sera imprimée.',
    reject: 'refusée. Veuillez modifier la page et la transmettre de nouveau.',
    rejectForGood: 'refusée et ne sera pas imprimée.',
  },
  en: {
    subject: (count) => `Decision on ${count} pages`,
    intro: (catalog, accepted, rejected, closed) =>
      `The organiser has decided on pages of yours in the catalogue “${catalog}”. Accepted: ${accepted}. ${closed ? 'Rejected' : 'To be changed'}: ${rejected}.`,
    place: (page) => `${kindOf(page, 'en')} at position ${page.position}`,
    accept: 'accepted and will be printed.',
    reject: 'rejected. Please change the page and release it once more.',
    rejectForGood: 'rejected and will not be printed.',
  },
};

const upper = (text: string) => text.slice(0, 1).toLocaleUpperCase('de-CH') + text.slice(1);

/** One page of several, in a paragraph: where it is, what was decided and remarked, and its address. */
function partOf(language: Language, { step, page, publicUrl }: Decision): string {
  const { place, rejectForGood, ...verbs } = words[language];
  const forGood = step === 'reject' && page.closed;
  return [
    `${upper(place(page))}: ${forGood ? rejectForGood : verbs[step]}`,
    ...(forGood ? [ended[language]] : []),
    ...(page.correctionLapsed ? [lapsed[language]] : []),
    ...(page.comment ? [`${remark[language]} ${page.comment}`] : []),
    ...(page.remarks.length > 0 ? [onPage[language], ...page.remarks] : []),
    forExhibitor(page, publicUrl),
  ].join('\n');
}

/** The mail about decisions on pages of one exhibitor in one catalogue: what has to be changed comes first. */
export const decisions: Collection<Decision> = {
  item: decision,
  write(all) {
    const newest = all.at(-1);
    if (!newest) throw new Error('A mail about decisions needs one.');
    if (all.length === 1) return exhibitorMails[newest.step](newest.to, newest.page, newest.publicUrl);
    const of = (step: Decision['step']) => all.filter((one) => one.step === step);
    const [accepted, rejected] = [of('accept'), of('reject')];
    const letter = (language: Language): Letter => ({
      subject: words[language].subject(all.length),
      paragraphs: [
        words[language].intro(newest.page.catalogName, accepted.length, rejected.length, newest.page.closed),
        ...[...rejected, ...accepted].map((one) => partOf(language, one)),
      ],
    });
    return mailTo(newest.to, 'pages-decided', { de: letter('de'), fr: letter('fr'), en: letter('en') });
  },
};
