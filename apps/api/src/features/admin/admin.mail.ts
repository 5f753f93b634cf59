import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** Notifies a new administrator of the account. The password is never written in a mail. */
export const adminMadeMail = (admin: Recipient, publicUrl: string): MailOrder => {
  const [login, forgotten] = [`${publicUrl}/login`, `${publicUrl}/forgot-password`];
  return mailTo(admin, 'admin-created', {
    de: {
      subject: 'Ihr Konto für Rebblatt',
      paragraphs: [
        `Für Sie wurde ein Konto der Messeleitung eröffnet. Melden Sie sich mit ${admin.email} und dem Passwort an, das man Ihnen genannt hat:`,
        login,
        'Hat man Ihnen keines genannt, setzen Sie hier selbst eines:',
        forgotten,
      ],
    },
    fr: {
      subject: 'Votre compte Rebblatt',
      paragraphs: [
        `Un compte de la direction du salon a été ouvert pour vous. Connectez-vous avec ${admin.email} et le mot de passe que l’on vous a indiqué :`,
        login,
        'Si l’on ne vous en a pas indiqué, choisissez-en un vous-même ici :',
        forgotten,
      ],
    },
    en: {
      subject: 'Your Rebblatt account',
      paragraphs: [
        `An account for running the fair has been opened for you. Sign in with ${admin.email} and the password you were given:`,
        login,
        'If you were given none, set one yourself here:',
        forgotten,
      ],
    },
  });
};

/** Notifies an administrator, at the old address, that the account has a new one. */
export const adminEmailMail = (admin: Recipient, email: string): MailOrder =>
  mailTo(admin, 'email-changed', {
    de: {
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      paragraphs: [
        `Ihr Konto für Rebblatt hat jetzt die E-Mail-Adresse ${email}; mit der bisherigen können Sie sich nicht mehr anmelden.`,
        'Wissen Sie nichts davon, melden Sie sich bitte sofort bei den anderen der Messeleitung.',
      ],
    },
    fr: {
      subject: 'L’adresse e-mail de votre compte a été modifiée',
      paragraphs: [
        `Votre compte Rebblatt a maintenant l’adresse e-mail ${email} ; vous ne pouvez plus vous connecter avec l’ancienne.`,
        'Si vous n’êtes au courant de rien, adressez-vous tout de suite aux autres membres de la direction du salon.',
      ],
    },
    en: {
      subject: 'The e-mail address of your account has been changed',
      paragraphs: [
        `Your Rebblatt account now has the e-mail address ${email}; you can no longer sign in with the old one.`,
        'If you know nothing of this, please contact the others who run the fair at once.',
      ],
    },
  });

/** Notifies an administrator that the account is closed. */
export const adminClosedMail = (admin: Recipient): MailOrder =>
  mailTo(admin, 'admin-closed', {
    de: {
      subject: 'Ihr Konto für Rebblatt ist geschlossen',
      paragraphs: [`Das Konto ${admin.email} ist geschlossen. Anmelden können Sie sich damit nicht mehr.`],
    },
    fr: {
      subject: 'Votre compte Rebblatt est fermé',
      paragraphs: [`Le compte ${admin.email} est fermé. Vous ne pouvez plus vous connecter avec ce compte.`],
    },
    en: {
      subject: 'Your Rebblatt account is closed',
      paragraphs: [`The account ${admin.email} is closed. You can no longer sign in with it.`],
    },
  });
