import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../lib/later.ts';
import { notify } from './snackbar-store.ts';

/**
 * A part of a control that is fetched when somebody first needs it, and is there for every screen from then on.
 *
 * @returns a hook that gives the part, once it is here; what fetches and shows it, and gives false without a
 *   connection, having said so while the screen stays as it is; and what fetches it without changing anything yet
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
