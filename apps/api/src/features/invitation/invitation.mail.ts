import type { Language } from '@rebblatt/contracts';
import { INVITATION_DAYS } from '@rebblatt/contracts';
import { longDays, mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import type { InvitedTo, Invitee } from './invitation.queries.ts';

interface Inviting {
  link: string;
  /** The fair's name, if it has one. */
  fair: string | null;
  catalog: InvitedTo | undefined;
  /** What the organiser adds. */
  text: string | null;
}

const dayIn = (language: Language, day: string) => longDays[language].format(new Date(`${day}T12:00:00Z`));

/** Invites the owner of an account that has no password yet to set one. */
export function invitationMail(invitee: Invitee, { link, fair, catalog, text }: Inviting): MailOrder {
  const { companyName, email } = invitee;
  const added = text === null ? [] : [text];
  const proposed = catalog?.proposed === true;
  return mailTo(invitee, 'invitation', {
    de: {
      subject: catalog ? `Einladung zum Messekatalog «${catalog.name}»` : 'Einladung zum Messekatalog',
      paragraphs: [
        `${fair ?? 'Die Messeleitung'} lädt ${companyName} ein, den Messekatalog mitzugestalten: Weine und Preise erfassen, die eigenen Seiten füllen und freigeben.${catalog ? ` Im Katalog «${catalog.name}» ist das bis zum ${dayIn('de', catalog.until)} möglich.` : ''}`,
        ...(proposed
          ? [
              'Ihre Bestellung vom letzten Mal liegt als Vorschlag bereit. Sie bestätigen sie mit einem Klick oder ändern sie.',
            ]
          : []),
        ...added,
        `Das Konto mit der E-Mail-Adresse ${email} ist vorbereitet. Über diesen Link setzen Sie Ihr Passwort; er gilt ${INVITATION_DAYS} Tage:`,
        link,
        'Gilt der Link nicht mehr, erhalten Sie auf seiner Seite mit einem Klick einen neuen.',
      ],
    },
    fr: {
      subject: catalog ? `Invitation au catalogue « ${catalog.name} »` : 'Invitation au catalogue du salon',
      paragraphs: [
        `${fair ?? 'La direction du salon'} invite ${companyName} à participer au catalogue du salon : saisir les vins et les prix, composer et transmettre ses pages.${catalog ? ` Pour le catalogue « ${catalog.name} », c’est possible jusqu’au ${dayIn('fr', catalog.until)}.` : ''}`,
        ...(proposed
          ? [
              'Votre commande de la dernière fois est prête comme proposition. Vous la confirmez en un clic ou la modifiez.',
            ]
          : []),
        ...added,
        `Le compte avec l’adresse e-mail ${email} est prêt. Choisissez votre mot de passe avec ce lien, valable ${INVITATION_DAYS} jours :`,
        link,
        'Si le lien n’est plus valable, sa page vous en envoie un nouveau en un clic.',
      ],
    },
    en: {
      subject: catalog
        ? `Invitation to the catalogue “${catalog.name}”`
        : 'Invitation to the fair’s catalogue',
      paragraphs: [
        `${fair ?? 'The organiser'} invites ${companyName} to help make the fair’s catalogue: to enter wines and prices, to fill your pages and release them.${catalog ? ` For the catalogue “${catalog.name}” this is possible until ${dayIn('en', catalog.until)}.` : ''}`,
        ...(proposed
          ? ['Your order of last time is ready as a proposal. You confirm it with one click or change it.']
          : []),
        ...added,
        `The account with the e-mail address ${email} has been prepared. Set your password with this link; it works for ${INVITATION_DAYS} days:`,
        link,
        'If the link no longer works, its page sends you a new one with one click.',
      ],
    },
  });
}
