import type { Language, MailKind } from '@rebblatt/contracts';
import { hasWines } from '@rebblatt/contracts';
import { type Letter, mailTo, type Recipient } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import type { ReleaseStep } from '../page/release.rules.ts';

/** What mails about a page name. */
export interface ReleasedPage {
  id: number;
  position: number;
  pageType: number;
  companyName: string;
  catalogName: string;
  /** The organiser's remark. */
  comment: string | null;
  /** The numbered remarks of a rejection. */
  remarks: string[];
  /** Whether a correction that was proposed to the exhibitor lapsed with the step. */
  correctionLapsed: boolean;
  /** Whether its exhibitor cannot change it any more, because the collection has ended for them. */
  closed: boolean;
}

const kinds: Record<Language, { [pageType: number]: string; other: string }> = {
  de: { 1: 'Weinseite', 2: 'Inserat', other: 'Inhaltsseite' },
  fr: { 1: 'page de vins', 2: 'page d’annonce', other: 'page de contenu' },
  en: { 1: 'wine page', 2: 'advertisement', other: 'content page' },
};
export const kindOf = ({ pageType }: ReleasedPage, language: Language) =>
  kinds[language][pageType] ?? kinds[language].other;

/** «Weinseite auf Position 12 im Katalog …» */
const places: Record<Language, (page: ReleasedPage) => string> = {
  de: ({ position, catalogName }) => `auf Position ${position} im Katalog «${catalogName}»`,
  fr: ({ position, catalogName }) => `en position ${position} du catalogue « ${catalogName} »`,
  en: ({ position, catalogName }) => `at position ${position} in the catalogue “${catalogName}”`,
};
const placeOf = (page: ReleasedPage, language: Language) =>
  `${kindOf(page, language)} ${places[language](page)}`;

export const remark: Record<Language, string> = {
  de: 'Bemerkung der Messeleitung:',
  fr: 'Remarque de la direction du salon :',
  en: 'The organiser’s remark:',
};

/** The heading of the numbered remarks of a rejection. */
export const onPage: Record<Language, string> = {
  de: 'Anmerkungen auf der Seite:',
  fr: 'Remarques sur la page :',
  en: 'Remarks on the page:',
};

/** What becomes of a proposed correction with a decision on its page. */
export const lapsed: Record<Language, string> = {
  de: 'Die vorgeschlagene Korrektur ist damit hinfällig: Die Seite bleibt, wie Sie sie freigegeben haben.',
  fr: 'La correction proposée devient ainsi caduque : la page reste telle que vous l’avez transmise.',
  en: 'The proposed correction has thereby lapsed: the page stays as you released it.',
};

/** Whom to ask once the collection has ended. */
export const ended: Record<Language, string> = {
  de: 'Die Datensammlung ist geschlossen. Fragen Sie die Messeleitung, wenn noch etwas zu ändern ist.',
  fr: 'La saisie est close. Adressez-vous à la direction du salon s’il reste quelque chose à modifier.',
  en: 'The collection is closed. Ask the organiser if something still has to be changed.',
};

/** Stands in place of a comment when a rejection has only remarks on the page. */
export const seeRemarks: Record<Language, string> = {
  de: 'Siehe die Anmerkungen auf der Seite.',
  fr: 'Voir les remarques sur la page.',
  en: 'See the remarks on the page.',
};

export const forExhibitor = (page: ReleasedPage, publicUrl: string) =>
  `${publicUrl}/exhibitor-page/edit/${page.id}`;
const forAdmin = (page: ReleasedPage, publicUrl: string) =>
  `${publicUrl}/active-catalog/page/edit/${page.id}`;

/** The German words that agree with the kind of a page: «die Weinseite», but «das Inserat». */
const agreeing = {
  page: { the: 'die', of: 'der', your: 'Ihre', ofYour: 'Ihrer', it: 'Sie', itself: 'sie', ending: '' },
  ad: { the: 'das', of: 'des', your: 'Ihr', ofYour: 'Ihres', it: 'Es', itself: 'es', ending: 's' },
};
type Agreeing = (typeof agreeing)['page'];

type PageMail = (to: Recipient, page: ReleasedPage, publicUrl: string) => MailOrder;
type Words = { page: string; at: string; place: string; company: string; closed: boolean; de: Agreeing };
type Wordings = Record<Language, (words: Words) => Letter>;

function letters(page: ReleasedPage, wordings: Wordings, after: (language: Language) => string[]) {
  const letter = (language: Language): Letter => {
    const words = {
      page: kindOf(page, language),
      at: places[language](page),
      place: placeOf(page, language),
      company: page.companyName,
      closed: page.closed,
      de: hasWines(page.pageType) ? agreeing.page : agreeing.ad,
    };
    const { subject, paragraphs } = wordings[language](words);
    return { subject, paragraphs: [...paragraphs, ...after(language)] };
  };
  return { de: letter('de'), fr: letter('fr'), en: letter('en') };
}

