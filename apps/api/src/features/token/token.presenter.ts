import type { TokenItem } from '@rebblatt/contracts';
import type { TokenRow } from './token.queries.ts';

/** A token on the wire, without the token. */
export const presentToken = (row: TokenRow): TokenItem => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_used: row.last_used?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});
