import type { PageChange, WaitingPage } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pullChanges } from '../../../history/pull.api.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { zoomStore } from './zoom-store.ts';

/** Whether the marks are hidden; kept from page to page, as long as the product is open. */
const hiddenStore = createStore(false);

/** What changed on a page since the release before, and whether and which of it is looked at. */
export type Marks = {
  /** The number of the release before; null when there is none that can be shown. */
  against: number | null;
  /** Undefined until the server has compared them. */
  changes: PageChange[] | undefined;
  error: Error | null;
  retry: () => void;
  hidden: boolean;
  toggle: () => void;
  /** The index of the place that is shown large; null without one. */
  active: number | null;
  /** Shows a place large, or with the one that is shown the whole page. */
  go: (index: number) => void;
  /** Leaves the place, without changing the zoom. */
  leave: () => void;
};

/** The query of what changed on a page that waits; without an earlier release it must not be asked. */
export const changesOf = ({ id, pull, compare_pull }: Pick<WaitingPage, 'id' | 'pull' | 'compare_pull'>) =>
  pullChanges(id, pull ?? 0, compare_pull ?? 0);

/** The marks of the page that is shown. Key: M. */
export function useMarks(page: WaitingPage | undefined): Marks {
  const against = page?.compare_pull ?? null;
  const { data, error, refetch } = useQuery({
    ...changesOf(page ?? { id: 0, pull: null, compare_pull: null }),
    enabled: against !== null,
  });
  const hidden = useStore(hiddenStore);
  const [chosen, setChosen] = useState({ page: 0, index: 0 });
  const active = page && chosen.page === page.id ? chosen.index : null;
  const leave = () => setChosen({ page: 0, index: 0 });
  const toggle = () => {
    hiddenStore.set(!hidden);
    leave();
  };
  const any = data !== undefined && data.length > 0;
  useKeys(any ? { m: toggle } : {});
  return {
    against,
    changes: against === null ? undefined : data,
    error: against === null ? null : error,
    retry: () => void refetch(),
    hidden,
    toggle,
    active,
    go(index) {
      if (!page) return;
      if (index === active) {
        zoomStore.set('fit');
        leave();
        return;
      }
      hiddenStore.set(false);
      zoomStore.set('double');
      setChosen({ page: page.id, index });
    },
    leave,
  };
}
