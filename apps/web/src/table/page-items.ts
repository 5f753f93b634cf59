/** Pages shown on either side of the current one. */
const NEIGHBOURS = 2;

/**
 * The page buttons: first and last page and two on either side of the current one; 'gap' means omitted pages.
 * A single omitted page is shown instead of a gap.
 */
export function pageItems(current: number, last: number): (number | 'gap')[] {
  const shown = new Set([1, last]);
  for (let page = current - NEIGHBOURS; page <= current + NEIGHBOURS; page += 1) {
    if (page >= 1 && page <= last) shown.add(page);
  }
  const items: (number | 'gap')[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous === 2) items.push(page - 1);
    else if (page - previous > 2) items.push('gap');
    items.push(page);
    previous = page;
  }
  return items;
}
