import { useEffect, useRef } from 'react';

/** Fetches what comes next while the current one is looked at; what fails is fetched again when it is shown. */
export function usePrefetch<Item extends { id: number }>(
  item: Item | undefined,
  fetch: (item: Item) => Promise<unknown>,
): void {
  const latest = useRef({ item, fetch });
  latest.current = { item, fetch };
  const id = item?.id;
  useEffect(() => {
    const wanted = latest.current;
    if (id !== undefined && wanted.item) wanted.fetch(wanted.item).catch(() => undefined);
  }, [id]);
}
