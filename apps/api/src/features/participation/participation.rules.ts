interface EarlierPage {
  pageType: number;
  pageTitleId: number | null;
  standId: number | null;
}

/**
 * The pages of last time that an exhibitor does not have yet, by type: who had three wine pages and has one gets the
 * second and the third.
 * @param last the pages of last time, by position
 * @param have the types of the pages that exist already
 */
export function pagesMissing<Page extends EarlierPage>(
  last: readonly Page[],
  have: readonly number[],
): Page[] {
  const left = new Map<number, number>();
  for (const type of have) left.set(type, (left.get(type) ?? 0) + 1);
  return last.filter(({ pageType }) => {
    const known = left.get(pageType) ?? 0;
    left.set(pageType, known - 1);
    return known <= 0;
  });
}

/** The stand of a page taken over: the one of last time if the exhibitor has it again, otherwise the first assigned. */
export const standFor = ({ standId }: EarlierPage, assigned: readonly number[]): number | null =>
  assigned.find((id) => id === standId) ?? assigned[0] ?? null;
