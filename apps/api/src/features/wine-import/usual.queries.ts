import { alcoholWords, type WineColumn, type WineTableCheck } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { CLEAR_MAJORITY } from '../wine/usual.queries.ts';
import type { Owner } from './plan.queries.ts';

type Usual = WineTableCheck['usual'][number];

/** What all or nearly all wines of an exhibitor have, for those of the missing columns of which that can be said. */
export async function usualValues(
  db: Database,
  { exhibitorId }: Owner,
  missing: WineColumn[],
): Promise<Usual[]> {
  if (!missing.includes('region') && !missing.includes('alcohol')) return [];
  const most = await db.query<Usual>(sql`
    WITH own AS (SELECT region_id, alcohol_content_level AS level FROM wine WHERE user_id = ${exhibitorId}),
      total AS (SELECT count(*)::int AS "of" FROM own)
    (SELECT 'region' AS field, c.name || ' - ' || r.name AS text, count(*)::int AS count, total."of"
      FROM own JOIN region r ON r.id = own.region_id JOIN country c ON c.id = r.country_id CROSS JOIN total
      GROUP BY r.id, c.name, r.name, total."of" ORDER BY count(*) DESC, r.id LIMIT 1)
    UNION ALL
    (SELECT 'alcohol', own.level::text, count(*)::int, total."of"
      FROM own CROSS JOIN total WHERE own.level IS NOT NULL
      GROUP BY own.level, total."of" ORDER BY count(*) DESC, own.level LIMIT 1)`);
  return most
    .filter(({ field, count, of }) => missing.includes(field) && count >= of * CLEAR_MAJORITY)
    .map((one) => ({
      ...one,
      text: one.field === 'alcohol' ? alcoholWords[Number(one.text) as keyof typeof alcoholWords] : one.text,
    }));
}
