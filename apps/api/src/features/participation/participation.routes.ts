import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { addLastPages } from './participation.commands.ts';
import { presentParticipation } from './participation.presenter.ts';
import { findParticipant, findParticipation } from './participation.queries.ts';

/** Everything of one exhibitor for one catalogue. */
export const participationRoutes = (tools: { db: Database; clock: Clock }): Endpoint[] => [
  endpoint(
    'GET /catalog/:id/progress/:exhibitor',
    { allow: administrators, summary: 'Everything of one exhibitor for one catalogue' },
    async ({ params: { id, exhibitor } }) => {
      found(await findCatalog(tools.db.prisma, id));
      const participant = found(await findParticipant(tools.db, exhibitor));
      return { data: presentParticipation(participant, await findParticipation(tools.db, exhibitor, id)) };
    },
  ),

  endpoint(
    'POST /catalog/:id/progress/:exhibitor/last-pages',
    { allow: administrators, summary: 'Give an exhibitor the pages of last time that are missing' },
    async ({ actor, params: { id, exhibitor } }) => {
      found(await findCatalog(tools.db.prisma, id));
      found(await findParticipant(tools.db, exhibitor));
      return { data: await addLastPages(tools, actor, id, exhibitor) };
    },
  ),
];
