import type { MailKind } from '@rebblatt/contracts';
import { mailingText, releaseStates } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';
import { groupBy } from '../group-by.ts';
import { addDays, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import type { Story } from './insert-demo.ts';
import type { PageEntry } from './pages.ts';

/** The address of the demo; links in its mails start with it. */
const AT = 'http://127.0.0.1:8000';
const ADMIN = 'admin@rebblatt.test';
const REGARDS = 'Freundliche Grüsse\nRebblatt';

/** The organiser's message to everybody in the middle of the collection. */
const NEWS = {
  subject: 'Aufbau und Anlieferung',
  text: 'Guten Tag\n\nDie Schiffe sind ab Donnerstag um 7 Uhr offen. Bitte liefern Sie Ihre Weine über den Steg Bürkliplatz an und melden Sie sich dort bei der Standleitung; Gläser und Spülbecher stehen bereit.\n\nDenken Sie an Ihre Katalogseiten: Was bis zum Ende der Datensammlung nicht freigegeben ist, wird nicht gedruckt.\n\nFreundliche Grüsse\nAnna Meier',
};

const written = (day: string) => day.split('-').reverse().join('.');
const letter = (...paragraphs: string[]) => ['Guten Tag', ...paragraphs, REGARDS].join('\n\n');
const titleOf = ({ pageType }: PageEntry) => (pageType === 1 ? 'Weinseite' : 'Inserateseite');

interface DemoMail {
  kind: MailKind;
  to: { id: number; email: string };
  subject: string;
  text: string;
  at: string;
  replyTo?: string;
}

/** Within a minute all mails were sent, except to one company whose address no longer exists. */
function rowOf({ kind, to, subject, text, at, replyTo }: DemoMail, gone: number | undefined): Row {
  const failed = kind === 'mailing' && to.id === gone;
  return {
    kind,
    recipient: to.email,
    user_id: to.id,
    language: 'de',
    subject,
    text,
    reply_to: replyTo ?? null,
    state: failed ? 'failed' : 'sent',
    error: failed ? `550 5.1.1 <${to.email}>: Recipient address rejected: User unknown` : null,
    created_at: at,
    sent_at: failed ? null : new Date(Date.parse(at) + 60_000).toISOString(),
  };
}

/** This year's mails so far: decisions about pages, one message to everybody, yesterday's reminder. */
export function buildMails({ exhibitors, books, today }: Story): {
  mails: Row[];
  reminders: Row[];
  runs: Row[];
} {
  const { fair, booths, pages } = books.at(-1) ?? { fair: undefined, booths: [], pages: [] };
  if (!fair) return { mails: [], reminders: [], runs: [] };
  const byId = new Map(exhibitors.map((exhibitor) => [exhibitor.id, exhibitor]));
  const own = pages.flatMap((page) => {
    const exhibitor = byId.get(page.exhibitorId ?? 0);
    return exhibitor?.active ? [{ page, exhibitor }] : [];
  });
  const admin = { id: accountIds.admin, email: ADMIN };
  const mails: DemoMail[] = [];

  for (const { page, exhibitor } of own) {
    const about = `${titleOf(page)} auf Position ${page.position} im Katalog «${fair.name}»`;
    if (page.releasedAt)
      mails.push({
        kind: 'page-released',
        to: admin,
        subject: `Freigegeben: ${titleOf(page)} ${page.position}, ${exhibitor.name}`,
        text: letter(
          `${exhibitor.name} hat die ${about} freigegeben. Sie wartet auf Ihren Entscheid:`,
          `${AT}/active-catalog/page/edit/${page.id}`,
        ),
        at: page.releasedAt,
      });
    if (page.decidedAt) mails.push(decision(page, exhibitor, about));
  }

  const newsAt = momentOn(addDays(today, -15), 9, 30);
  for (const { exhibitor } of booths)
    if (exhibitor.active)
      mails.push({
        kind: 'mailing',
        to: exhibitor,
        subject: NEWS.subject,
        text: mailingText(NEWS.text, 'de', fair.name),
        at: newsAt,
        replyTo: ADMIN,
      });

  const remindedAt = momentOn(addDays(today, -1), 7);
  const open = own.filter(
    ({ page }) => page.active && (page.pageType === 1 || page.pageType === 2) && isOpenThen(page, remindedAt),
  );
  for (const lines of groupBy(open, ({ exhibitor }) => exhibitor.id).values())
    mails.push(reminder(lines, fair, remindedAt));

  const gone = booths.at(-1)?.exhibitor.id;
  return {
    mails: mails.sort((a, b) => a.at.localeCompare(b.at)).map((mail) => rowOf(mail, gone)),
    reminders: open.map(({ page, exhibitor }) => ({
      catalog_id: fair.id,
      exhibitor_id: exhibitor.id,
      line: `page-${page.id}`,
      at: remindedAt,
    })),
    runs: [
      {
        catalog_id: fair.id,
        on: addDays(today, -1),
        mails: new Set(open.map(({ exhibitor }) => exhibitor.id)).size,
      },
    ],
  };
}

const isOpenThen = ({ state, releasedAt }: PageEntry, at: string) =>
  state === releaseStates.draft || state === releaseStates.rejected || (releasedAt ?? '') > at;

function decision(page: PageEntry, exhibitor: ExhibitorEntry, about: string): DemoMail {
  const link = `${AT}/exhibitor-page/edit/${page.id}`;
  const at = page.decidedAt ?? page.createdAt;
  if (page.state !== releaseStates.rejected)
    return {
      kind: 'page-accepted',
      to: exhibitor,
      subject: `Ihre ${titleOf(page)} ist angenommen`,
      text: letter(`Ihre ${about} ist angenommen und wird gedruckt.`, link),
      at,
    };
  return {
    kind: 'page-rejected',
    to: exhibitor,
    subject: `Ihre ${titleOf(page)} braucht eine Änderung`,
    text: letter(
      `Ihre ${about} wurde abgelehnt. Bitte ändern Sie die Seite und geben Sie sie noch einmal frei.`,
      `Bemerkung der Messeleitung:\n${page.comment ?? ''}`,
      link,
    ),
    at,
  };
}

function reminder(
  lines: { page: PageEntry; exhibitor: ExhibitorEntry }[],
  fair: { name: string; to: string },
  at: string,
): DemoMail {
  const [first] = lines as [{ page: PageEntry; exhibitor: ExhibitorEntry }];
  const sentences = lines.map(({ page }) => {
    const said = page.state === releaseStates.rejected ? 'wurde abgelehnt' : 'ist noch nicht freigegeben';
    return `Ihre ${titleOf(page)} auf Position ${page.position} ${said}:\n${AT}/exhibitor-page/edit/${page.id}`;
  });
  return {
    kind: 'reminder',
    to: first.exhibitor,
    subject: `Erinnerung: Katalog «${fair.name}»`,
    text: letter(
      `Die Datensammlung für den Katalog «${fair.name}» endet am ${written(fair.to)}. Von ${first.exhibitor.name} fehlt uns noch:`,
      ...sentences,
      'Haben Sie das inzwischen erledigt, brauchen Sie nichts mehr zu tun.',
    ),
    at,
  };
}
