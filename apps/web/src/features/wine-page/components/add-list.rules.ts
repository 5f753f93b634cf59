import type { CandidateWine, OfferedWine, PageCategoryItem } from '@rebblatt/contracts';
import { containsWords, suitsSizes } from '@rebblatt/contracts';
import type { NewPrice } from './adding.ts';
import { wineName } from './content.rules.ts';

type Sizes = Pick<PageCategoryItem, 'bottle_size1_id' | 'bottle_size1' | 'bottle_size2_id' | 'bottle_size2'>;

/** The bottle sizes of a category that are set, in order. */
export function setSizes(sizes: Sizes): NewPrice['size'][] {
  const both = [
    { id: sizes.bottle_size1_id, size: sizes.bottle_size1?.size },
    { id: sizes.bottle_size2_id, size: sizes.bottle_size2?.size },
  ];
  return both.flatMap(({ id, size }) => (id === null || size === undefined ? [] : [{ id, size }]));
}

/** The size for which a wine is asked a price before it is added; null when it has one for any size that is set. */
export function lackedSize(wine: CandidateWine, sizes: Sizes): NewPrice['size'] | null {
  const wanted = setSizes(sizes);
  const has = wine.bottle_sizes.map(({ bottle_size_id }) => bottle_size_id);
  return wanted.some(({ id }) => has.includes(id)) ? null : (wanted[0] ?? null);
}

/** Whether the category takes the wine as it is. */
export const fitsAlready = (wine: CandidateWine, sizes: Sizes): boolean =>
  suitsSizes(
    [sizes.bottle_size1_id, sizes.bottle_size2_id],
    wine.bottle_sizes.map(({ bottle_size_id }) => bottle_size_id),
  );

/** The wines whose name or year contains every word. */
export const found = <Wine extends CandidateWine>(wines: readonly Wine[], search: string): Wine[] =>
  wines.filter((wine) => containsWords(wineName(wine), search));

/** The ids between two rows, both included, in whichever order they were clicked. */
export function between(wines: readonly { id: number }[], from: number, to: number): number[] {
  const ids = wines.map(({ id }) => id);
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b) as [number, number];
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

/**
 * The wines that no page has yet, in the order in which they were entered, as a price list that was just imported has
 * them; then all others by name, as they come. A group without wines is left out.
 */
export function groupsOf(wines: readonly OfferedWine[]) {
  const fresh = wines.filter(({ on_page }) => on_page === 0).sort((a, b) => a.id - b.id);
  const others = wines.filter(({ on_page }) => on_page === 1);
  const groups = [
    { name: 'fresh', wines: fresh },
    { name: 'others', wines: others },
  ] as const;
  return groups.filter((group) => group.wines.length > 0);
}
