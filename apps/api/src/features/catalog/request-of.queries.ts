import type { Tx } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

/** An exhibitor's request for a catalogue, or null: the only source of whether an exhibitor takes part. */
export const findRequestOf = (reader: Pick<Tx, 'catalogRequest'>, catalogId: number, exhibitorId: number) =>
  reader.catalogRequest.findUnique({ where: { catalogId_exhibitorId: { catalogId, exhibitorId } } });

/**
 * Whether the exhibitor `e` owes a request for a catalogue: has none and no page in it, and belongs to it, took part in
 * the previous one of its kind, or never in any. Those who stayed away longer owe nothing.
 */
export const owesRequest = (catalogId: number) => sql`(
  NOT EXISTS (SELECT FROM catalog_request r WHERE r.catalog_id = ${catalogId} AND r.exhibitor_id = e.id)
  AND NOT EXISTS (SELECT FROM page p WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id = e.id)
  AND (NOT EXISTS (SELECT FROM catalog_membership m WHERE m.exhibitor_id = e.id)
    OR EXISTS (SELECT FROM catalog_membership m WHERE m.exhibitor_id = e.id
      AND (m.catalog_id = ${catalogId} OR m.catalog_id = (
        SELECT c.id FROM catalog c JOIN catalog this ON this.id = ${catalogId}
        WHERE c.catalog_type = this.catalog_type AND c."to" < this."from" ORDER BY c."to" DESC LIMIT 1)))))`;
