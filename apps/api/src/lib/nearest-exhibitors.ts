import { companyAsked } from '@rebblatt/contracts';
import type { Database } from './database.ts';
import type { Sql } from './sql.ts';
import { containingWords, sql } from './sql.ts';

/** The catalogues of the exhibitor `e`, the newest first. */
export const catalogsOf = sql`ARRAY(SELECT c.id FROM catalog_membership m JOIN catalog c ON c.id = m.catalog_id
  WHERE m.exhibitor_id = e.id ORDER BY c."from" DESC)`;

/** How near a name must be, of 1: with less, anything is near to a short word. */
const NEAR = 0.42;
const MOST_NEAREST = 3;

/** An exhibitor whose name is near to a search that found nothing. */
export interface NearestExhibitor {
  id: number;
  company_name: string;
  /** 1 while its account is active. */
  active: 0 | 1;
  catalogs: number[];
}

/**
 * A list of exhibitors, or of what they have; when its search or its filter for companies finds nothing, with those whose
 * names are nearest to what was typed, by common groups of three letters, the nearest first. A name that has the words is no other one: something else
 * that was asked for is in the way.
 * @param among which exhibitors `e` the list can have
 */
export async function withNearest<Found extends { total: number }>(
  db: Database,
  found: Found,
  { search, columnFilters }: { search?: string | undefined; columnFilters?: object | undefined },
  among: Sql,
): Promise<Found & { nearest?: NearestExhibitor[] }> {
  const typed = companyAsked(search, columnFilters).text;
  if (found.total > 0 || typed === '') return found;
  const nearness = sql`word_similarity(folded(${typed}), e.search)`;
  const nearest = await db.query<NearestExhibitor>(sql`
    SELECT e.id, e.company_name, u.active::int AS active, ${catalogsOf} AS catalogs
    FROM exhibitor e JOIN "user" u ON u.id = e.id
    WHERE ${among} AND ${nearness} >= ${NEAR} AND NOT ${containingWords(sql`e.search`, typed)}
    ORDER BY ${nearness} DESC, e.company_name, e.id LIMIT ${MOST_NEAREST}`);
  return { ...found, nearest };
}
