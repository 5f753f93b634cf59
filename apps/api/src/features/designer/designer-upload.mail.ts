import { mailTo } from '../../mail/letter.ts';
import type { MailOrder } from '../../mail/queue.ts';
import type { LockedPage } from '../page/page.queries.ts';

/** Tells the exhibitor that a file came by a link; null for a page that belongs to nobody. */
export function designerUploadMail(
  { id, position, exhibitor, catalog }: LockedPage,
  publicUrl: string,
): MailOrder | null {
  if (!exhibitor) return null;
  const link = `${publicUrl}/exhibitor-page/edit/${id}`;
  return mailTo(exhibitor.user, 'designer-upload', {
    de: {
      subject: `Neue Datei für Ihr Inserat auf Position ${position}`,
      paragraphs: [
        `Über den Link für die Grafikerin ist eine neue PDF-Datei für Ihr Inserat auf Position ${position} im Katalog «${catalog.name}» hochgeladen worden. Sie wird geprüft. Sehen Sie sie sich an und geben Sie die Seite frei:`,
        link,
      ],
    },
    fr: {
      subject: `Nouveau fichier pour votre annonce en position ${position}`,
      paragraphs: [
        `Un nouveau fichier PDF a été envoyé par le lien pour la graphiste, pour votre annonce en position ${position} du catalogue «\u202f${catalog.name}\u202f». Il est en cours de contrôle. Regardez-le, puis transmettez la page\u202f:`,
        link,
      ],
    },
    en: {
      subject: `New file for your advertisement at position ${position}`,
      paragraphs: [
        `A new PDF file for your advertisement at position ${position} in the catalogue “${catalog.name}” was uploaded by the designer’s link. It is being checked. Please look at it and release the page:`,
        link,
      ],
    },
  });
}
