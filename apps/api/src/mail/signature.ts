import type { Tx } from '../lib/database.ts';
import { sql } from '../lib/sql.ts';

/** Signs the mails of an installation whose fair has no name yet. */
export const PRODUCT = 'Rebblatt';

/** Who signs a mail and gets the replies, as far as the organiser has said it. */
export interface Sender {
  name: string | null;
  contactName: string | null;
  phone: string | null;
  email: string | null;
}

/** The fair and the organiser's contact; all null when nobody has filled them in. */
export async function findSender(tx: Pick<Tx, '$queryRaw'>): Promise<Sender> {
  const rows = await tx.$queryRaw<Sender[]>(
    sql`SELECT name, contact_name AS "contactName", phone, email FROM fair WHERE id = 1`,
  );
  return rows[0] ?? { name: null, contactName: null, phone: null, email: null };
}

/**
 * A mail's text with the fair's name and the organiser's contact in place of the product's name below the regards. A text
 * that somebody signed themselves stays as it is.
 */
export function signed(text: string, { name, contactName, phone, email }: Sender): string {
  const ending = `\n${PRODUCT}`;
  if (!text.endsWith(ending)) return text;
  const contact = [contactName, phone, email].filter(Boolean).join(', ');
  return text.slice(0, -PRODUCT.length) + [name ?? PRODUCT, contact].filter(Boolean).join('\n');
}