const toAdministrator =
  (kind: MailKind, wordings: (page: ReleasedPage) => Wordings): PageMail =>
  (admin, page, publicUrl) =>
    mailTo(
      admin,
      kind,
      letters(page, wordings(page), () => [forAdmin(page, publicUrl)]),
    );

const toExhibitor =
  (kind: MailKind, wordings: Wordings): PageMail =>
  (exhibitor, page, publicUrl) =>
    mailTo(
      exhibitor,
      kind,
      letters(page, wordings, (language) => [
        ...(page.correctionLapsed ? [lapsed[language]] : []),
        ...(page.comment ? [`${remark[language]}\n${page.comment}`] : []),
        ...(page.remarks.length > 0 ? [`${onPage[language]}\n${page.remarks.join('\n')}`] : []),
        forExhibitor(page, publicUrl),
      ]),
    );

/** The texts for administrators after a step of the exhibitor. */
export const administratorMails: Partial<Record<ReleaseStep, PageMail>> = {
  release: toAdministrator('page-released', ({ position }) => ({
    de: ({ page, place, company, de }) => ({
      subject: `Freigegeben: ${page} ${position}, ${company}`,
      paragraphs: [`${company} hat ${de.the} ${place} freigegeben. ${de.it} wartet auf Ihren Entscheid:`],
    }),
    fr: ({ page, place, company }) => ({
      subject: `Transmission : ${page} ${position}, ${company}`,
      paragraphs: [`${company} a transmis la ${place}. Elle attend votre décision :`],
    }),
    en: ({ page, place, company }) => ({
      subject: `Released: ${page} ${position}, ${company}`,
      paragraphs: [`${company} has released the ${place}. It is waiting for your decision:`],
    }),
  })),
  renew: toAdministrator('page-released', ({ position }) => ({
    de: ({ page, company, de, at }) => ({
      subject: `Korrektur übernommen: ${page} ${position}, ${company}`,
      paragraphs: [
        `${company} hat die vorgeschlagene Korrektur ${de.of} ${page}${de.ending} ${at} übernommen. Die Seite ist damit neu freigegeben und wartet auf Ihren Entscheid:`,
      ],
    }),
    fr: ({ page, place, company }) => ({
      subject: `Correction reprise : ${page} ${position}, ${company}`,
      paragraphs: [
        `${company} a repris la correction proposée de la ${place}. La page est ainsi transmise de nouveau et attend votre décision :`,
      ],
    }),
    en: ({ page, place, company }) => ({
      subject: `Correction accepted: ${page} ${position}, ${company}`,
      paragraphs: [
        `${company} has accepted the proposed correction of the ${place}. The page has been released again with it and is waiting for your decision:`,
      ],
    }),
  })),
  cancel: toAdministrator('page-taken-back', ({ position }) => ({
    de: ({ page, company, de, at }) => ({
      subject: `Zurückgezogen: ${page} ${position}, ${company}`,
      paragraphs: [
        `${company} hat die Freigabe ${de.of} ${page}${de.ending} ${at} zurückgezogen, um die Seite noch zu ändern. Sie hören wieder von uns, wenn sie neu freigegeben ist.`,
      ],
    }),
    fr: ({ page, place, company }) => ({
      subject: `Transmission retirée : ${page} ${position}, ${company}`,
      paragraphs: [
        `${company} a retiré la transmission de la ${place} pour la modifier encore. Vous recevrez un e-mail lorsqu’elle sera de nouveau transmise.`,
      ],
    }),
    en: ({ page, place, company }) => ({
      subject: `Taken back: ${page} ${position}, ${company}`,
      paragraphs: [
        `${company} has withdrawn the release of the ${place} to change it. You will hear from us when it is released again.`,
      ],
    }),
  })),
};

