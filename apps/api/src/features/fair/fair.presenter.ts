import type { Fair } from '@rebblatt/contracts';
import type { FairRow as Row } from './fair.queries.ts';

/** The fair on the wire, whether it was ever filled in or not. */
export const presentFair = (row: Row | null): Fair => ({
  name: row?.name ?? null,
  contact_name: row?.contactName ?? null,
  phone: row?.phone ?? null,
  email: row?.email ?? null,
  hours: row?.hours ?? null,
  hours_fr: row?.hoursFr ?? null,
  hours_en: row?.hoursEn ?? null,
  signature: row?.signature ?? null,
  signature_fr: row?.signatureFr ?? null,
  signature_en: row?.signatureEn ?? null,
  sender_email: row?.senderEmail ?? null,
  logo: row?.logoFile ? { name: row.logoFile.name, stamp: row.logoFile.sha256 } : null,
  version: row?.version ?? 1,
});
