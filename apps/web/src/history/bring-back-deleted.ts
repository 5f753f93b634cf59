import type { HistoryThing } from '@rebblatt/contracts';
import { queryClient } from '../lib/query-client.ts';
import { bringBack, historyBeside } from './history.api.ts';

/** How many rows back the deletion of a thing can be: it is the newest one of it. */
const ROWS = 5;

/** Brings back what was deleted last, as the history does. Throws if the history has no such deletion. */
export async function bringBackDeleted(thing: HistoryThing, id: number): Promise<void> {
  const { data } = await queryClient.fetchQuery(historyBeside(thing, id, ROWS));
  const deletion = data.find((row) => row.action === 'delete' && row.entity === thing);
  if (!deletion) throw new Error('The history does not have this deletion.');
  await bringBack(deletion.id);
}
