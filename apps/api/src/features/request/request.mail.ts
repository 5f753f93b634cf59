import type { Language } from '@rebblatt/contracts';
import { hasWines, requestStates } from '@rebblatt/contracts';
import type { Letter, Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import { type Counts, listed, ordered, wished } from './ordered.mail.ts';
import type { Assigned, RequestRecord } from './request.queries.ts';
import { takenOver } from './taken-over.mail.ts';

const COMES: Record<Language, (company: string, catalog: string, order: string) => Letter> = {
  de: (company, catalog, order) => ({
    subject: `Neue Anfrage: ${company}`,
    paragraphs: [`${company} möchte am Katalog «${catalog}» teilnehmen und bestellt ${order}.`],
  }),
  fr: (company, catalog, order) => ({
    subject: `Nouvelle demande : ${company}`,
    paragraphs: [`${company} souhaite participer au catalogue « ${catalog} » et commande ${order}.`],
  }),
  en: (company, catalog, order) => ({
    subject: `New request: ${company}`,
    paragraphs: [`${company} would like to take part in the catalogue “${catalog}” and orders ${order}.`],
  }),
};

/** After a rejection; `before` is what was ordered then. */
const COMES_AGAIN: Record<
  Language,
  (company: string, catalog: string, order: string, before: string) => Letter
> = {
  de: (company, catalog, order, before) => ({
    subject: `Anfrage erneut gesendet: ${company}`,
    paragraphs: [
      `${company} hat nach der Ablehnung die Anfrage für den Katalog «${catalog}» erneut gesendet und bestellt ${order}${before === order ? ', wie bisher' : ` (bisher ${before})`}.`,
    ],
  }),
  fr: (company, catalog, order, before) => ({
    subject: `Demande envoyée à nouveau : ${company}`,
    paragraphs: [
      `Après le refus, ${company} a envoyé à nouveau sa demande pour le catalogue « ${catalog} » et commande ${order}${before === order ? ', comme avant' : ` (avant : ${before})`}.`,
    ],
  }),
  en: (company, catalog, order, before) => ({
    subject: `Request sent again: ${company}`,
    paragraphs: [
      `After the rejection, ${company} has sent the request for the catalogue “${catalog}” again and orders ${order}${before === order ? ', as before' : ` (before: ${before})`}.`,
    ],
  }),
};

const WAITS: Record<Language, (comment: string | null, link: string) => string[]> = {
  de: (comment, link) => [
    ...(comment ? [`Bemerkung:\n${comment}`] : []),
    `Die Anfrage wartet auf Ihren Entscheid:\n${link}`,
  ],
  fr: (comment, link) => [
    ...(comment ? [`Remarque :\n${comment}`] : []),
    `La demande attend votre décision :\n${link}`,
  ],
  en: (comment, link) => [
    ...(comment ? [`Remark:\n${comment}`] : []),
    `The request waits for your decision:\n${link}`,
  ],
};

/**
 * Notifies one administrator that a request waits for the decision.
 * @param rejected what was ordered before, of a request that was rejected and comes again
 */
export function requestSentMail(
  admin: Recipient,
  request: RequestRecord,
  publicUrl: string,
  rejected?: Counts,
): MailOrder {
  const { companyName } = request.exhibitor;
  const { exhibitorComment: comment, catalog } = request;
  const link = `${publicUrl}/admin-request/edit/${request.id}`;
  const letter = (language: Language): Letter => {
    const order = ordered(request, language);
    const { subject, paragraphs } = rejected
      ? COMES_AGAIN[language](companyName, catalog.name, order, ordered(rejected, language))
      : COMES[language](companyName, catalog.name, order);
    const wish = wished(request, language);
    return { subject, paragraphs: [...paragraphs, ...wish, ...WAITS[language](comment, link)] };
  };
  return mailTo(admin, 'request-sent', { de: letter('de'), fr: letter('fr'), en: letter('en') });
}

/** Confirms to an exhibitor what they have ordered, also when it was changed or sent again. */
export function requestReceivedMail(request: RequestRecord, publicUrl: string): MailOrder {
  const { catalog, exhibitorComment: comment } = request;
  const link = `${publicUrl}/request`;
  return mailTo(request.exhibitor.user, 'request-received', {
    de: {
      subject: `Ihre Anfrage für «${catalog.name}» ist eingegangen`,
      paragraphs: [
        `Sie haben für den Katalog «${catalog.name}» bestellt: ${ordered(request, 'de')}.`,
        ...wished(request, 'de'),
        ...(comment ? [`Ihre Bemerkung:\n${comment}`] : []),
        `Die Messeleitung entscheidet und schreibt Ihnen. Bis dahin können Sie die Anfrage ändern:\n${link}`,
      ],
    },
    fr: {
      subject: `Votre demande pour « ${catalog.name} » est arrivée`,
      paragraphs: [
        `Vous avez commandé pour le catalogue « ${catalog.name} » : ${ordered(request, 'fr')}.`,
        ...wished(request, 'fr'),
        ...(comment ? [`Votre remarque :\n${comment}`] : []),
        `La direction du salon va décider et vous écrira. D’ici là, vous pouvez modifier la demande :\n${link}`,
      ],
    },
    en: {
      subject: `Your request for “${catalog.name}” has arrived`,
      paragraphs: [
        `For the catalogue “${catalog.name}” you have ordered ${ordered(request, 'en')}.`,
        ...wished(request, 'en'),
        ...(comment ? [`Your remark:\n${comment}`] : []),
        `The organiser will decide and write to you. Until then you can change the request:\n${link}`,
      ],
    },
  });
}

const standsInWords = ({ stands }: Assigned) =>
  stands
    .map(({ stand, ship, deck }) => [stand, ship?.name, deck?.name].filter(Boolean).join(', '))
    .join('\n');

function pagesInWords({ pages }: Assigned, language: Language): string {
  const wine = pages.filter(({ pageType }) => hasWines(pageType)).length;
  return listed(language, { wine, ad: pages.length - wine });
}

type Letters = Record<Language, Letter>;
type Words = Record<Language, string[]>;

const remarkOf = (comment: string | null): Words => ({
  de: comment ? [`Bemerkung der Messeleitung:\n${comment}`] : [],
  fr: comment ? [`Remarque de la direction du salon :\n${comment}`] : [],
  en: comment ? [`The organiser’s remark:\n${comment}`] : [],
});

function acceptance(
  { catalog, comment, state }: RequestRecord,
  assigned: Assigned,
  publicUrl: string,
): Letters {
  const again = state === requestStates.accepted;
  const remark = remarkOf(comment);
  const [pages, request] = [`${publicUrl}/exhibitor-page`, `${publicUrl}/request`];
  return {
    de: {
      subject: again
        ? `Ihre Zuteilung für «${catalog.name}» hat sich geändert`
        : `Ihre Anfrage für «${catalog.name}» ist angenommen`,
      paragraphs: [
        again
          ? `Die Messeleitung hat geändert, was Sie im Katalog «${catalog.name}» haben.`
          : `Die Messeleitung hat Ihre Anfrage für den Katalog «${catalog.name}» angenommen.`,
        ...remark.de,
        `Ihr Platz:\n${standsInWords(assigned)}`,
        `Für Sie bereit: ${pagesInWords(assigned, 'de')}. Hier füllen Sie Ihre Seiten:\n${pages}`,
        `Ihre Anfrage im Überblick:\n${request}`,
      ],
    },
    fr: {
      subject: again
        ? `Votre attribution pour « ${catalog.name} » a changé`
        : `Votre demande pour « ${catalog.name} » est acceptée`,
      paragraphs: [
        again
          ? `La direction du salon a modifié ce qui vous est attribué dans le catalogue « ${catalog.name} ».`
          : `La direction du salon a accepté votre demande pour le catalogue « ${catalog.name} ».`,
        ...remark.fr,
        `Votre place :\n${standsInWords(assigned)}`,
        `Prêt pour vous : ${pagesInWords(assigned, 'fr')}. Remplissez vos pages ici :\n${pages}`,
        `Votre demande en un coup d’œil :\n${request}`,
      ],
    },
    en: {
      subject: again
        ? `Your allocation for “${catalog.name}” has changed`
        : `Your request for “${catalog.name}” is accepted`,
      paragraphs: [
        again
          ? `The organiser has changed what you have in the catalogue “${catalog.name}”.`
          : `The organiser has accepted your request for the catalogue “${catalog.name}”.`,
        ...remark.en,
        `Your place:\n${standsInWords(assigned)}`,
        `Ready for you: ${pagesInWords(assigned, 'en')}. Fill your pages here:\n${pages}`,
        `Your request at a glance:\n${request}`,
      ],
    },
  };
}

function rejection({ catalog, comment, state }: RequestRecord, open: boolean, publicUrl: string): Letters {
  const takenBack = state === requestStates.accepted;
  const remark = remarkOf(comment);
  const link = `${publicUrl}/request`;
  return {
    de: {
      subject: `Ihre Anfrage für «${catalog.name}» ist abgelehnt`,
      paragraphs: [
        takenBack
          ? `Die Messeleitung hat die Annahme Ihrer Anfrage für den Katalog «${catalog.name}» zurückgenommen. Ihre Stände sind wieder frei, und Ihre Seiten werden nicht gedruckt; gelöscht ist nichts.`
          : `Die Messeleitung hat Ihre Anfrage für den Katalog «${catalog.name}» abgelehnt.`,
        ...remark.de,
        open
          ? `Bis zum Ende der Datensammlung können Sie Ihre Anfrage ändern und noch einmal senden:\n${link}`
          : `Ihre Anfrage:\n${link}`,
        'Bei Fragen wenden Sie sich bitte an die Messeleitung.',
      ],
    },
    fr: {
      subject: `Votre demande pour « ${catalog.name} » est refusée`,
      paragraphs: [
        takenBack
          ? `La direction du salon a annulé l’acceptation de votre demande pour le catalogue « ${catalog.name} ». Vos stands sont de nouveau libres et vos pages ne seront pas imprimées ; rien n’est supprimé.`
          : `La direction du salon a refusé votre demande pour le catalogue « ${catalog.name} ».`,
        ...remark.fr,
        open
          ? `Jusqu’à la fin de la saisie, vous pouvez modifier votre demande et la renvoyer :\n${link}`
          : `Votre demande :\n${link}`,
        'Pour toute question, veuillez vous adresser à la direction du salon.',
      ],
    },
    en: {
      subject: `Your request for “${catalog.name}” is rejected`,
      paragraphs: [
        takenBack
          ? `The organiser has withdrawn the acceptance of your request for the catalogue “${catalog.name}”. Your stands are free again and your pages will not be printed; nothing is deleted.`
          : `The organiser has rejected your request for the catalogue “${catalog.name}”.`,
        ...remark.en,
        open
          ? `Until the end of data collection you can change your request and send it again:\n${link}`
          : `Your request:\n${link}`,
        'If you have questions, please contact the organiser.',
      ],
    },
  };
}

/**
 * Notifies an exhibitor of the organiser's decision, or of a change to what is assigned.
 * @param request with the state before the decision and its message
 * @param open whether the exhibitor can still change a rejected one; `unasked`, whether the organiser took it over
 */
export function decisionMail(
  request: RequestRecord,
  step: 'accept' | 'reject',
  { assigned, open, unasked = false }: { assigned: Assigned; open: boolean; unasked?: boolean },
  publicUrl: string,
): MailOrder {
  const { user } = request.exhibitor;
  if (step === 'reject') return mailTo(user, 'request-rejected', rejection(request, open, publicUrl));
  const kind = request.state === requestStates.accepted ? 'request-changed' : 'request-accepted';
  if (unasked && kind === 'request-accepted') {
    const pages = {
      de: pagesInWords(assigned, 'de'),
      fr: pagesInWords(assigned, 'fr'),
      en: pagesInWords(assigned, 'en'),
    };
    const { name } = request.catalog;
    return mailTo(
      user,
      kind,
      takenOver({ catalog: name, stands: standsInWords(assigned), pages, publicUrl }),
    );
  }
  return mailTo(user, kind, acceptance(request, assigned, publicUrl));
}
