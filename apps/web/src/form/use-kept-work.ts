import { useEffect, useLayoutEffect, useRef } from 'react';
import { offerWork, takeWork } from '../lib/kept-work.ts';
import { personOf, sessionStore } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { notify } from '../ui/snackbar-store.ts';

/**
 * Restores what the user had typed here when the session ended, and keeps what is being typed now in case it
 * ends.
 *
 * @param name distinguishes it from the other forms of the screen
 * @param work what is typed and not saved; undefined if there is nothing
 * @param restore is called with the kept work
 */
export function useKeptWork<Work>(
  name: string,
  work: () => Work | undefined,
  restore: (kept: Work) => void,
): void {
  const { t } = useTranslation();
  const latest = useRef({ work, restore });
  useLayoutEffect(() => {
    latest.current = { work, restore };
  });
  useEffect(() => {
    const session = sessionStore.get();
    if (!session) return;
    const kept = takeWork(personOf(session), name);
    if (kept !== undefined) {
      latest.current.restore(kept as Work);
      notify(
        'info',
        t(($) => $.unsaved.restored),
      );
    }
    return offerWork(name, () => latest.current.work());
  }, [name, t]);
}
