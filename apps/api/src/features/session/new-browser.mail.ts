import type { Letter, Recipient } from '../../mail/letter.ts';
import { longDays, mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import { type Browser, browserInWords } from './browser.rules.ts';

const clocks = { de: 'de-CH', fr: 'fr-CH', en: 'en-GB' } as const;

/** Day and time of a sign-in, in the time of the fair. */
const momentOf = (language: 'de' | 'fr' | 'en', at: Date): string => {
  const clock = new Intl.DateTimeFormat(clocks[language], { timeStyle: 'short', timeZone: 'Europe/Zurich' });
  return `${longDays[language].format(at)}, ${clock.format(at)}`;
};

/** Notifies the owner of an account of a sign-in from a browser that it never used before. */
export function newBrowserMail(user: Recipient, browser: Browser, ip: string, at: Date): MailOrder {
  const letters: Record<'de' | 'fr' | 'en', Letter> = {
    de: {
      subject: 'Neue Anmeldung bei Rebblatt',
      paragraphs: [
        `In Ihrem Konto ${user.email} hat sich jemand von einem Browser angemeldet, der hier noch nie benutzt wurde: ${browserInWords('de', browser)}, am ${momentOf('de', at)} (Adresse ${ip}).`,
        'Waren Sie das selbst, brauchen Sie nichts zu tun. Waren Sie es nicht, setzen Sie sofort ein neues Passwort («Passwort vergessen» auf der Seite der Anmeldung) und melden Sie sich bei der Messeleitung. Mit dem neuen Passwort enden alle Sitzungen.',
      ],
    },
    fr: {
      subject: 'Nouvelle connexion à Rebblatt',
      paragraphs: [
        `Quelqu’un s’est connecté à votre compte ${user.email} depuis un navigateur jamais utilisé ici\u202f: ${browserInWords('fr', browser)}, le ${momentOf('fr', at)} (adresse ${ip}).`,
        'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe («\u202fMot de passe oublié\u202f» à la page de connexion) et adressez-vous à la direction du salon. Le nouveau mot de passe met fin à toutes les sessions.',
      ],
    },
    en: {
      subject: 'New sign-in to Rebblatt',
      paragraphs: [
        `Somebody signed in to your account ${user.email} with a browser that was never used here before: ${browserInWords('en', browser)}, on ${momentOf('en', at)} (address ${ip}).`,
        'If it was you, there is nothing to do. If it was not, set a new password at once (“Forgot your password?” on the sign-in page) and contact the organiser. The new password ends all sessions.',
      ],
    },
  };
  return mailTo(user, 'new-browser', letters);
}
