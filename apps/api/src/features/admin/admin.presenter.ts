import type { AccountItem, AdminItem } from '@rebblatt/contracts';
import type { User } from '../../lib/generated/prisma/client.ts';
import type { AdminRow } from './admin.queries.ts';

/** An administrator on the wire. */
export const presentAdmin = (row: AdminRow): AdminItem => ({
  ...row,
  active: row.active ? 1 : 0,
  last_sign_in: row.last_sign_in?.toISOString() ?? null,
});

/** The caller's own account on the wire. */
export const presentAccount = ({ email, name, language }: User, row: AdminRow): AccountItem => ({
  id: row.id,
  email,
  name,
  role: row.role,
  language,
  version: row.version,
});
