import { MAX_RETURNED_TOTAL_MB } from '@rebblatt/contracts';
import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { MB } from '../../http/upload.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { withNearest } from '../../lib/nearest-exhibitors.ts';
import { sql } from '../../lib/sql.ts';
import { markReturned, sendAgain } from './mail-out.commands.ts';
import { presentMail, presentMailDetail } from './mail-out.presenter.ts';
import { findMail, listMails } from './mail-out.queries.ts';
import { checkReturned, takeOverReturned } from './returned.commands.ts';

/** Letters as JSON are longer than in a file. */
const MAX_RETURNS_BYTES = 2 * MAX_RETURNED_TOTAL_MB * MB;

/** The mails that the product has sent, for administrators. */
export function mailOutRoutes({ db }: { db: Database }): Endpoint[] {
  const show = async (id: number) => ({ data: presentMailDetail(found(await findMail(db, id))) });
  return [
    endpoint(
      'GET /mail/:perPage/:page',
      { allow: administrators, summary: 'List sent and waiting mails' },
      async ({ query, params }) => {
        const { rows, ...listed } = await listMails(db, query, params);
        const among = sql`EXISTS (SELECT FROM mail m WHERE m.user_id = e.id)`;
        return { data: rows.map(presentMail), ...(await withNearest(db, listed, query, among)) };
      },
    ),

    endpoint('GET /mail/:id', { allow: administrators, summary: 'Show a mail' }, ({ params }) =>
      show(params.id),
    ),

    endpoint(
      'POST /mail/send-again/:id',
      { allow: administrators, summary: 'Send a failed mail once more' },
      async ({ actor, params }) => {
        await sendAgain(db, actor, params.id);
        return show(params.id);
      },
    ),

    endpoint(
      'POST /mail/returns/check',
      {
        allow: administrators,
        summary: 'Say what mails that came back are about',
        maxBodyBytes: MAX_RETURNS_BYTES,
      },
      async ({ body }) => ({ data: await checkReturned(db, body) }),
    ),

    endpoint(
      'POST /mail/returns',
      {
        allow: administrators,
        summary: 'Take over mails that came back',
        maxBodyBytes: MAX_RETURNS_BYTES,
      },
      async ({ actor, body }) => ({ data: await takeOverReturned(db, actor, body) }),
    ),

    endpoint(
      'POST /mail/returned/:id',
      { allow: administrators, summary: 'Say that a mail came back' },
      async ({ actor, params }) => {
        await markReturned(db, actor, params.id);
        return show(params.id);
      },
    ),
  ];
}
