import type { Language, MailKind } from '@rebblatt/contracts';
import { isExhibitorPage, letterTo, releaseStates } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';
import { groupBy } from '../group-by.ts';
import { addDays, momentOn } from './calendar.ts';
import { accountIds, type ExhibitorEntry } from './exhibitors.ts';
import type { Story } from './insert-demo.ts';
import { type DemoFair, german, wordsFor } from './mail-words.ts';
import type { PageEntry } from './pages.ts';

/** The address of the demo; links in its mails start with it. */
const AT = 'http://127.0.0.1:8000';
const ADMIN = 'admin@rebblatt.test';

/** The organiser's message to everybody in the middle of the collection. */
const NEWS = {
  subject: 'Aufbau und Anlieferung',
  text: 'Guten Tag {Kontakt}\n\nDie Schiffe sind ab Donnerstag um 7 Uhr offen. Bitte liefern Sie Ihre Weine über den Steg Bürkliplatz an und melden Sie sich dort bei der Standleitung; Gläser und Spülbecher stehen bereit.\n\nDenken Sie an Ihre Katalogseiten: Was bis zum Ende der Datensammlung nicht freigegeben ist, wird nicht gedruckt.\n\nFreundliche Grüsse\nAnna Meier',
  subject_fr: 'Montage et livraison',
  text_fr:
    'Bonjour {contact},\n\nLes bateaux sont ouverts dès jeudi à 7 heures. Livrez vos vins par le débarcadère du Bürkliplatz et annoncez-vous à la direction des stands ; verres et crachoirs sont à disposition.\n\nPensez à vos pages du catalogue : ce qui n’est pas transmis à la fin de la saisie ne sera pas imprimé.\n\nAvec nos meilleures salutations\nAnna Meier',
};

/** What the organiser writes every year. */
export const keptTexts: Row[] = [
  {
    name: 'Anmeldung ist offen',
    subject: 'Die Anmeldung zur Messe ist offen',
    text: 'Guten Tag {Kontakt}\n\nAb heute können Sie Stände und Seiten für die nächste Messe bestellen. Ihre Bestellung vom letzten Mal liegt als Vorschlag bereit; ein Klick genügt.\n\nFreundliche Grüsse\nAnna Meier',
    subject_fr: 'Les inscriptions sont ouvertes',
    text_fr:
      'Bonjour {contact},\n\nVous pouvez dès aujourd’hui commander stands et pages pour le prochain salon. Votre commande de la dernière fois est prête comme proposition ; un clic suffit.\n\nAvec nos meilleures salutations\nAnna Meier',
  },
  {
    name: 'Noch wenige Tage',
    subject: 'Noch {Tage} für Ihre Katalogseiten',
    text: 'Guten Tag {Kontakt}\n\nIn {Tage} endet die Datensammlung. Was bis dahin nicht freigegeben ist, wird nicht gedruckt.\n\nFreundliche Grüsse\nAnna Meier',
  },
];

interface DemoMail {
  kind: MailKind;
  to: { id: number; email: string; language: Language | null };
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
    language: to.language ?? 'de',
    subject,
    text,
    reply_to: replyTo ?? null,
    state: failed ? 'failed' : 'sent',
    error: failed ? `550 5.1.1 <${to.email}>: Recipient address rejected: User unknown` : null,
    created_at: at,
    sent_at: failed ? null : new Date(Date.parse(at) + 60_000).toISOString(),
  };
}

/** The message names nothing but the person. */
const newsTo = ({ name, contact, language }: ExhibitorEntry, fair: DemoFair) => {
  const facts = { company_name: name, contact_person: contact, stands: [], days_left: null };
  return letterTo({ ...facts, language: language ?? 'de' }, NEWS, fair.name);
};

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
  const admin = { id: accountIds.admin, email: ADMIN, language: null };
  const { letter, kind, place } = german;
  const mails: DemoMail[] = [];

  for (const { page, exhibitor } of own) {
    if (page.releasedAt)
      mails.push({
        kind: 'page-released',
        to: admin,
        subject: `Freigegeben: ${kind(page)} ${page.position}, ${exhibitor.name}`,
        text: letter(
          `${exhibitor.name} hat die ${place(page, fair)} freigegeben. Sie wartet auf Ihren Entscheid:`,
          `${AT}/active-catalog/page/edit/${page.id}`,
        ),
        at: page.releasedAt,
      });
    if (page.decidedAt) mails.push(decision(page, exhibitor, fair));
  }

  const newsAt = momentOn(addDays(today, -15), 9, 30);
  for (const { exhibitor } of booths)
    if (exhibitor.active)
      mails.push({
        kind: 'mailing',
        to: exhibitor,
        ...newsTo(exhibitor, fair),
        at: newsAt,
        replyTo: ADMIN,
      });

  const remindedAt = momentOn(addDays(today, -1), 7);
  const open = own.filter(
    ({ page }) => page.active && isExhibitorPage(page.pageType) && isOpenThen(page, remindedAt),
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

function decision(page: PageEntry, exhibitor: ExhibitorEntry, fair: DemoFair): DemoMail {
  const words = wordsFor(exhibitor);
  const rejected = page.state === releaseStates.rejected;
  const { subject, paragraphs } = rejected ? words.rejected(page, fair) : words.accepted(page, fair);
  return {
    kind: rejected ? 'page-rejected' : 'page-accepted',
    to: exhibitor,
    subject,
    text: words.letter(...paragraphs, `${AT}/exhibitor-page/edit/${page.id}`),
    at: page.decidedAt ?? page.createdAt,
  };
}

function reminder(
  lines: { page: PageEntry; exhibitor: ExhibitorEntry }[],
  fair: DemoFair,
  at: string,
): DemoMail {
  const [{ exhibitor }] = lines as [{ page: PageEntry; exhibitor: ExhibitorEntry }];
  const words = wordsFor(exhibitor);
  const open = lines.map(({ page }) => `${words.open(page)}\n${AT}/exhibitor-page/edit/${page.id}`);
  const { subject, paragraphs } = words.reminder(exhibitor.name, fair, open);
  return { kind: 'reminder', to: exhibitor, subject, text: words.letter(...paragraphs), at };
}
