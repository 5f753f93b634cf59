import { hasWines } from '@rebblatt/contracts';
import type { Row } from '../bulk-insert.ts';
import type { FairBook } from './build-fairs.ts';
import { momentOn } from './calendar.ts';
import { accountIds } from './exhibitors.ts';
import type { PageEntry } from './pages.ts';

/** Two of five exhibitors filled their pages from last year's. */
const imports = (exhibitorId: number) => exhibitorId % 5 < 2;

/** Which pages of this year were filled from last year's page of the same exhibitor and heading. */
export function buildImports(lastYear: FairBook, thisYear: FairBook): Row[] {
  const filled = thisYear.pages.filter(
    ({ pageType, categories }) => hasWines(pageType) && categories.length > 0,
  );
  // The demo winery has imported one page; its others of last year can be imported in the demo.
  const ownFirst = filled.find(({ exhibitorId }) => exhibitorId === accountIds.ownWinery);
  const targets = filled.filter((page) =>
    page.exhibitorId === accountIds.ownWinery ? page === ownFirst : imports(page.exhibitorId ?? 0),
  );
  const used = new Set<number>();
  return targets.flatMap((target) => {
    const source = lastYear.pages.find((page) => isSource(page, target) && !used.has(page.id));
    if (!source) return [];
    used.add(source.id);
    return [
      { target_page_id: target.id, source_page_id: source.id, created_at: momentOn(thisYear.fair.from, 14) },
    ];
  });
}

const isSource = (page: PageEntry, target: PageEntry) =>
  hasWines(page.pageType) &&
  page.exhibitorId === target.exhibitorId &&
  page.pageTitleId === target.pageTitleId;
