import { superAdministrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../lib/clock.ts';
import { lookAt, type Watched } from './operations.queries.ts';
import { pointsOf } from './operations.rules.ts';

/** How the installation is, for the super administrator. */
export const operationsRoutes = (context: Watched & { clock: Clock }): Endpoint[] => [
  endpoint(
    'GET /operations',
    { allow: superAdministrators, summary: 'Show how the installation is, what is wrong first' },
    async () => ({ data: pointsOf(await lookAt(context), context.clock.now()) }),
  ),
];
