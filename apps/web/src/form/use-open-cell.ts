import { useRef } from 'react';

/**
 * Keeps what is being typed in one cell of a list together with the list: every letter is kept, and draws no list anew.
 *
 * @param list what is kept of the list; the same until it changes
 * @returns `work` for `useKeptWork`, the same until something changes, and `type` for what is typed; null when it is left
 */
export function useOpenCell<List extends object, Open>(list: List | undefined) {
  const last = useRef<{
    open: Open | null;
    list: List | undefined;
    work: (List & { open: Open | null }) | undefined;
  }>({ open: null, list: undefined, work: undefined });
  return {
    work() {
      const { open, list: before, work } = last.current;
      if (before === list && work?.open === open) return work;
      const now = list && { ...list, open };
      last.current = { open, list, work: now };
      return now;
    },
    type(open: Open | null) {
      last.current.open = open;
    },
  };
}
