import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { WineScope } from '../wine/wine.policy.ts';
import { findWines, type WineRow } from '../wine/wine.queries.ts';

/** What tells a wine from another: its name, vintage and region. */
export interface WineKey {
  /** The row it stands in. */
  line: number;
  wine: string;
  /** 0 without a vintage, -1 when the list says none: it may be any. */
  year: number;
  /** 0 when the row does not say it: it may be any. */
  region: number;
}

/** The wines of an exhibitor that a list may be about. */
export interface Existing {
  /** The name of a row as the database compares it. */
  keys: Map<number, string>;
  /** The wines with the name, vintage and region of a row, as far as it says them. */
  alike: Map<number, number[]>;
  /** The wines with the name of a row and an earlier vintage, the latest first. */
  earlier: Map<number, number[]>;
  byId: Map<number, WineRow>;
}

/** The list has no column of vintages. */
export const ANY_YEAR = -1;

/** So many earlier vintages of a wine are looked at. */
const MOST_EARLIER = 4;

/** Finds all of them with two statements, however long the list is. @param ids that the list names */
export async function findExisting(
  db: Database,
  scope: WineScope,
  exhibitorId: number,
  rows: WineKey[],
  ids: number[],
): Promise<Existing> {
  const hits = await db.query<{ line: number; key: string; ids: number[]; earlier: number[] }>(sql`
    SELECT r.line, replace(folded(r.wine), ' ', '') AS key,
      ARRAY(SELECT w.id FROM wine w WHERE w.user_id = ${exhibitorId} AND w.wine_key = replace(folded(r.wine), ' ', '')
        AND w.year < r.year ORDER BY w.year DESC, w.id LIMIT ${MOST_EARLIER}) AS earlier,
      ARRAY(SELECT w.id FROM wine w WHERE w.user_id = ${exhibitorId} AND w.wine_key = replace(folded(r.wine), ' ', '')
        AND (r.year = ${ANY_YEAR} OR coalesce(w.year, 0) = r.year)
        AND (r.region = 0 OR w.region_id = r.region) ORDER BY w.year DESC NULLS FIRST, w.id) AS ids
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (line int, wine text, year int, region int)`);
  const wanted = [...new Set([...ids, ...hits.flatMap((hit) => [...hit.ids, ...hit.earlier])])];
  const wines = wanted.length > 0 ? await findWines(db, scope, wanted) : [];
  return {
    keys: new Map(hits.map(({ line, key }) => [line, key])),
    alike: new Map(hits.map((hit) => [hit.line, hit.ids])),
    earlier: new Map(hits.map((hit) => [hit.line, hit.earlier])),
    byId: new Map(wines.map((wine) => [wine.id, wine])),
  };
}
