import { writtenDay } from '../../lib/clock.ts';
import type { Recipient } from '../../mail/letter.ts';
import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';

interface Words {
  catalogName: string;
  companyName: string;
  publicUrl: string;
}

/** Tells an exhibitor until when they may work on a catalogue; `until` is the last day, YYYY-MM-DD. */
export function deadlineMail(
  exhibitor: Recipient,
  { catalogName, companyName, publicUrl, until }: Words & { until: string },
): MailOrder {
  const day = writtenDay(until);
  const link = `${publicUrl}/exhibitor-page`;
  return mailTo(exhibitor, 'later-deadline', {
    de: {
      subject: `Katalog «${catalogName}»: Sie haben bis am ${day} Zeit`,
      paragraphs: [
        `Die Messeleitung hat die Frist für ${companyName} verlängert: Sie können Ihre Angaben für den Katalog «${catalogName}» bis und mit ${day} erfassen und Ihre Seiten freigeben. Die neue Frist gilt nur für Sie.`,
        link,
      ],
    },
    fr: {
      subject: `Catalogue « ${catalogName} » : vous avez jusqu’au ${day}`,
      paragraphs: [
        `La direction du salon a prolongé le délai pour ${companyName} : vous pouvez saisir vos données pour le catalogue « ${catalogName} » et transmettre vos pages jusqu’au ${day} inclus. Le nouveau délai ne vaut que pour vous.`,
        link,
      ],
    },
    en: {
      subject: `Catalogue “${catalogName}”: you have until ${day}`,
      paragraphs: [
        `The organiser has extended the deadline for ${companyName}: you can enter your data for the catalogue “${catalogName}” and release your pages until ${day}, that day included. The new deadline is for you only.`,
        link,
      ],
    },
  });
}

/** Tells an exhibitor that the end of the catalogue counts for them again; `end` is its last day, YYYY-MM-DD. */
export function endedDeadlineMail(
  exhibitor: Recipient,
  { catalogName, companyName, publicUrl, end }: Words & { end: string },
): MailOrder {
  const day = writtenDay(end);
  const link = `${publicUrl}/exhibitor-page`;
  return mailTo(exhibitor, 'later-deadline', {
    de: {
      subject: `Katalog «${catalogName}»: wieder die Frist aller Aussteller`,
      paragraphs: [
        `Die Messeleitung hat die Verlängerung für ${companyName} aufgehoben. Für den Katalog «${catalogName}» gilt wieder die Frist aller Aussteller, der ${day}.`,
        link,
      ],
    },
    fr: {
      subject: `Catalogue « ${catalogName} » : de nouveau le délai commun`,
      paragraphs: [
        `La direction du salon a annulé la prolongation accordée à ${companyName}. Pour le catalogue « ${catalogName} », le délai de tous les exposants, le ${day}, s’applique de nouveau.`,
        link,
      ],
    },
    en: {
      subject: `Catalogue “${catalogName}”: everybody’s deadline again`,
      paragraphs: [
        `The organiser has taken back the extension for ${companyName}. For the catalogue “${catalogName}” the deadline of all exhibitors, ${day}, counts again.`,
        link,
      ],
    },
  });
}
