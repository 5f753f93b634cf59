import { errorBodyOf, errorText, statusOf } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { notify } from '../../../ui/snackbar-store.ts';
import { waitingChanged } from '../../release/decide.api.ts';
import type { Queue } from './use-queue.ts';

type Act<Stored> = {
  id: number;
  /** What it is called in messages. */
  name: string;
  act: () => Promise<Stored>;
  /** What was done, as text. */
  done: string;
  /** Takes it back, as long as nobody else has gone on from there. */
  undo: (stored: Stored) => Promise<void>;
};

/** Decides in the background while the queue goes on; a failure brings the thing back, and each deed can be undone. */
export function useDecisions(queue: Pick<Queue<unknown>, 'hide' | 'show'>) {
  const { t } = useTranslation();

  /** @returns whether it was done */
  return async function decide<Stored>({ id, name, act, done, undo }: Act<Stored>): Promise<boolean> {
    queue.hide(id);
    try {
      const stored = await act();
      notify('success', done, undoOf(stored));
      return true;
    } catch (error) {
      queue.show(id);
      void waitingChanged();
      const stale = errorBodyOf(error)?.error === 'conflict.stale';
      notify('danger', stale ? t(($) => $.decide.stale, { name }) : errorText(t, error));
      return false;
    }

    function undoOf(stored: Stored) {
      return { label: t(($) => $.decide.undo), run: () => void takeBack(stored) };
    }

    async function takeBack(stored: Stored) {
      try {
        await undo(stored);
        queue.show(id, true);
        notify(
          'success',
          t(($) => $.decide.undone, { name }),
        );
      } catch (error) {
        const body = errorBodyOf(error);
        // A request says more exactly why.
        const stale = statusOf(error) === 409 && !body?.error?.startsWith('catalog-request.undo');
        // Without an answer it can be tried again.
        const again = body ? undefined : undoOf(stored);
        notify('danger', stale ? t(($) => $.decide.undoStale, { name }) : errorText(t, error), again);
      } finally {
        void waitingChanged();
      }
    }
  };
}
