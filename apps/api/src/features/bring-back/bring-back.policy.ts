import { isAdministrator } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { partiesOf } from '../../lib/history.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';

/**
 * Rows `h` of the history that are deletions which an account may undo: administrators all; exhibitors what they
 * themselves deleted, as long as the message about it may still be on a screen.
 */
export function undoableDeletions(actor: Actor): Sql {
  if (isAdministrator(actor.role)) return sql`TRUE`;
  return sql`h.exhibitor_id = ${actor.userId} AND h.actor_id = ${partiesOf(actor).who}
    AND h.at > now() - interval '1 hour'`;
}
