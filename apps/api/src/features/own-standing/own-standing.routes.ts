import { exhibitors } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { findOwnActiveCatalog } from '../catalog/deadline.queries.ts';
import { countOwnThings, findOwnPages } from './own-standing.queries.ts';

/** What an exhibitor still has to do. */
export const ownStandingRoutes = ({ db, clock }: { db: Database; clock: Clock }): Endpoint[] => [
  endpoint(
    'GET /own-standing',
    { allow: exhibitors, summary: 'What the exhibitor still has to do for the active catalogue' },
    async ({ actor }) => {
      const catalog = await findOwnActiveCatalog(db.prisma, clock, actor);
      const [pages, counts] = await Promise.all([
        catalog ? findOwnPages(db, actor.userId, catalog.id) : [],
        countOwnThings(db, actor.userId),
      ]);
      return { data: { pages, ...counts } };
    },
  ),
];
