import { listOf, mailItem, mailList, paging } from '@rebblatt/contracts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { get } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { presentMail } from './mail-out.presenter.ts';
import { listMails } from './mail-out.queries.ts';

/** What the product has mailed to whom, for administrators. */
export const mailOutRoutes = ({ db }: { db: Database }): Endpoint[] => [
  get(
    '/mail/:perPage/:page',
    {
      allow: administrators,
      summary: 'List sent and waiting mails',
      params: paging,
      query: mailList,
      reply: listOf(mailItem),
    },
    async ({ query, params }) => {
      const { rows, total } = await listMails(db, query, params);
      return { data: rows.map(presentMail), total };
    },
  ),
];
