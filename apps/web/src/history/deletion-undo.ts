import type { HistoryThing } from '@rebblatt/contracts';
import { errorText } from '../lib/error-text.ts';
import { queryClient } from '../lib/query-client.ts';
import type { Translate } from '../lib/text-key.ts';
import { notify } from '../ui/snackbar-store.ts';
import { bringBack, historyBeside } from './history.api.ts';

/** How many rows back the deletion of a thing can be: it is the newest one of it. */
const ROWS = 5;

/** The action of the message about a deletion: brings the thing back as the history does, for administrators. */
export const undoDeletion = (t: Translate, thing: HistoryThing, id: number, name: string) => {
  const action = {
    label: t(($) => $.ui.undo),
    run: () => void run(),
  };
  async function run() {
    try {
      const { data } = await queryClient.fetchQuery(historyBeside(thing, id, ROWS));
      const deletion = data.find((row) => row.action === 'delete' && row.entity === thing);
      if (!deletion) throw new Error('The history does not have this deletion.');
      await bringBack(deletion.id);
      notify(
        'success',
        t(($) => $.ui.broughtBack, { name }),
      );
    } catch (error) {
      notify('danger', errorText(t, error), action);
    }
  }
  return action;
};
