import type { MailDetail, MailItem } from '@rebblatt/contracts';
import type { MailRow } from './mail-out.queries.ts';
import { holdsKey } from './mail-out.rules.ts';

/** A mail on the wire, without its text. */
export const presentMail = (row: MailRow): MailItem => ({
  ...row,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
});

/** A mail with its text, which is left out when it contains a key. */
export const presentMailDetail = (row: MailRow & { text: string; reply_to: string | null }): MailDetail => ({
  ...presentMail(row),
  text: holdsKey(row.kind) ? null : row.text,
  reply_to: row.reply_to,
});
