import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import type { DeadlineTools } from './deadline.commands.ts';
import { setDeadline } from './deadline.commands.ts';
import { addLastPages } from './participation.commands.ts';
import { presentParticipation } from './participation.presenter.ts';
import { findLaterUntil, findParticipant, findParticipation } from './participation.queries.ts';

/** Everything of one exhibitor for one catalogue. */
export const participationRoutes = (tools: DeadlineTools): Endpoint[] => [
  endpoint(
    'GET /catalog/:id/progress/:exhibitor',
    { allow: administrators, summary: 'Everything of one exhibitor for one catalogue' },
    async ({ params: { id, exhibitor } }) => {
      found(await findCatalog(tools.db.prisma, id));
      const participant = found(await findParticipant(tools.db, exhibitor), 'exhibitor');
      return { data: presentParticipation(participant, await findParticipation(tools.db, exhibitor, id)) };
    },
  ),

  endpoint(
    'PUT /catalog/:id/progress/:exhibitor/deadline',
    { allow: administrators, summary: 'Give an exhibitor a later last day in a catalogue, or take it away' },
    async ({ actor, params: { id, exhibitor }, body }) => {
      found(await findCatalog(tools.db.prisma, id));
      found(await findParticipant(tools.db, exhibitor), 'exhibitor');
      await setDeadline(tools, actor, id, exhibitor, body);
      return { data: { later_until: await findLaterUntil(tools.db.prisma, exhibitor, id) } };
    },
  ),

  endpoint(
    'POST /catalog/:id/progress/:exhibitor/last-pages',
    { allow: administrators, summary: 'Give an exhibitor the pages of last time that are missing' },
    async ({ actor, params: { id, exhibitor } }) => {
      found(await findCatalog(tools.db.prisma, id));
      found(await findParticipant(tools.db, exhibitor), 'exhibitor');
      return { data: await addLastPages(tools, actor, id, exhibitor) };
    },
  ),
];
