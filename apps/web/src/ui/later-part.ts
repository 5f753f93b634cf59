import { useState } from 'react';
import { later } from '../lib/later.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { notify } from './snackbar-store.ts';

/**
 * A part of a control that is fetched when it is first needed, and then available to every screen.
 *
 * @returns a hook that returns the part, once it is loaded; a function that fetches and shows it, or reports
 *   the failure and returns false without a connection; and a function that only fetches it
 */
export function laterPart<Part>(load: () => Promise<Part>) {
  const { here, fetch } = later(load);
  return function usePart(): [part: Part | undefined, show: () => Promise<boolean>, prepare: () => void] {
    const { t } = useTranslation();
    const [part, setPart] = useState(here);
    async function show() {
      try {
        const fetched = here() ?? (await fetch());
        setPart(() => fetched);
        return true;
      } catch {
        notify(
          'danger',
          t(($) => $.app.networkError),
        );
        return false;
      }
    }
    return [part, show, () => void fetch().catch(() => undefined)];
  };
}
