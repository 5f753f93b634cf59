import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { findShownCorrections } from '../correction/correction.queries.ts';
import { listPulls } from '../release/pull/pull.queries.ts';
import { listRemarks } from '../release/pull/remark.queries.ts';
import { inQueueOrder, presentWaitingPage } from './waiting.presenter.ts';
import { listWaitingPages } from './waiting.queries.ts';

/** The pages that wait for the organiser's decision. */
export function waitingRoutes({ db }: { db: Database }): Endpoint[] {
  return [
    endpoint(
      'GET /catalog/:id/waiting-pages',
      {
        allow: administrators,
        summary:
          'List the pages that wait for a decision, the longest wait first and those with an open correction last',
      },
      async ({ params }) => {
        found(await findCatalog(db.prisma, params.id));
        const rows = await listWaitingPages(db, params.id);
        const ids = rows.map(({ id }) => id);
        const [pulls, remarks] = [await listPulls(db, ids), await listRemarks(db.prisma, ids)];
        const corrections = await findShownCorrections(db, ids);
        return {
          data: inQueueOrder(
            rows.map((row) => presentWaitingPage(row, pulls, remarks, corrections.get(row.id))),
          ),
          total: rows.length,
        };
      },
    ),
  ];
}
