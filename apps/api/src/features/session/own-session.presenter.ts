import type { SessionItem } from '@rebblatt/contracts';
import { browserOf, placeOf } from './browser.rules.ts';
import type { SessionRow } from './own-session.queries.ts';

/** An open session on the wire. @param current the id of the session that asks */
export const presentOpenSession = (row: SessionRow, current: string): SessionItem => ({
  id: row.id,
  current: row.id === current ? 1 : 0,
  ...browserOf(row.user_agent),
  address: row.ip,
  place: placeOf(row.ip),
  since: row.since.toISOString(),
  last_seen: row.last_seen.toISOString(),
  on_behalf_of: row.on_behalf_of,
});
