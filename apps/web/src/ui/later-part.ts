import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from './snackbar-store.ts';

/**
 * A part of the screen that is fetched when somebody first needs it, and is there for every screen from then on.
 *
 * @returns a hook that gives the part, once it is here, and what fetches it; without a connection that says so and
 *   the screen stays as it is
 */
export function laterPart<Part>(load: () => Promise<Part>) {
  let here: Part | undefined;
  return function usePart(): [part: Part | undefined, fetch: () => void] {
    const { t } = useTranslation();
    const [part, setPart] = useState(() => here);
    async function fetch() {
      if (part) return;
      try {
        here ??= await load();
        setPart(() => here);
      } catch {
        notify(
          'danger',
          t(($) => $.app.networkError),
        );
      }
    }
    return [part, () => void fetch()];
  };
}
