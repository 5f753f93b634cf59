import { useWhenChanged } from '../../../ui/use-when-changed.ts';
/** Fetches what comes next while the current one is looked at; what fails is fetched again when it is shown. */
export function usePrefetch<Item extends { id: number }>(
  items: readonly Item[],
  fetch: (item: Item) => Promise<unknown>,
): void {
  useWhenChanged([items.map(({ id }) => id).join()], () => {
    for (const item of items) fetch(item).catch(() => undefined);
  });
}
