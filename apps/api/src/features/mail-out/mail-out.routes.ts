import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { presentMail } from './mail-out.presenter.ts';
import { listMails } from './mail-out.queries.ts';

/** What the product has mailed to whom, for administrators. */
export const mailOutRoutes = ({ db }: { db: Database }): Endpoint[] => [
  endpoint(
    'GET /mail/:perPage/:page',
    { allow: administrators, summary: 'List sent and waiting mails' },
    async ({ query, params }) => {
      const { rows, total } = await listMails(db, query, params);
      return { data: rows.map(presentMail), total };
    },
  ),
];
