import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offerWork, takeWork } from '../lib/kept-work.ts';
import { personOf, sessionStore } from '../lib/session.ts';
import { notify } from '../ui/snackbar-store.ts';

/**
 * Brings back what somebody had typed here when their session ended, and offers what they type now to be kept.
 *
 * @param name tells it apart from the other forms of the screen
 * @param work what is typed and not saved; undefined when there is nothing
 * @param restore puts kept work back
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
