import type { ExhibitorUse, Uses } from '@rebblatt/contracts';
import { MAX_USES } from '@rebblatt/contracts';
import type { Tx } from '../../lib/database.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';

/** What an exhibitor can have, or have ordered, in a catalogue. */
export type HeldKind = 'stand' | 'service' | 'page-title';

const heldBy: Record<HeldKind, (id: number) => Sql> = {
  // An order that nobody has decided on keeps what is planned for it as a list of numbers, which nothing else guards.
  stand: (id) => sql`
    SELECT s.catalog_id, s.exhibitor_id FROM catalog_stand s WHERE s.stand_id = ${id}
    UNION SELECT o.catalog_id, o.exhibitor_id FROM catalog_request o
    WHERE o.state = 'sent' AND ${id} = ANY(o.planned_stands)`,
  'page-title': (id) => sql`
    SELECT o.catalog_id, o.exhibitor_id FROM catalog_request o
    WHERE o.state = 'sent' AND ${id} = ANY(o.planned_titles)`,
  service: (id) => sql`
    SELECT o.catalog_id, o.exhibitor_id FROM catalog_request_service s JOIN catalog_request o ON o.id = s.exhibitor_catalog_request_id
    WHERE s.service_id = ${id}`,
};

/**
 * The exhibitors who have or ordered something, those of the newest catalogue first; at most `MAX_USES`, and how many
 * more.
 */
export async function findHolders(
  tx: Tx,
  what: HeldKind,
  id: number,
): Promise<Required<Pick<Uses, 'exhibitors' | 'more'>>> {
  const rows = await tx.$queryRaw<(ExhibitorUse & { total: number })[]>(sql`
    SELECT e.id, e.company_name, c.id AS catalog_id, c.name AS catalog_name, r.id AS request_id,
      count(*) OVER ()::int AS total
    FROM (${heldBy[what](id)}) held
    JOIN exhibitor e ON e.id = held.exhibitor_id JOIN catalog c ON c.id = held.catalog_id
    LEFT JOIN catalog_request r ON r.catalog_id = c.id AND r.exhibitor_id = e.id
    ORDER BY c."from" DESC, e.company_name, e.id LIMIT ${MAX_USES}`);
  const exhibitors = rows.map(({ total: _, ...use }) => use);
  return { exhibitors, more: (rows[0]?.total ?? 0) - exhibitors.length };
}
