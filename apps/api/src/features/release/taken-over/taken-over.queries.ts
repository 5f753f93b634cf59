import { correctionChange, winePageInput } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';
import type { TakenChange } from './correction.rules.ts';
import { sizeOf } from './correction.rules.ts';

/**
 * Every change that an exhibitor has taken over, on any page, since they released this page themselves: what was taken
 * over before that, they released knowingly as it then was. Their ids tell the order of pulls, not the clock; corrections
 * that an older version of the product stored in another form explain nothing.
 */
export async function findTakenOver(
  tx: Pick<Tx, '$queryRaw'>,
  { id, exhibitorId }: { id: number; exhibitorId: number | null },
): Promise<TakenChange[]> {
  if (exhibitorId === null) return [];
  const rows = await tx.$queryRaw<{ pageId: number; changes: unknown; printed: unknown }[]>(sql`
    WITH pull AS (
      SELECT l.*, lag(l.ended_as) OVER (PARTITION BY l.page_id ORDER BY l.number) IS NOT DISTINCT FROM 'corrected' AS taken
      FROM page_pull l JOIN page p ON p.id = l.page_id WHERE p.exhibitor_id = ${exhibitorId})
    SELECT c.page_id AS "pageId", c.changes, n.snapshot AS printed
    FROM pull n JOIN page_correction c ON c.page_id = n.page_id AND c.pull = n.number - 1 AND c.state = 'accepted'
    WHERE n.taken AND n.id > coalesce((SELECT max(id) FROM pull WHERE page_id = ${id} AND NOT taken), 0)
    ORDER BY n.id`);
  return rows.flatMap(({ pageId, changes, printed }) => {
    const page = winePageInput.safeParse(printed).data;
    const stored = correctionChange.array().safeParse(changes).data;
    return page && stored ? stored.map((one) => ({ ...one, size: sizeOf(page, one), pageId })) : [];
  });
}
