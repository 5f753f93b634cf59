import type {
  BookPage,
  LeafQuery,
  PageStanding,
  PageType,
  ReleaseState,
  WinePageInput,
} from '@rebblatt/contracts';
import { ads, isGeneratedPage, winePages } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { joinSql, sql } from '../../../lib/sql.ts';
import { findLook } from '../../catalog/look.queries.ts';
import { standingSql } from '../../page/standing/page-standing.queries.ts';
import { findGeneratedPage } from '../generated-page.queries.ts';
import { nameAtRelease } from '../name-at-release.queries.ts';
import type { ExhibitorPage } from '../printed-name.rules.ts';
import { printedCompanyOf, printedFactsOf } from '../printed-name.rules.ts';
import { countPlanned, placePlanned } from './plan.rules.ts';

/** A page of a catalogue as the plan of its book knows it: what it takes to lay out registers and wine tour. */
export interface PlanPage {
  id: number;
  position: number;
  page_type: PageType;
  /** What a register lists that the organiser has chosen. */
  register_kind: string | null;
  active: boolean;
  state: ReleaseState;
  standing: PageStanding;
  exhibitor_id: number | null;
  company_name: string | null;
  /** What a released wine page prints of its exhibitor and of its stand. */
  printed: Pick<WinePageInput, 'company' | 'stand'> | null;
  stand_id: number | null;
  released_at: Date | null;
  /** What its exhibitor was called when an ad was released, where it has another name by now. */
  called: ExhibitorPage['called'];
  description: string | null;
  /** How many pages the uploaded file has. */
  content_pages: number | null;
  /** The wines on it, as released or else as they are now. */
  wine_ids: number[];
}

/** All pages of a catalogue in order, whether the book would print them now or not. */
export const listPlannedPages = (db: Database, catalogId: number): Promise<PlanPage[]> =>
  db.query<PlanPage>(sql`
    SELECT p.id, p.position, p.page_type, p.register_kind, p.active, p.state::text AS state, ${standingSql} AS standing,
      p.exhibitor_id, e.company_name, p.description, p.content_pages, p.stand_id, p.released_at,
      CASE WHEN p.page_type IN (${joinSql(ads)}) AND p.state IN ('released', 'accepted') THEN ${nameAtRelease} END AS called,
      CASE WHEN p.page_type IN (${joinSql(winePages)}) THEN p.printed - 'wine_ids' END AS printed,
      CASE WHEN p.page_type NOT IN (${joinSql(winePages)}) OR NOT p.active THEN '[]'::jsonb
        WHEN p.printed IS NOT NULL THEN p.printed->'wine_ids'
        ELSE (SELECT coalesce(jsonb_agg(w.wine_id), '[]') FROM page_category_wine w WHERE w.page_id = p.id)
      END AS wine_ids
    FROM page p LEFT JOIN exhibitor e ON e.id = p.exhibitor_id
    WHERE p.catalog_id = ${catalogId} ORDER BY p.position`);

const ofExhibitor = (page: PlanPage): ExhibitorPage[] => {
  const { id: pageId, exhibitor_id: exhibitorId, wine_ids: wineIds, stand_id, called } = page;
  if (exhibitorId === null) return [];
  const printed = page.printed && printedFactsOf(page.printed, stand_id);
  return [{ pageId, exhibitorId, wineIds, printed, releasedAt: page.released_at, called }];
};

/** The pages with their exhibitors called as a book of exactly these pages calls them. */
export function calledAsPrinted(pages: PlanPage[]): PlanPage[] {
  const printed = pages.flatMap(ofExhibitor);
  return pages.map((page) => {
    const { company_name, exhibitor_id } = page;
    if (exhibitor_id === null || company_name === null) return page;
    const living = { company_name, city: null };
    return { ...page, company_name: printedCompanyOf(exhibitor_id, printed, living).company_name };
  });
}

/** Whether the book would print the page now, or once every active page is accepted and has its file. */
export const isIn: Record<LeafQuery['scope'], (page: PlanPage) => boolean> = {
  planned: ({ active }) => active,
  now: ({ standing }) => standing === 'accepted' || standing === 'ready',
};

/**
 * The registers and the wine tour among these pages, by page id, as a book of exactly these pages has them. Their
 * numbers are page ids until the book is numbered.
 */
export async function findGenerated(
  db: Database,
  catalogId: number,
  pages: PlanPage[],
): Promise<Map<number, BookPage>> {
  const printed = pages.flatMap(ofExhibitor);
  const found = new Map<number, BookPage>();
  for (const { id, page_type, register_kind: kind } of pages) {
    if (isGeneratedPage(page_type))
      found.set(id, await findGeneratedPage(db, catalogId, { id, type: page_type, kind }, printed));
  }
  return found;
}

/** How many printed pages the book of a catalogue has once every active page is accepted and has its file. */
export async function countPlannedPages(db: Database, catalogId: number): Promise<number> {
  const pages = (await listPlannedPages(db, catalogId)).filter(isIn.planned);
  const look = await findLook(db.prisma, catalogId);
  return countPlanned(placePlanned(pages, await findGenerated(db, catalogId, pages), look));
}

/**
 * The book as it would be printed now.
 * @returns the number that a page at a position would have: one more than all printed pages before it
 */
export async function findNumbers(db: Database, catalogId: number): Promise<(position: number) => number> {
  const pages = (await listPlannedPages(db, catalogId)).filter(isIn.now);
  const look = await findLook(db.prisma, catalogId);
  const placed = placePlanned(pages, await findGenerated(db, catalogId, pages), look);
  return (position) => 1 + countPlanned(placed.filter(({ page }) => page.position < position));
}
