import type { Fair } from '@rebblatt/contracts';
import type { Fair as Row } from '../../lib/generated/prisma/client.ts';

/** The fair on the wire, whether it was ever filled in or not. */
export const presentFair = (row: Row | null): Fair => ({
  name: row?.name ?? null,
  contact_name: row?.contactName ?? null,
  phone: row?.phone ?? null,
  email: row?.email ?? null,
  hours: row?.hours ?? null,
  version: row?.version ?? 1,
});
