import type { BodyOf, NoteItem } from '@rebblatt/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The notes about a company, the newest first. */
export const notesOf = (exhibitorId: number) =>
  queryOptions({
    queryKey: ['note', exhibitorId],
    queryFn: async () => (await call('GET /note', { query: { exhibitor_id: exhibitorId } })).data,
  });

/** The open notes that say to ask again by today, the longest due first. */
export const dueNotes = () =>
  queryOptions({
    queryKey: ['note', 'due'],
    queryFn: async () => (await call('GET /note/due')).data,
  });

/** The list of exhibitors says when to ask again. */
const changed = () =>
  Promise.all(
    [['note'], ['exhibitor', 'list']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

export async function addNote(body: BodyOf<'POST /note'>): Promise<NoteItem> {
  const { data } = await call('POST /note', { body });
  await changed();
  return data;
}

export async function changeNote(id: number, body: BodyOf<'PUT /note/:id'>): Promise<NoteItem> {
  const { data } = await call('PUT /note/:id', { id, body });
  await changed();
  return data;
}

export async function removeNote(id: number): Promise<void> {
  await call('DELETE /note/:id', { id });
  await changed();
}

/** Takes the removal of a note back. */
export async function restoreNote(id: number): Promise<void> {
  await call('POST /note/:id/restore', { id });
  await changed();
}
