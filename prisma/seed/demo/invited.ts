import { randomBytes } from 'node:crypto';
import type { Row } from '../bulk-insert.ts';
import { addDays, momentOn } from './calendar.ts';
import { demoSignature } from './fair.ts';
import type { Insert } from './insert-demo.ts';

/** Companies of last year's list that have not set their password: what became of the invitation of each. */
const invited = [
  { company: 'Weinkeller Hasliberg', contact: 'Regula Tanner', city: 'Meiringen', zip: '3860', days: 1 },
  { company: 'Kellerei Sonnhalde', contact: 'Urs Bolliger', city: 'Stäfa', zip: '8712', days: 6, opened: 4 },
  { company: 'Weinhandlung Torgasse', contact: 'Ines Roth', city: 'Zug', zip: '6300', days: 6, gone: true },
];

/** So many days an invitation holds. */
const DAYS = 30;

const addressOf = (company: string) =>
  `info@${company.toLowerCase().replaceAll('ä', 'ae').replaceAll(' ', '-')}.test`;

const letter = (company: string, email: string) =>
  [
    'Guten Tag',
    `Wir laden ${company} ein, den Messekatalog mitzugestalten: Weine und Preise erfassen, die eigenen Seiten füllen und freigeben.`,
    `Das Konto mit der E-Mail-Adresse ${email} ist vorbereitet. Über den Link in dieser E-Mail setzen Sie Ihr Passwort; er gilt ${DAYS} Tage.`,
    `Freundliche Grüsse\n${demoSignature}`,
  ].join('\n\n');

/**
 * Inserts companies that were invited: one has not looked yet, one has, and the mail to one came back.
 * @param first the id of the first of their accounts
 * @param today YYYY-MM-DD
 * @returns the mails to them, which belong between the others by their time
 */
export async function insertInvited(insert: Insert, first: number, today: string): Promise<Row[]> {
  const rows = invited.map((one, at) => ({
    ...one,
    id: first + at,
    email: addressOf(one.company),
    sentAt: momentOn(addDays(today, -one.days), 8, 40 + at),
  }));
  await insert(
    'user',
    rows.map(({ id, email, sentAt }) => ({
      ...{ id, email, role: 'EXHIBITOR', active: false },
      ...{ created_at: sentAt, updated_at: sentAt },
    })),
  );
  await insert(
    'exhibitor',
    rows.map(({ id, company, contact, city, zip }) => ({
      ...{ id, company_name: company, contact_person: contact, zip_code: zip, city },
    })),
  );
  await insert(
    'invitation',
    rows.map(({ id, days, opened, sentAt }) => ({
      user_id: id,
      // Nobody knows the key: it is in no mail.
      token_hash: randomBytes(32).toString('hex'),
      sent_at: sentAt,
      expires_at: momentOn(addDays(today, DAYS - days), 8, 40),
      opened_at: opened === undefined ? null : momentOn(addDays(today, -opened), 21, 17),
    })),
  );
  return rows.map(({ id, company, email, gone = false, sentAt }) => ({
    ...{ kind: 'invitation', recipient: email, user_id: id, language: 'de' },
    ...{ subject: 'Einladung zum Messekatalog', text: letter(company, email), reply_to: null },
    state: gone ? 'failed' : 'sent',
    error: gone ? `550 5.1.1 <${email}>: Recipient address rejected: User unknown` : null,
    created_at: sentAt,
    sent_at: gone ? null : new Date(Date.parse(sentAt) + 60_000).toISOString(),
  }));
}
