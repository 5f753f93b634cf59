import type { MailOrder } from '../../../mail/queue.ts';
import type { ReleaseStep } from './release.rules.ts';

/** What a mail about a page names. */
interface ReleasedPage {
  id: number;
  position: number;
  pageType: number;
  companyName: string;
  catalogName: string;
  /** The organiser's remark. */
  comment: string | null;
}

type Recipient = { id: number; email: string };

const kindOf = ({ pageType }: ReleasedPage) =>
  ({ 1: 'Weinseite', 2: 'Inserateseite' })[pageType] ?? 'Inhaltsseite';

const titleOf = (page: ReleasedPage) => `${kindOf(page)} ${page.position}, ${page.companyName}`;

const letter = (paragraphs: string[]) => ['Guten Tag', ...paragraphs].join('\n\n');

const forExhibitor = (page: ReleasedPage, publicUrl: string) => `${publicUrl}/exhibitor-page/edit/${page.id}`;
const forAdmin = (page: ReleasedPage, publicUrl: string) =>
  `${publicUrl}/active-catalog/page/edit/${page.id}`;

/** Tells one administrator that a page waits for the decision. */
const releasedMail = (admin: Recipient, page: ReleasedPage, publicUrl: string): MailOrder => ({
  kind: 'page-released',
  recipient: admin.email,
  userId: admin.id,
  subject: `Freigegeben: ${titleOf(page)}`,
  text: letter([
    `${page.companyName} hat die ${kindOf(page)} auf Position ${page.position} im Katalog «${page.catalogName}» freigegeben. Sie wartet auf Ihren Entscheid:`,
    forAdmin(page, publicUrl),
  ]),
});

/** Tells one administrator that a page does not wait any more. */
const takenBackMail = (admin: Recipient, page: ReleasedPage, publicUrl: string): MailOrder => ({
  kind: 'page-taken-back',
  recipient: admin.email,
  userId: admin.id,
  subject: `Zurückgezogen: ${titleOf(page)}`,
  text: letter([
    `${page.companyName} hat die Freigabe der ${kindOf(page)} auf Position ${page.position} im Katalog «${page.catalogName}» zurückgezogen, um die Seite noch zu ändern. Sie hören wieder von uns, wenn sie neu freigegeben ist.`,
    forAdmin(page, publicUrl),
  ]),
});

/** What administrators read after a step of the exhibitor. */
export const administratorMails: Partial<
  Record<ReleaseStep, (admin: Recipient, page: ReleasedPage, publicUrl: string) => MailOrder>
> = { release: releasedMail, cancel: takenBackMail };

/** Tells the exhibitor that the organiser released the page for them. */
const releasedForYouMail = (exhibitor: Recipient, page: ReleasedPage, publicUrl: string): MailOrder => ({
  kind: 'page-released',
  recipient: exhibitor.email,
  userId: exhibitor.id,
  subject: `Ihre ${kindOf(page)} wurde freigegeben`,
  text: letter([
    `Die Messeleitung hat Ihre ${kindOf(page)} auf Position ${page.position} im Katalog «${page.catalogName}» freigegeben. Sie kann nun nicht mehr bearbeitet werden:`,
    forExhibitor(page, publicUrl),
  ]),
});

const decided =
  (kind: string, subject: (page: ReleasedPage) => string, said: (page: ReleasedPage) => string) =>
  (exhibitor: Recipient, page: ReleasedPage, publicUrl: string): MailOrder => ({
    kind,
    recipient: exhibitor.email,
    userId: exhibitor.id,
    subject: subject(page),
    text: letter([
      said(page),
      ...(page.comment ? [`Bemerkung der Messeleitung:\n${page.comment}`] : []),
      forExhibitor(page, publicUrl),
    ]),
  });

const place = (page: ReleasedPage) =>
  `Ihre ${kindOf(page)} auf Position ${page.position} im Katalog «${page.catalogName}»`;

/** What the exhibitor reads after each step of the organiser. */
export const exhibitorMails: Record<
  ReleaseStep,
  (exhibitor: Recipient, page: ReleasedPage, publicUrl: string) => MailOrder
> = {
  release: releasedForYouMail,
  accept: decided(
    'page-accepted',
    (page) => `Ihre ${kindOf(page)} ist angenommen`,
    (page) => `${place(page)} ist angenommen und wird gedruckt.`,
  ),
  reject: decided(
    'page-rejected',
    (page) => `Ihre ${kindOf(page)} braucht eine Änderung`,
    (page) =>
      `${place(page)} wurde abgelehnt. Bitte ändern Sie die Seite und geben Sie sie noch einmal frei.`,
  ),
  withdraw: decided(
    'page-acceptance-withdrawn',
    (page) => `Ihre ${kindOf(page)} wird noch einmal geprüft`,
    (page) => `Die Annahme wurde zurückgenommen: ${place(page)} wird noch einmal geprüft.`,
  ),
  cancel: decided(
    'page-release-cancelled',
    (page) => `Die Freigabe Ihrer ${kindOf(page)} wurde aufgehoben`,
    (page) =>
      `${place(page)} ist nicht mehr freigegeben. Sie können sie wieder bearbeiten und danach neu freigeben.`,
  ),
};
