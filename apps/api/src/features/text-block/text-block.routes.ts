import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { createTextBlock, deleteTextBlock, updateTextBlock } from './text-block.commands.ts';
import { presentTextBlock } from './text-block.presenter.ts';
import { findTextBlock, listTextBlocks } from './text-block.queries.ts';

/** The texts that the organiser keeps for rejections. */
export function textBlockRoutes({ db }: { db: Database }): Endpoint[] {
  const show = async (id: number) => presentTextBlock(found(await findTextBlock(db.prisma, id)));

  return [
    endpoint('GET /text-block', { allow: administrators, summary: 'List the text blocks' }, async () => {
      const rows = await listTextBlocks(db);
      return { data: rows.map(presentTextBlock), total: rows.length };
    }),

    endpoint(
      'POST /text-block',
      { allow: administrators, summary: 'Add a text block', status: 201 },
      async ({ actor, body }) => ({ data: await show(await createTextBlock(db, actor, body)) }),
    ),

    endpoint(
      'PUT /text-block/:id',
      { allow: administrators, summary: 'Change a text block or its place' },
      async ({ actor, params: { id }, body }) => {
        await orStale(updateTextBlock(db, actor, id, body), () => show(id));
        return { data: await show(id) };
      },
    ),

    endpoint(
      'DELETE /text-block/:id',
      { allow: administrators, summary: 'Delete a text block' },
      async ({ actor, params: { id } }) => {
        await deleteTextBlock(db, actor, id);
        return { data: { id } };
      },
    ),
  ];
}
