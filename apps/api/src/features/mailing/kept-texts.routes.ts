import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { dropText, keepText, replaceText } from './kept-texts.commands.ts';
import { findKeptText, listKeptTexts } from './kept-texts.queries.ts';
import { presentKeptText } from './mailing.presenter.ts';

/** The messages to companies that the organisers keep. */
export function keptTextRoutes({ db }: { db: Database }): Endpoint[] {
  const allow = administrators;
  const show = async (id: number) => presentKeptText(found(await findKeptText(db.prisma, id)));
  return [
    endpoint('GET /mail-text', { allow, summary: 'List the kept messages' }, async () => {
      const rows = await listKeptTexts(db);
      return { data: rows.map(presentKeptText), total: rows.length };
    }),

    endpoint(
      'POST /mail-text',
      { allow, summary: 'Keep a message under a name', status: 201 },
      async ({ actor, body }) => ({ data: await show(await keepText(db, actor, body)) }),
    ),

    endpoint(
      'PUT /mail-text/:id',
      { allow, summary: 'Replace a kept message' },
      async ({ actor, params: { id }, body }) => {
        await orStale(replaceText(db, actor, id, body), () => show(id));
        return { data: await show(id) };
      },
    ),

    endpoint(
      'DELETE /mail-text/:id',
      { allow, summary: 'Delete a kept message' },
      async ({ actor, params: { id } }) => {
        await dropText(db, actor, id);
        return { data: { id } };
      },
    ),
  ];
}
