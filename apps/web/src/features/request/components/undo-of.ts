import type { AdminRequestItem } from '@rebblatt/contracts';
import { errorText } from '../../../lib/error-text.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { type Message, notify } from '../../../ui/snackbar-store.ts';
import { takeBackRequest } from '../request.api.ts';

/** What the message about a decision on a waiting request offers: to take it back. */
export function undoOf(t: Translate, saved: AdminRequestItem, onUndone?: () => void): Message['action'] {
  const { company_name: name } = saved.exhibitor;
  async function takeBack() {
    try {
      await takeBackRequest(saved);
      onUndone?.();
      notify(
        'success',
        t(($) => $.request.undone, { name }),
      );
    } catch (error) {
      notify('danger', errorText(t, error));
    }
  }
  return { label: t(($) => $.ui.undo), run: () => void takeBack() };
}