/** The texts for the exhibitor after each step of the organiser, who never takes a correction over. */
export const exhibitorMails: Record<Exclude<ReleaseStep, 'renew'>, PageMail> = {
  release: toExhibitor('page-released', {
    de: ({ page, place, de }) => ({
      subject: `${de.your} ${page} wurde freigegeben`,
      paragraphs: [
        `Die Messeleitung hat ${de.your} ${place} freigegeben. ${de.it} kann nun nicht mehr bearbeitet werden:`,
      ],
    }),
    fr: ({ page, place }) => ({
      subject: `Votre ${page} a été transmise`,
      paragraphs: [`La direction du salon a transmis votre ${place}. Elle ne peut plus être modifiée :`],
    }),
    en: ({ page, place }) => ({
      subject: `Your ${page} has been released`,
      paragraphs: [`The organiser has released your ${place}. It can no longer be edited:`],
    }),
  }),
  accept: toExhibitor('page-accepted', {
    de: ({ page, place, de }) => ({
      subject: `${de.your} ${page} ist angenommen`,
      paragraphs: [`${de.your} ${place} ist angenommen und wird gedruckt.`],
    }),
    fr: ({ page, place }) => ({
      subject: `Votre ${page} est acceptée`,
      paragraphs: [`Votre ${place} est acceptée et sera imprimée.`],
    }),
    en: ({ page, place }) => ({
      subject: `Your ${page} has been accepted`,
      paragraphs: [`Your ${place} has been accepted and will be printed.`],
    }),
  }),
  reject: toExhibitor('page-rejected', {
    de: ({ page, place, de, closed }) => ({
      subject: `${de.your} ${page} ${closed ? 'ist abgelehnt' : 'braucht eine Änderung'}`,
      paragraphs: closed
        ? [`${de.your} ${place} wurde abgelehnt und wird nicht gedruckt.`, ended.de]
        : [
            `${de.your} ${place} wurde abgelehnt. Bitte ändern Sie die Seite und geben Sie sie noch einmal frei.`,
          ],
    }),
    fr: ({ page, place, closed }) => ({
      subject: `Votre ${page} est ${closed ? 'refusée' : 'à modifier'}`,
      paragraphs: closed
        ? [`Votre ${place} a été refusée et ne sera pas imprimée.`, ended.fr]
        : [`Votre ${place} a été refusée. Veuillez modifier la page et la transmettre de nouveau.`],
    }),
    en: ({ page, place, closed }) => ({
      subject: `Your ${page} ${closed ? 'has been rejected' : 'needs a change'}`,
      paragraphs: closed
        ? [`Your ${place} has been rejected and will not be printed.`, ended.en]
        : [`Your ${place} has been rejected. Please change the page and release it once more.`],
    }),
  }),
  withdraw: toExhibitor('page-acceptance-withdrawn', {
    de: ({ page, place, de }) => ({
      subject: `${de.your} ${page} wird noch einmal geprüft`,
      paragraphs: [`Die Annahme wurde zurückgenommen: ${de.your} ${place} wird noch einmal geprüft.`],
    }),
    fr: ({ page, place }) => ({
      subject: `Votre ${page} sera examinée de nouveau`,
      paragraphs: [`L’acceptation a été annulée : votre ${place} sera examinée de nouveau.`],
    }),
    en: ({ page, place }) => ({
      subject: `Your ${page} will be looked at again`,
      paragraphs: [`The acceptance has been withdrawn: your ${place} will be looked at again.`],
    }),
  }),
  undecide: toExhibitor('page-released', {
    de: ({ page, place, de }) => ({
      subject: `${de.your} ${page} wird noch einmal geprüft`,
      paragraphs: [
        `Die Ablehnung wurde zurückgenommen: ${de.your} ${place} ist wieder freigegeben und wird noch einmal geprüft.`,
      ],
    }),
    fr: ({ page, place }) => ({
      subject: `Votre ${page} sera examinée de nouveau`,
      paragraphs: [
        `Le refus a été annulé : votre ${place} est de nouveau transmise et sera examinée encore une fois.`,
      ],
    }),
    en: ({ page, place }) => ({
      subject: `Your ${page} will be looked at again`,
      paragraphs: [
        `The rejection has been withdrawn: your ${place} is released again and will be looked at once more.`,
      ],
    }),
  }),
  cancel: toExhibitor('page-release-cancelled', {
    de: ({ page, place, de, closed }) => ({
      subject: `Die Freigabe ${de.ofYour} ${page}${de.ending} wurde aufgehoben`,
      paragraphs: closed
        ? [`${de.your} ${place} ist nicht mehr freigegeben und wird nicht gedruckt.`, ended.de]
        : [
            `${de.your} ${place} ist nicht mehr freigegeben. Sie können ${de.itself} wieder bearbeiten und danach neu freigeben.`,
          ],
    }),
    fr: ({ page, place, closed }) => ({
      subject: `La transmission de votre ${page} a été annulée`,
      paragraphs: closed
        ? [`Votre ${place} n’est plus transmise et ne sera pas imprimée.`, ended.fr]
        : [
            `Votre ${place} n’est plus transmise. Vous pouvez de nouveau la modifier, puis la transmettre à nouveau.`,
          ],
    }),
    en: ({ page, place, closed }) => ({
      subject: `The release of your ${page} has been cancelled`,
      paragraphs: closed
        ? [`Your ${place} is no longer released and will not be printed.`, ended.en]
        : [`Your ${place} is no longer released. You can edit it and then release it again.`],
    }),
  }),
};
