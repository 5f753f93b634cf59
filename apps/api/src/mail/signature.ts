import type { Language, MailKind } from '@rebblatt/contracts';
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
  /** What stands below the regards in each language, where the organiser has written it. */
  signatures: Record<Language, string | null>;
  /** The address that mails come from, where it is not the one of the installation. */
  from: string | null;
  /** The picture above the mails, by its content. */
  logo: string | null;
}

const NOBODY: Sender = {
  ...{ name: null, contactName: null, phone: null, email: null, from: null, logo: null },
  signatures: { de: null, fr: null, en: null },
};

/** The fair and the organiser's contact; all null when nobody has filled them in. */
export async function findSender(tx: Pick<Tx, '$queryRaw'>): Promise<Sender> {
  const rows = await tx.$queryRaw<Sender[]>(
    sql`SELECT name, contact_name AS "contactName", phone, email, sender_email AS from,
      json_build_object('de', signature, 'fr', signature_fr, 'en', signature_en) AS signatures,
      (SELECT sha256 FROM file WHERE id = logo_file_id) AS logo
      FROM fair WHERE id = 1`,
  );
  return rows[0] ?? NOBODY;
}

/**
 * A mail's text with the organiser's signature in its language in place of the product's name below the regards; without one
 * the fair's name and the contact. A text that somebody signed themselves stays as it is.
 */
export function signed(text: string, language: Language, sender: Sender): string {
  const { name, contactName, phone, email, signatures } = sender;
  const ending = `\n${PRODUCT}`;
  if (!text.endsWith(ending)) return text;
  const contact = [contactName, phone, email].filter(Boolean).join(', ');
  const below = signatures[language] ?? [name ?? PRODUCT, contact].filter(Boolean).join('\n');
  return text.slice(0, -PRODUCT.length) + below;
}

/** Mails about an account, whose subject says of what: to its owner that is the fair. */
const ofAccounts: readonly MailKind[] = [
  ...(['exhibitor-activated', 'exhibitor-created', 'exhibitor-deactivated', 'email-changed'] as const),
  ...(['password-reset', 'password-changed', 'password-set', 'new-browser'] as const),
];

/** The subject of a mail with the fair's name in place of the product's, which no exhibitor knows. */
export const ofFair = (kind: MailKind, subject: string, { name }: Sender): string =>
  name !== null && ofAccounts.includes(kind) ? subject.replace(PRODUCT, () => name) : subject;
