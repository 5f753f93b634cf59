import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** Notifies one administrator that a registration waits to be activated. */
export const registrationMail = (
  admin: Recipient,
  { id, email, companyName }: { id: number; email: string; companyName: string },
  publicUrl: string,
): MailOrder => {
  const link = `${publicUrl}/exhibitor/edit/${id}`;
  return mailTo(admin, 'exhibitor-registered', {
    de: {
      subject: `Neue Registrierung: ${companyName}`,
      paragraphs: [
        `${companyName} (${email}) hat sich als Aussteller registriert. Das Konto ist noch freizuschalten:`,
        link,
      ],
    },
    fr: {
      subject: `Nouvelle inscription : ${companyName}`,
      paragraphs: [
        `${companyName} (${email}) s’est inscrit comme exposant. Son compte est encore à activer :`,
        link,
      ],
    },
    en: {
      subject: `New registration: ${companyName}`,
      paragraphs: [
        `${companyName} (${email}) has registered as an exhibitor. The account is still to be activated:`,
        link,
      ],
    },
  });
};

/** Confirms a registration to the exhibitor, and says what comes next. */
export const registrationReceivedMail = (exhibitor: MailedExhibitor): MailOrder => {
  const { companyName, email } = exhibitor;
  return mailTo(exhibitor, 'registration-received', {
    de: {
      subject: 'Ihre Registrierung ist eingegangen',
      paragraphs: [
        `Die Registrierung von ${companyName} mit der E-Mail-Adresse ${email} ist eingegangen.`,
        'Die Messeleitung prüft sie und schaltet Ihr Konto frei. Dann erhalten Sie wieder eine E-Mail und können sich anmelden.',
      ],
    },
    fr: {
      subject: 'Votre inscription est arrivée',
      paragraphs: [
        `L’inscription de ${companyName} avec l’adresse e-mail ${email} est arrivée.`,
        'La direction du salon l’examine et active votre compte. Vous recevrez alors un nouvel e-mail et pourrez vous connecter.',
      ],
    },
    en: {
      subject: 'Your registration has arrived',
      paragraphs: [
        `The registration of ${companyName} with the e-mail address ${email} has arrived.`,
        'The organiser will check it and activate your account. You will then receive another e-mail and can sign in.',
      ],
    },
  });
};

/** An exhibitor's account as mails name it. */
export type MailedExhibitor = Recipient & { companyName: string };

/** Notifies an exhibitor that the account is open. */
export const activatedMail = (exhibitor: MailedExhibitor, publicUrl: string): MailOrder => {
  const { companyName, email } = exhibitor;
  const link = `${publicUrl}/login`;
  return mailTo(exhibitor, 'exhibitor-activated', {
    de: {
      subject: 'Ihr Konto für Rebblatt ist freigeschaltet',
      paragraphs: [
        `Das Konto von ${companyName} ist freigeschaltet. Melden Sie sich mit Ihrer E-Mail-Adresse ${email} und Ihrem Passwort an:`,
        link,
        'Erfassen Sie dort Ihre Weine und gestalten Sie Ihre Seiten im Messekatalog.',
      ],
    },
    fr: {
      subject: 'Votre compte Rebblatt est activé',
      paragraphs: [
        `Le compte de ${companyName} est activé. Connectez-vous avec votre adresse e-mail ${email} et votre mot de passe :`,
        link,
        'Vous pourrez y saisir vos vins et composer vos pages du catalogue du salon.',
      ],
    },
    en: {
      subject: 'Your Rebblatt account has been activated',
      paragraphs: [
        `The account of ${companyName} has been activated. Sign in with your e-mail address ${email} and your password:`,
        link,
        'There you can enter your wines and design your pages in the fair’s catalogue.',
      ],
    },
  });
};

