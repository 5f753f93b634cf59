import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { dismissStatus } from './upload-status.commands.ts';
import { presentStatus } from './upload-status.presenter.ts';
import { listStatuses } from './upload-status.queries.ts';

/** The bell: every account sees and dismisses its own entries, also an administrator's. */
export const uploadStatusRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint(
    'GET /status/:perPage/:page',
    { allow: signedIn, summary: 'List what is being processed for me' },
    async ({ actor, query, params }) => {
      const { rows, total } = await listStatuses(db, actor.userId, query, params);
      return { data: rows.map(presentStatus), total };
    },
  ),

  endpoint(
    'DELETE /status/:id',
    { allow: signedIn, needs: 'read', summary: 'Dismiss a status item' },
    async ({ actor, params }) => {
      await dismissStatus(db, actor.userId, params.id);
      return { data: { id: params.id } };
    },
  ),
];
