import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

/** Shows the organiser what a mail of the fair looks like, and that it arrives. */
export const trialMail = (user: Recipient, publicUrl: string): MailOrder =>
  mailTo(user, 'trial', {
    de: {
      subject: 'Probe: So sehen die E-Mails Ihrer Messe aus',
      paragraphs: [
        'Diese E-Mail haben Sie beim Einrichten selbst verlangt. Liegt sie in Ihrem Posteingang und nicht bei der Werbung, kommen auch die anderen an: Einladungen, Erinnerungen, Entscheide.',
        'Antworten Sie einmal darauf: Die Antwort muss dort ankommen, wo Sie die Fragen der Aussteller lesen.',
        `${publicUrl}/setup`,
      ],
    },
    fr: {
      subject: 'Essai : voici à quoi ressemblent les e-mails de votre salon',
      paragraphs: [
        'Vous avez demandé vous-même cet e-mail en préparant le salon. S’il est dans votre boîte de réception et non parmi le courrier indésirable, les autres arriveront aussi : invitations, rappels, décisions.',
        'Répondez-y une fois : la réponse doit arriver là où vous lisez les questions des exposants.',
        `${publicUrl}/setup`,
      ],
    },
    en: {
      subject: 'Trial: what the mails of your fair look like',
      paragraphs: [
        'You asked for this mail yourself while setting up. If it lies in your inbox and not among the advertising, the others will arrive too: invitations, reminders, decisions.',
        'Reply to it once: the reply must arrive where you read the exhibitors’ questions.',
        `${publicUrl}/setup`,
      ],
    },
  });
