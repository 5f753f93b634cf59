import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { PrintedFacts } from './printed-name.rules.ts';

/**
 * What the exhibitor of the page `p` was called when it was released: what the first change of the exhibitor since then
 * found. Null where nothing has changed since, or an older version of the product did not record the release.
 */
export const nameAtRelease = sql`(
  SELECT json_build_object('company_name', h.before->>'companyName', 'city', h.before->>'city')
  FROM history h
  WHERE h.entity = 'exhibitor' AND h.entity_id = p.exhibitor_id AND h.before ? 'companyName'
    AND h.id > (SELECT r.history_id FROM page_pull r WHERE r.page_id = p.id ORDER BY r.number DESC LIMIT 1)
  ORDER BY h.id LIMIT 1)`;

/** The same of pages, by page. */
export async function findNamesAtRelease(
  db: Database,
  pageIds: number[],
): Promise<Map<number, PrintedFacts['company']>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db.query<{ id: number; called: PrintedFacts['company'] | null }>(
    sql`SELECT p.id, ${nameAtRelease} AS called FROM page p WHERE p.id = ANY(${pageIds}::int[])`,
  );
  return new Map(rows.flatMap(({ id, called }) => (called ? [[id, called] as const] : [])));
}
