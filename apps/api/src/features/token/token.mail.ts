import type { Recipient } from '../../mail/letter.ts';
import { longDays, mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** Notifies an administrator of a token that was made for their account. */
export const tokenMadeMail = (user: Recipient, name: string): MailOrder =>
  mailTo(user, 'token-made', {
    de: {
      subject: `Neues Token «${name}»`,
      paragraphs: [
        `Für Ihr Konto ${user.email} wurde soeben das Token «${name}» erstellt. Ein Programm, das es hat, liest und ändert damit in Ihrem Namen, was das Token erlaubt.`,
        'Waren Sie das nicht, widerrufen Sie es sofort unter «Token» und setzen Sie ein neues Passwort.',
      ],
    },
    fr: {
      subject: `Nouveau jeton «\u202f${name}\u202f»`,
      paragraphs: [
        `Le jeton «\u202f${name}\u202f» vient d’être créé pour votre compte ${user.email}. Un programme qui l’a lit et modifie en votre nom ce que le jeton permet.`,
        'Si ce n’était pas vous, révoquez-le tout de suite sous «\u202fJetons\u202f» et choisissez un nouveau mot de passe.',
      ],
    },
    en: {
      subject: `New token “${name}”`,
      paragraphs: [
        `The token “${name}” has just been made for your account ${user.email}. A program that has it reads and changes in your name what the token allows.`,
        'If this was not you, revoke it at once under “Tokens” and set a new password.',
      ],
    },
  });

/** Notifies an administrator that a token ends soon. */
export const tokenExpiresMail = (user: Recipient, name: string, day: Date): MailOrder =>
  mailTo(user, 'token-expires', {
    de: {
      subject: `Das Token «${name}» läuft ab`,
      paragraphs: [
        `Das Token «${name}» gilt nur noch bis zum ${longDays.de.format(day)}. Danach werden die Programme abgewiesen, die es benutzen.`,
        'Erstellen Sie vorher unter «Token» ein neues und tragen Sie es dort ein, wo das bisherige steht.',
      ],
    },
    fr: {
      subject: `Le jeton «\u202f${name}\u202f» expire`,
      paragraphs: [
        `Le jeton «\u202f${name}\u202f» n’est plus valable que jusqu’au ${longDays.fr.format(day)}. Ensuite, les programmes qui l’utilisent seront refusés.`,
        'Créez-en auparavant un nouveau sous «\u202fJetons\u202f» et saisissez-le là où se trouve l’ancien.',
      ],
    },
    en: {
      subject: `The token “${name}” expires`,
      paragraphs: [
        `The token “${name}” is valid only until ${longDays.en.format(day)}. After that the programs that use it are refused.`,
        'Make a new one under “Tokens” before that, and enter it where the present one is.',
      ],
    },
  });
