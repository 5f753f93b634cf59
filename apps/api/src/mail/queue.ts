import { type Language, type MailKind, type MailTopic, shownAddress, topicOfMail } from '@rebblatt/contracts';
import { enqueueMany, JOB_CHANNEL } from '../jobs/enqueue.ts';
import type { Tx } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';
import { greeted } from './frame.ts';
import { findSender, ofFair, type Sender, signed } from './signature.ts';

/** A plain-text mail to one person; `mailTo` writes it in their language. */
export interface MailOrder {
  /** What it is about, for the list of sent mails. */
  kind: MailKind;
  recipient: string;
  userId: number | null;
  language: Language;
  subject: string;
  text: string;
  /** The address for replies; by default the organiser's, or without one the sender. */
  replyTo?: string;
  /** What it says to somebody else of the company, by their name, where its own words name the reader. */
  writtenTo?: (person: string) => Pick<MailOrder, 'subject' | 'text'>;
}

/** The job that sends a queued mail. */
export const SEND_MAIL = 'send-mail';

/** The job that sends one which opens an account. */
export const SEND_KEY_MAIL = 'send-key-mail';

/** Mails that somebody waits for at the screen: without them they do not get in. */
const keyMails: MailKind[] = ['password-reset', 'exhibitor-activated', 'exhibitor-created', 'admin-created'];

