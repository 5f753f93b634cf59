import type { Letter, Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** What has happened to the second factor of an account. */
export type FactorChange = 'added' | 'removed' | 'codes' | 'code-used';

const WARNING = {
  de: 'Waren Sie das nicht, setzen Sie sofort ein neues Passwort und melden Sie sich bei der Messeleitung.',
  fr: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et adressez-vous à la direction du salon.',
  en: 'If this was not you, set a new password at once and contact the organiser.',
};

const letters: Record<FactorChange, Record<'de' | 'fr' | 'en', (email: string, left: number) => Letter>> = {
  added: {
    de: (email) => ({
      subject: 'Zweiter Faktor eingerichtet',
      paragraphs: [
        `Ihr Konto ${email} verlangt bei der Anmeldung ab jetzt auch einen Code aus Ihrer App. Alle anderen Geräte wurden abgemeldet.`,
      ],
    }),
    fr: (email) => ({
      subject: 'Deuxième facteur configuré',
      paragraphs: [
        `Votre compte ${email} demande désormais aussi un code de votre application à la connexion. Tous les autres appareils ont été déconnectés.`,
      ],
    }),
    en: (email) => ({
      subject: 'Second factor set up',
      paragraphs: [
        `Your account ${email} now also asks for a code of your app when you sign in. All other devices have been signed out.`,
      ],
    }),
  },
  removed: {
    de: (email) => ({
      subject: 'Zweiter Faktor entfernt',
      paragraphs: [
        `Ihr Konto ${email} verlangt bei der Anmeldung nur noch das Passwort. Alle anderen Geräte wurden abgemeldet.`,
      ],
    }),
    fr: (email) => ({
      subject: 'Deuxième facteur supprimé',
      paragraphs: [
        `Votre compte ${email} ne demande plus que le mot de passe à la connexion. Tous les autres appareils ont été déconnectés.`,
      ],
    }),
    en: (email) => ({
      subject: 'Second factor removed',
      paragraphs: [
        `Your account ${email} now asks only for the password when you sign in. All other devices have been signed out.`,
      ],
    }),
  },
  codes: {
    de: (email) => ({
      subject: 'Neue Wiederherstellungscodes',
      paragraphs: [
        `Für Ihr Konto ${email} gibt es neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr. Alle anderen Geräte wurden abgemeldet.`,
      ],
    }),
    fr: (email) => ({
      subject: 'Nouveaux codes de récupération',
      paragraphs: [
        `De nouveaux codes de récupération ont été créés pour votre compte ${email}. Les anciens ne sont plus valables. Tous les autres appareils ont été déconnectés.`,
      ],
    }),
    en: (email) => ({
      subject: 'New recovery codes',
      paragraphs: [
        `There are new recovery codes for your account ${email}. The earlier ones are no longer valid. All other devices have been signed out.`,
      ],
    }),
  },
  'code-used': {
    de: (email, left) => ({
      subject: 'Anmeldung mit einem Wiederherstellungscode',
      paragraphs: [
        `In Ihrem Konto ${email} hat sich jemand mit einem Wiederherstellungscode angemeldet. Übrige Codes: ${left}.`,
      ],
    }),
    fr: (email, left) => ({
      subject: 'Connexion avec un code de récupération',
      paragraphs: [
        `Quelqu’un s’est connecté à votre compte ${email} avec un code de récupération. Codes restants\u202f: ${left}.`,
      ],
    }),
    en: (email, left) => ({
      subject: 'Sign-in with a recovery code',
      paragraphs: [`Somebody signed in to your account ${email} with a recovery code. Codes left: ${left}.`],
    }),
  },
};

/** Notifies the owner of an account of a change of its second factor, or of a recovery code that was used. */
export function factorChangedMail(user: Recipient, change: FactorChange, left = 0): MailOrder {
  const letterIn = (language: 'de' | 'fr' | 'en'): Letter => {
    const { subject, paragraphs } = letters[change][language](user.email, left);
    return { subject, paragraphs: [...paragraphs, WARNING[language]] };
  };
  return mailTo(user, 'second-factor-changed', {
    de: letterIn('de'),
    fr: letterIn('fr'),
    en: letterIn('en'),
  });
}

/** Notifies the owner that the organiser has taken the second factor away, and why. */
export const factorResetMail = (user: Recipient, reason: string): MailOrder =>
  mailTo(user, 'second-factor-reset', {
    de: {
      subject: 'Ihr zweiter Faktor wurde zurückgesetzt',
      paragraphs: [
        `Die Messeleitung hat den zweiten Faktor Ihres Kontos ${user.email} entfernt. Begründung: ${reason}`,
        'Alle Geräte wurden abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie den zweiten Faktor neu ein.',
        'Haben Sie das nicht mit der Messeleitung vereinbart, melden Sie sich bitte sofort bei ihr.',
      ],
    },
    fr: {
      subject: 'Votre deuxième facteur a été réinitialisé',
      paragraphs: [
        `La direction du salon a supprimé le deuxième facteur de votre compte ${user.email}. Motif\u202f: ${reason}`,
        'Tous les appareils ont été déconnectés. Connectez-vous avec votre mot de passe et configurez à nouveau le deuxième facteur.',
        'Si vous n’en avez pas convenu avec la direction du salon, adressez-vous tout de suite à elle.',
      ],
    },
    en: {
      subject: 'Your second factor has been reset',
      paragraphs: [
        `The organiser has removed the second factor of your account ${user.email}. Reason: ${reason}`,
        'All devices have been signed out. Sign in with your password and set up the second factor anew.',
        'If you did not agree on this with the organiser, please contact them at once.',
      ],
    },
  });
