import { administrators, anyone } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { updateFair } from './fair.commands.ts';
import { presentFair } from './fair.presenter.ts';
import { findFair } from './fair.queries.ts';

/** The fair's name and the organiser's contact, which everybody may read: whoever cannot sign in needs it most. */
export function fairRoutes({ db }: { db: Database }): Endpoint[] {
  const show = async () => presentFair(await findFair(db.prisma));
  return [
    endpoint('GET /fair', { allow: anyone, summary: 'Say whose fair it is and whom to ask' }, async () => ({
      data: await show(),
    })),

    endpoint(
      'PUT /fair',
      { allow: administrators, summary: 'Set the name of the fair and the organiser’s contact' },
      async ({ actor, body }) => {
        await orStale(updateFair(db, actor, body), show);
        return { data: await show() };
      },
    ),
  ];
}
