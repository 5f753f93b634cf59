import type { UsualOfWines } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

/** What so many of the wines have in common is what the next ones will have. */
export const CLEAR_MAJORITY = 0.8;
/** Fewer wines of neighbours say nothing about a place. */
const ENOUGH_WINES = 3;

/**
 * What a new wine of an exhibitor most likely has. The region is that of nearly all of their wines; of somebody without
 * wines the only one of their profile, or that of nearly all wines from the same postcode. The size is the one that most
 * of their wines are sold in, otherwise most wines of all.
 */
export async function usualOfWines(db: Database, exhibitorId: number): Promise<UsualOfWines> {
  const [usual] = await db.query<UsualOfWines>(sql`
    WITH own AS (SELECT id, region_id FROM wine WHERE user_id = ${exhibitorId}::int),
      near AS (SELECT w.region_id FROM exhibitor me JOIN exhibitor e ON e.zip_code = me.zip_code AND e.id <> me.id
        JOIN wine w ON w.user_id = e.id WHERE me.id = ${exhibitorId} AND me.zip_code <> '')
    SELECT CASE
      WHEN EXISTS (SELECT FROM own) THEN (SELECT region_id FROM own GROUP BY region_id
        HAVING count(*) >= ${CLEAR_MAJORITY}::float * (SELECT count(*) FROM own))
      WHEN (SELECT count(*) FROM exhibitor_region WHERE exhibitor_id = ${exhibitorId}) > 0
        THEN (SELECT min(region_id) FROM exhibitor_region WHERE exhibitor_id = ${exhibitorId} HAVING count(*) = 1)
      ELSE (SELECT region_id FROM near GROUP BY region_id
        HAVING count(*) >= ${ENOUGH_WINES} AND count(*) >= ${CLEAR_MAJORITY}::float * (SELECT count(*) FROM near))
      END AS region_id,
      coalesce(
        (SELECT p.bottle_size_id FROM wine_price p JOIN own ON own.id = p.wine_id
          GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1),
        (SELECT bottle_size_id FROM wine_price GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)
      ) AS bottle_size_id`);
  return usual ?? { region_id: null, bottle_size_id: null };
}