/** An invitation is one of them, while it is not one of many: those are a mailing, which would take that hand from all others. */
const FEW_INVITATIONS = 10;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The delays before a mail is retried after the server did not accept it: short at first, then an hour. */
export const MAIL_DELAYS_MS = [
  ...[30 * SECOND_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
  60 * MINUTE_MS,
];

const MAIL_HOURS = 72;

/** Three days of retries before a mail fails, because a mail server may be down that long. */
export const MAIL_TRIES = MAIL_DELAYS_MS.length + MAIL_HOURS;

/** A text with the addresses in it as people write them; links name theirs in a form of its own. */
const withShownAddresses = (text: string) => text.replace(/\S+@\S*xn--\S+/gi, shownAddress);

const MAX_SUBJECT = 200;

/** A header is a single line, whatever the input contains. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Queues a mail in the transaction of the change it reports; it is sent after the commit, with retries. */
export async function queueMail(tx: Tx, mail: MailOrder): Promise<void> {
  await queueMails(tx, [mail]);
}

/**
 * Queues many mails in one transaction.
 * @param orderedBy the account that sends them: mails of different accounts alternate, so that a password mail does not
 *   wait for a mailing
 */
export async function queueMails(tx: Tx, mails: MailOrder[], orderedBy: number | null = null): Promise<void> {
  if (mails.length === 0) return;
  await enqueueSending(tx, await writeMails(tx, mails), orderedBy);
}

const FIRST_PASSWORD: Record<Language, string> = {
  de: 'Sie haben noch kein Passwort? Sie setzen es mit dem Link in Ihrer Einladung, oder auf der Seite der Anmeldung mit «Passwort vergessen».',
  fr: 'Vous n’avez pas encore de mot de passe ? Choisissez-le avec le lien de votre invitation, ou à la page de connexion avec « Mot de passe oublié ».',
  en: 'You have no password yet? Set it with the link in your invitation, or on the sign-in page with “Forgot your password?”.',
};

/** Of those whom mails go to, those who have never set a password: its links would lead them to a closed door. */
async function findNewcomers(
  tx: Pick<Tx, '$queryRaw'>,
  mails: readonly MailOrder[],
): Promise<ReadonlySet<number | null>> {
  const ids = mails.flatMap(({ userId }) => userId ?? []);
  const rows = await tx.$queryRaw<{ id: number }[]>(sql`
    SELECT id FROM "user"
    WHERE id = ANY(${ids}::int[]) AND role = 'EXHIBITOR' AND password_hash IS NULL AND closed_at IS NULL`);
  return new Set(rows.map(({ id }) => id));
}

/** Whom mails to accounts go to, by their addresses: owners, and contacts of companies, who get copies. */
interface Addressees {
  /** Person and company, as far as they are known, by address. */
  names: ReadonlyMap<string, string>;
  /** A company's contacts with the mails that they want, by its account. */
  copies: ReadonlyMap<number | null, Copy[]>;
}

/** A contact of a company, with the mails that they want. */
interface Copy {
  email: string;
  person: string | null;
  mails: MailTopic[];
}

async function findAddressees(tx: Pick<Tx, '$queryRaw'>, mails: readonly MailOrder[]): Promise<Addressees> {
  const ids = mails.flatMap(({ userId }) => userId ?? []);
  const rows = await tx.$queryRaw<
    { email: string; of: number; mails: MailTopic[] | null; name: string; person: string | null }[]
  >(sql`
    SELECT u.email, u.id AS of, NULL::text[] AS mails,
      concat_ws(', ', nullif(e.contact_person, ''), e.company_name,
        CASE WHEN e.id IS NULL THEN u.name END) AS name, NULL AS person
    FROM "user" u LEFT JOIN exhibitor e ON e.id = u.id WHERE u.id = ANY(${ids}::int[])
    UNION ALL
    SELECT u.email, e.id, c.mails::text[], concat_ws(', ', nullif(u.name, ''), e.company_name), nullif(u.name, '')
    FROM contact c JOIN "user" u ON u.id = c.id JOIN exhibitor e ON e.id = c.exhibitor_id
    WHERE e.id = ANY(${ids}::int[]) AND c.mails <> '{}' AND u.active
    ORDER BY 1`);
  const copies = new Map<number, Copy[]>();
  for (const { email, of, mails, person } of rows)
    if (mails) copies.set(of, [...(copies.get(of) ?? []), { email, person, mails }]);
  return { names: new Map(rows.map(({ email, name }) => [email, name])), copies };
}

/** Who writes mails, whom they greet, and who of their readers has no password yet. */
interface Readers extends Addressees {
  sender: Sender;
  newcomers: ReadonlySet<number | null>;
}

/** What {@link writtenAs} takes besides the mails themselves. */
export const findReaders = async (
  tx: Pick<Tx, '$queryRaw'>,
  mails: readonly MailOrder[],
): Promise<Readers> => ({
  sender: await findSender(tx),
  newcomers: await findNewcomers(tx, mails),
  ...(await findAddressees(tx, mails)),
});

/**
 * What a mail says as it is sent: to somebody by name, signed by the organiser, and with how to get in for somebody without
 * a password.
 */
export function writtenAs(
  { kind, language, subject, text, userId, recipient }: MailOrder,
  { sender, newcomers, names }: Readers,
) {
  const end = text.lastIndexOf('\n\n');
  // Whoever writes a message greets in words of their own, which the preview shows.
  const name = kind === 'mailing' ? undefined : names.get(recipient);
  const isNew = newcomers.has(userId) && topicOfMail[kind] !== null && end > 0;
  const whole = isNew ? `${text.slice(0, end)}\n\n${FIRST_PASSWORD[language]}${text.slice(end)}` : text;
  return {
    ...{ kind, language },
    subject: oneLine(ofFair(kind, subject, sender)).slice(0, MAX_SUBJECT),
    text: withShownAddresses(greeted(signed(whole, language, sender), language, name)),
  };
}

/**
 * Writes mails, and those to a company also for its contacts who want them.
 * @returns the ids of the written mails
 */
async function writeMails(tx: Tx, mails: MailOrder[]): Promise<number[]> {
  const readers = await findReaders(tx, mails);
  const copiesOf = (mail: MailOrder) => {
    const topic = topicOfMail[mail.kind];
    const wanting = (readers.copies.get(mail.userId) ?? []).filter(
      ({ mails: wanted }) => topic !== null && wanted.includes(topic),
    );
    return wanting.map(({ email, person }) => ({
      ...mail,
      ...(person !== null && mail.writtenTo?.(person)),
      recipient: email,
    }));
  };
  const rows = [...mails, ...mails.flatMap(copiesOf)].map((mail) => ({
    ...writtenAs(mail, readers),
    user_id: mail.userId,
    reply_to: mail.replyTo ?? readers.sender.email,
    recipient: oneLine(mail.recipient),
  }));
  const written = await tx.$queryRaw<{ id: number }[]>(sql`
    WITH m AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS m (kind text, recipient text, user_id int, language language, subject text, text text, reply_to text))
    INSERT INTO mail (kind, recipient, user_id, language, subject, text, reply_to)
    SELECT kind, recipient, user_id, language, subject, text, reply_to FROM m
    RETURNING id`);
  return written.map(({ id }) => id);
}

/** How long a held mail waits: somewhat longer than the screen offers to take back what it tells. */
const HOLD_MS = 20_000;

/**
 * Queues a mail that is held for a while, during which {@link dropHeldMail} can take it back. The hold is in the
 * database, so a restart neither loses the mail nor shortens it.
 * @param about what it is about; the mails about one thing are dropped together
 * @param more what else is stored with the hold
 */
export async function queueHeldMail(
  tx: Tx,
  mail: MailOrder,
  about: string,
  { holdMs = HOLD_MS, more = {} }: { holdMs?: number; more?: object } = {},
): Promise<void> {
  const ids = await writeMails(tx, [mail]);
  await enqueueMany(tx, {
    kind: SEND_MAIL,
    payloads: ids.map((id) => ({ mail_id: id, held_about: about, ...more })),
    maxAttempts: MAIL_TRIES,
    userId: null,
    delayMs: holdMs,
  });
}

/**
 * Drops the mails about something that are still held; one that is being sent is not.
 * @returns whether there was any
 */
export async function dropHeldMail(tx: Tx, about: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: number }[]>(sql`
    WITH dropped AS (
      DELETE FROM job WHERE kind = ${SEND_MAIL} AND state = 'queued' AND attempt = 0
        AND payload ->> 'held_about' = ${about} RETURNING (payload ->> 'mail_id')::int AS mail_id)
    DELETE FROM mail WHERE id IN (SELECT mail_id FROM dropped) RETURNING id`);
  return rows.length > 0;
}

