import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { ownAccountOf } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { endOtherSessions, endSession } from './own-session.commands.ts';
import { presentOpenSession } from './own-session.presenter.ts';
import { findOpenSessions } from './own-session.queries.ts';

/** The open sessions of whoever asks, and their end. An administrator who works as an exhibitor sees the exhibitor's. */
export function ownSessionRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const accountOf = (actor: Actor) => ownAccountOf(actor) ?? actor.userId;
  return [
    endpoint(
      'GET /account/session',
      { allow: signedIn, needs: 'read', summary: 'List my open sessions' },
      async ({ actor }) => {
        const rows = await findOpenSessions(tools.db, accountOf(actor));
        return { data: rows.map((row) => presentOpenSession(row, actor.sessionId)) };
      },
    ),

    endpoint(
      'DELETE /account/session',
      { allow: signedIn, needs: 'read', summary: 'End all my other sessions' },
      async ({ actor }) => ({ data: { ended: await endOtherSessions(tools, actor, accountOf(actor)) } }),
    ),

    endpoint(
      'DELETE /account/session/:id',
      { allow: signedIn, needs: 'read', summary: 'End one of my sessions' },
      async ({ actor, params: { id } }) => {
        await endSession(tools, actor, accountOf(actor), id);
        return { data: { id } };
      },
    ),
  ];
}
