import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findOpenLines } from '../reminder/reminder.queries.ts';
import { listProgress } from './progress.queries.ts';
import { presentProgress, presentStanding } from './standing.presenter.ts';
import { findStanding } from './standing.queries.ts';

/** Where a catalogue stands: what waits for the organiser, and what is missing. */
export const standingRoutes = ({ db, clock }: { db: Database; clock: Clock }): Endpoint[] => [
  endpoint(
    'GET /catalog/:id/standing',
    { allow: administrators, summary: 'Tell where a catalogue stands' },
    async ({ actor, params: { id } }) => ({
      data: presentStanding(found(await findStanding({ db, clock }, actor, id)), clock),
    }),
  ),

  endpoint(
    'GET /catalog/:id/progress',
    { allow: administrators, summary: 'Tell how far the exhibitors of a catalogue are' },
    async ({ params: { id } }) => {
      found(await findCatalog(db.prisma, id));
      const [rows, lines] = [await listProgress(db, id), await findOpenLines(db.prisma, id, clock.now())];
      const data = rows.map((row) => presentProgress(row, lines));
      return { data, total: data.length };
    },
  ),
];
