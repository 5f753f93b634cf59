import { useEffect, useRef } from 'react';

/** Fetches what comes next while the current one is looked at; what fails is fetched again when it is shown. */
export function usePrefetch<Item extends { id: number }>(
  items: readonly Item[],
  fetch: (item: Item) => Promise<unknown>,
): void {
  const latest = useRef({ items, fetch });
  latest.current = { items, fetch };
  const ids = items.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: others come next
  useEffect(() => {
    const { items: next, fetch: get } = latest.current;
    for (const item of next) get(item).catch(() => undefined);
  }, [ids]);
}
