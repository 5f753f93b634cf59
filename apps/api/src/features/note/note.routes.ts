import { administrators } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { found } from '../../lib/app-error.ts';
import { type Clock, todayInZurich } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { addNote, changeNote, removeNote, restoreNote } from './note.commands.ts';
import { findNote, listDueNotes, listNotes, presentNote } from './note.queries.ts';

/** What the organisers note about companies for themselves. */
export function noteRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const { db, clock } = tools;
  const show = async (id: number) => presentNote(found(await findNote(db.prisma, id)));

  return [
    endpoint(
      'GET /note',
      { allow: administrators, summary: 'List the notes about a company' },
      async ({ query }) => {
        const data = (await listNotes(db, query.exhibitor_id)).map(presentNote);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'GET /note/due',
      { allow: administrators, summary: 'List the open notes that say to ask again by today' },
      async () => {
        const data = (await listDueNotes(db, todayInZurich(clock))).map(presentNote);
        return { data, total: data.length };
      },
    ),

    endpoint(
      'POST /note',
      { allow: administrators, summary: 'Note something about a company', status: 201 },
      async ({ actor, body }) => ({ data: await show(await addNote(tools, actor, body)) }),
    ),

    endpoint(
      'PUT /note/:id',
      { allow: administrators, summary: 'Change a note, or say that it is done' },
      async ({ actor, params: { id }, body }) => {
        await orStale(changeNote(tools, actor, id, body), () => show(id));
        return { data: await show(id) };
      },
    ),

    endpoint(
      'DELETE /note/:id',
      { allow: administrators, summary: 'Remove a note' },
      async ({ actor, params: { id } }) => {
        await removeNote(tools, actor, id);
        return { data: { id } };
      },
    ),

    endpoint(
      'POST /note/:id/restore',
      { allow: administrators, summary: 'Bring a removed note back' },
      async ({ actor, params: { id } }) => {
        await restoreNote(tools, actor, id);
        return { data: await show(id) };
      },
    ),
  ];
}
