import { errorText } from '../lib/error-text.ts';
import { later } from '../lib/later.ts';
import type { Translate } from '../lib/text-key.ts';
import { notify } from '../ui/snackbar-store.ts';

const part = later(() => import('./history.api.ts'));

/** The action of the message about a deletion: brings the thing back as the history does. */
export const undoDeletion = (t: Translate, thing: 'wine' | 'logo' | 'page', id: number, name: string) => {
  const action = {
    label: t(($) => $.ui.undo),
    run: () => void run(),
  };
  async function run() {
    try {
      await (await part.fetch()).undoLastDeletion(thing, id);
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
