import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { loadPacks } from './base-data.commands.ts';
import { findPacks } from './base-data.queries.ts';

/** Reference data that the product brings along, for an installation that has none. */
export const baseDataRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint(
    'GET /base-data',
    { allow: administrators, summary: 'Say what base data could be added' },
    async () => {
      const data = await findPacks(db.prisma);
      return { data, total: data.length };
    },
  ),

  endpoint(
    'POST /base-data',
    { allow: administrators, summary: 'Add base data that is missing' },
    async ({ actor, body }) => ({ data: { added: await loadPacks(db, actor, body.packs) } }),
  ),
];
