import { correctionChange, winePageInput } from '@rebblatt/contracts';
import type { Tx } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';
import { stepsOf } from '../pull/pull.queries.ts';
import type { TakenChange } from './correction.rules.ts';
import { sizeOf } from './correction.rules.ts';

/**
 * Every change that an exhibitor has taken over, on any page, since they released this page themselves: what was taken
 * over before that, they released knowingly as it then was. The history tells the order, not the clock, and what was
 * printed; corrections that an older version of the product stored in another form explain nothing.
 */
export async function findTakenOver(
  tx: Pick<Tx, 'page' | '$queryRaw'>,
  { id, exhibitorId }: { id: number; exhibitorId: number | null },
): Promise<TakenChange[]> {
  if (exhibitorId === null) return [];
  const pages = await tx.page.findMany({ where: { exhibitorId }, select: { id: true } });
  const ids = pages.map((page) => page.id);
  const rows = await tx.$queryRaw<{ pageId: number; changes: unknown; printed: unknown }[]>(sql`
    WITH step AS (${stepsOf(ids)}),
      told AS (
        SELECT id, page_id, number, action, lag(action) OVER steps AS before,
          lead(after -> 'snapshot') OVER steps AS printed
        FROM step WINDOW steps AS (PARTITION BY page_id ORDER BY id))
    SELECT c.page_id AS "pageId", c.changes, t.printed
    FROM told t JOIN page_correction c ON c.page_id = t.page_id AND c.pull = t.number AND c.state = 'accepted'
    WHERE t.action = 'correct' AND t.id > coalesce((
      SELECT max(id) FROM told
      WHERE page_id = ${id} AND action = 'release' AND before IS DISTINCT FROM 'correct'), 0)
    ORDER BY t.id`);
  return rows.flatMap(({ pageId, changes, printed }) => {
    const page = winePageInput.safeParse(printed).data;
    const stored = correctionChange.array().safeParse(changes).data;
    return page && stored ? stored.map((one) => ({ ...one, size: sizeOf(page, one), pageId })) : [];
  });
}
