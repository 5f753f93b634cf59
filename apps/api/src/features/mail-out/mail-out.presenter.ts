import type { MailItem } from '@rebblatt/contracts';
import type { Mail } from '../../lib/generated/prisma/client.ts';

/** A mail on the wire, without its text. */
export const presentMail = (row: Omit<Mail, 'text'>): MailItem => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  user_id: row.userId,
  subject: row.subject,
  state: row.state,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
});
