import type { BookPage, PageStanding, PageType, ReleaseState } from '@rebblatt/contracts';
import { EXHIBITOR_REGISTER, REGION_REGISTER, WINE_PAGE, WINETOUR_PAGE } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';
import { findExhibitorRegister, findRegionRegister } from '../kinds/register.queries.ts';
import { findWinetour } from '../kinds/winetour.queries.ts';
import { standingSql } from '../standing/page-standing.queries.ts';

/** A page of a catalogue as the plan of its book knows it: what it takes to lay out registers and wine tour. */
export interface PlanPage {
  id: number;
  position: number;
  page_type: PageType;
  active: boolean;
  state: ReleaseState;
  standing: PageStanding;
  exhibitor_id: number | null;
  company_name: string | null;
  description: string | null;
  /** How many pages the uploaded file has. */
  content_pages: number | null;
  /** The wines on it, as released or else as they are now. */
  wine_ids: number[];
}

/** All pages of a catalogue in order, whether the book would print them now or not. */
export const listPlannedPages = (db: Database, catalogId: number): Promise<PlanPage[]> =>
  db.query<PlanPage>(sql`
    SELECT p.id, p.position, p.page_type, p.active, p.state::text AS state, ${standingSql} AS standing,
      p.exhibitor_id, e.company_name, p.description, p.content_pages,
      CASE WHEN p.page_type <> ${WINE_PAGE} OR NOT p.active THEN '[]'::jsonb
        WHEN p.snapshot IS NOT NULL THEN jsonb_path_query_array(p.snapshot, '$.categories[*].wines[*].id')
        ELSE (SELECT coalesce(jsonb_agg(w.wine_id), '[]') FROM page_category_wine w WHERE w.page_id = p.id)
      END AS wine_ids
    FROM page p LEFT JOIN exhibitor e ON e.id = p.exhibitor_id
    WHERE p.catalog_id = ${catalogId} ORDER BY p.position`);

/**
 * The registers and the wine tour among these pages, by page id, as a book of exactly these pages has them. Their
 * numbers are page ids until the book is numbered.
 */
export async function findGenerated(
  db: Database,
  catalogId: number,
  pages: PlanPage[],
): Promise<Map<number, BookPage>> {
  const printed = pages.flatMap(({ id: pageId, exhibitor_id: exhibitorId, wine_ids: wineIds }) =>
    exhibitorId === null ? [] : [{ pageId, exhibitorId, wineIds }],
  );
  const found = new Map<number, BookPage>();
  for (const { id, page_type } of pages) {
    const bare = { page_id: id, folio: null };
    if (page_type === EXHIBITOR_REGISTER)
      found.set(id, {
        ...bare,
        page_type,
        content: await findExhibitorRegister(db, catalogId, printed),
      });
    if (page_type === REGION_REGISTER)
      found.set(id, { ...bare, page_type, content: await findRegionRegister(db, catalogId, printed) });
    if (page_type === WINETOUR_PAGE)
      found.set(id, { ...bare, page_type, content: await findWinetour(db, catalogId, printed) });
  }
  return found;
}
