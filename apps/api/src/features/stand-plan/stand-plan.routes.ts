import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { RequestTools } from '../request/request.commands.ts';
import { moveStand } from './stand-plan.commands.ts';

/** The plan of the stands of a fair. */
export const standPlanRoutes = (tools: RequestTools): Endpoint[] => [
  endpoint(
    'POST /catalog/:id/stands/move',
    { allow: administrators, summary: 'Give a company another stand, or have two companies exchange theirs' },
    async ({ actor, params: { id }, body }) => ({ data: await moveStand(tools, actor, id, body) }),
  ),
];