/**
 * Sends the mails about something that are still held.
 * @returns whether there was any
 */
export async function sendHeldMail(tx: Tx, about: string): Promise<boolean> {
  const count = await tx.$executeRaw(sql`
    UPDATE job SET run_at = now() WHERE kind = ${SEND_MAIL} AND state = 'queued' AND attempt = 0
      AND payload ->> 'held_about' = ${about}`);
  if (count > 0) await tx.$executeRaw`SELECT pg_notify(${JOB_CHANNEL}, ${SEND_MAIL})`;
  return count > 0;
}

/** Queues the jobs that send these mails: those that open an account on hands of their own. */
export async function enqueueSending(tx: Tx, mailIds: number[], orderedBy: number | null): Promise<void> {
  const kinds = mailIds.length > FEW_INVITATIONS ? keyMails : [...keyMails, 'invitation' as const];
  const rows = await tx.mail.findMany({
    where: { id: { in: mailIds }, kind: { in: kinds } },
    select: { id: true },
  });
  const keys = new Set(rows.map(({ id }) => id));
  const send = (kind: string, ids: number[]) =>
    enqueueMany(tx, {
      kind,
      payloads: ids.map((id) => ({ mail_id: id })),
      maxAttempts: MAIL_TRIES,
      userId: orderedBy,
    });
  const others = mailIds.filter((id) => !keys.has(id));
  if (keys.size > 0) await send(SEND_KEY_MAIL, [...keys]);
  if (others.length > 0) await send(SEND_MAIL, others);
}