/** Notifies an exhibitor of the account that the organiser has created. The password is never written in a mail. */
export const accountMadeMail = (exhibitor: MailedExhibitor, publicUrl: string): MailOrder => {
  const { companyName, email } = exhibitor;
  const [login, forgotten] = [`${publicUrl}/login`, `${publicUrl}/forgot-password`];
  return mailTo(exhibitor, 'exhibitor-created', {
    de: {
      subject: 'Ihr Konto für Rebblatt',
      paragraphs: [
        `Die Messeleitung hat für ${companyName} ein Konto eröffnet. Melden Sie sich mit Ihrer E-Mail-Adresse ${email} und dem Passwort an, das Sie von der Messeleitung erhalten:`,
        login,
        'Haben Sie kein Passwort erhalten, setzen Sie hier selbst eines:',
        forgotten,
      ],
    },
    fr: {
      subject: 'Votre compte Rebblatt',
      paragraphs: [
        `La direction du salon a ouvert un compte pour ${companyName}. Connectez-vous avec votre adresse e-mail ${email} et le mot de passe que la direction du salon vous remettra :`,
        login,
        'Si vous n’avez pas reçu de mot de passe, choisissez-en un vous-même ici :',
        forgotten,
      ],
    },
    en: {
      subject: 'Your Rebblatt account',
      paragraphs: [
        `The organiser has opened an account for ${companyName}. Sign in with your e-mail address ${email} and the password that the organiser gives you:`,
        login,
        'If you were given no password, set one yourself here:',
        forgotten,
      ],
    },
  });
};

/** Notifies an exhibitor that the account is closed. */
export const deactivatedMail = (exhibitor: MailedExhibitor): MailOrder => {
  const { companyName, email } = exhibitor;
  return mailTo(exhibitor, 'exhibitor-deactivated', {
    de: {
      subject: 'Ihr Konto für Rebblatt ist gesperrt',
      paragraphs: [
        `Das Konto von ${companyName} (${email}) wurde von der Messeleitung gesperrt. Alle Geräte wurden abgemeldet.`,
        'Bei Fragen wenden Sie sich bitte an die Messeleitung.',
      ],
    },
    fr: {
      subject: 'Votre compte Rebblatt est bloqué',
      paragraphs: [
        `La direction du salon a bloqué le compte de ${companyName} (${email}). Tous les appareils ont été déconnectés.`,
        'Pour toute question, veuillez vous adresser à la direction du salon.',
      ],
    },
    en: {
      subject: 'Your Rebblatt account is closed',
      paragraphs: [
        `The organiser has closed the account of ${companyName} (${email}). All devices have been signed out.`,
        'If you have questions, please contact the organiser.',
      ],
    },
  });
};

/** Sent to the old address, so that a change by somebody else is noticed. */
export const emailChangedMail = (exhibitor: MailedExhibitor, newEmail: string): MailOrder => {
  const { companyName, email } = exhibitor;
  return mailTo(exhibitor, 'email-changed', {
    de: {
      subject: 'Ihre E-Mail-Adresse für Rebblatt wurde geändert',
      paragraphs: [
        `Das Konto von ${companyName} meldet sich ab jetzt mit der Adresse ${newEmail} an. Die bisherige Adresse ${email} gilt nicht mehr.`,
        'Waren Sie das nicht, melden Sie sich bitte sofort bei der Messeleitung.',
      ],
    },
    fr: {
      subject: 'Votre adresse e-mail pour Rebblatt a été modifiée',
      paragraphs: [
        `Le compte de ${companyName} se connecte désormais avec l’adresse ${newEmail}. L’ancienne adresse ${email} n’est plus valable.`,
        'Si ce n’était pas vous, adressez-vous tout de suite à la direction du salon.',
      ],
    },
    en: {
      subject: 'Your e-mail address for Rebblatt has been changed',
      paragraphs: [
        `From now on the account of ${companyName} signs in with the address ${newEmail}. The old address ${email} is no longer valid.`,
        'If this was not you, please contact the organiser at once.',
      ],
    },
  });
};
