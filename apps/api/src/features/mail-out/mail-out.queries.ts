import type { Language, MailListQuery } from '@rebblatt/contracts';
import type { Database, Tx } from '../../lib/database.ts';
import type { MailState } from '../../lib/generated/prisma/enums.ts';
import type { ListSource } from '../../lib/list-sql.ts';
import { readList } from '../../lib/list-sql.ts';
import type { Sql } from '../../lib/sql.ts';
import { containsText, sql } from '../../lib/sql.ts';

type Filters = NonNullable<MailListQuery['columnFilters']>;

const source: ListSource<Filters> = {
  from: sql`FROM mail m`,
  id: sql`m.id`,
  joins: { exhibitor: { sql: sql`LEFT JOIN exhibitor e ON e.id = m.user_id` } },
  filters: {
    kind: { by: (kind) => sql`m.kind = ${kind}` },
    recipient: { by: (text) => containsText(sql`m.recipient`, text) },
    company_name: { needs: ['exhibitor'], by: (text) => containsText(sql`e.company_name`, text) },
    subject: { by: (text) => containsText(sql`m.subject`, text) },
    state: { by: (state) => sql`m.state = ${state}::mail_state` },
  },
  sorts: {
    kind: { by: sql`m.kind` },
    recipient: { by: sql`m.recipient` },
    company_name: { needs: ['exhibitor'], by: sql`e.company_name` },
    subject: { by: sql`m.subject` },
    state: { by: sql`m.state` },
    created_at: { by: sql`m.created_at` },
    sent_at: { by: sql`m.sent_at` },
    id: { by: sql`m.id` },
  },
  // The newest first; ids grow with time.
  defaultSort: [{ field: 'id', type: 'desc' }],
};

/** A mail as the lists show it. */
export interface MailRow {
  id: number;
  kind: string;
  recipient: string;
  user_id: number | null;
  company_name: string | null;
  language: Language;
  subject: string;
  state: MailState;
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

/** One page of the mails and how many there are, by default the newest first. */
export async function listMails(
  db: Database,
  query: MailListQuery,
  paging: { perPage: number; page: number },
): Promise<{ rows: MailRow[]; total: number }> {
  const company = sql`(SELECT company_name FROM exhibitor x WHERE x.id = m.user_id)`;
  const searched = containsText(sql`concat_ws(' ', m.recipient, m.subject, ${company})`, query.search);
  return readList(db, source, query, query.search ? [searched] : [], paging, rowsOf);
}

const columns = sql`m.id, m.kind, m.recipient, m.user_id, e.company_name, m.language, m.subject, m.state, m.error,
  m.created_at, m.sent_at`;

const rowsOf = (ids: Sql | number[]) => sql`
  SELECT ${columns} FROM unnest(${ids}::int[]) WITH ORDINALITY AS hit (id, n)
  JOIN mail m ON m.id = hit.id LEFT JOIN exhibitor e ON e.id = m.user_id ORDER BY hit.n`;

/** One mail with its text, or null. */
export async function findMail(db: Database, id: number) {
  const [row] = await db.query<MailRow & { text: string; reply_to: string | null }>(sql`
    SELECT ${columns}, m.text, m.reply_to FROM mail m LEFT JOIN exhibitor e ON e.id = m.user_id WHERE m.id = ${id}`);
  return row ?? null;
}

/** A mail locked until the transaction ends, or null. */
export async function lockMail(tx: Tx, id: number) {
  await tx.$queryRaw(sql`SELECT id FROM mail WHERE id = ${id} FOR UPDATE`);
  return tx.mail.findUnique({ where: { id } });
}
