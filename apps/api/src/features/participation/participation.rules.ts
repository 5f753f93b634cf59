/** A page that an exhibitor has already. */
export interface MadePage {
  pageType: number;
  pageTitleId: number | null;
}

interface EarlierPage extends MadePage {
  standId: number | null;
}

/** Takes the first element out of a list that fits. @returns whether there was one */
function takeOut<Item>(list: Item[], fits: (item: Item) => boolean): boolean {
  const at = list.findIndex(fits);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/**
 * The pages of last time that an exhibitor does not have yet: as many of a type as there are fewer of it. A page counts
 * for the one with its title; one with a title of its own counts for the first one left.
 * @param last the pages of last time, by position
 */
export function pagesMissing<Page extends EarlierPage>(
  last: readonly Page[],
  have: readonly MadePage[],
): Page[] {
  const left = [...have];
  const others = last.filter(
    ({ pageType, pageTitleId }) =>
      !takeOut(left, (page) => page.pageType === pageType && page.pageTitleId === pageTitleId),
  );
  return others.filter(({ pageType }) => !takeOut(left, (page) => page.pageType === pageType));
}

/** The stand of a page taken over: the one of last time if the exhibitor has it again, otherwise the first assigned. */
export const standFor = ({ standId }: EarlierPage, assigned: readonly number[]): number | null =>
  assigned.find((id) => id === standId) ?? assigned[0] ?? null;
