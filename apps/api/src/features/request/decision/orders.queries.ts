import type { OrderedTotal } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';

/** What was ordered for a catalogue in requests that were not rejected: stands, pages, then the services by name. */
export const listOrders = (db: Database, catalogId: number) =>
  db.query<OrderedTotal>(sql`
    WITH request AS (SELECT * FROM catalog_request WHERE catalog_id = ${catalogId} AND state <> 'rejected'),
    ordered AS (
      SELECT 1 AS place, 'stands' AS kind, NULL AS name, NULL AS name_fr, NULL AS name_en,
        count_stands AS amount, state FROM request
      UNION ALL SELECT 2, 'winePages', NULL, NULL, NULL, count_pages_wine, state FROM request
      UNION ALL SELECT 3, 'adPages', NULL, NULL, NULL, count_pages_advertising, state FROM request
      UNION ALL SELECT 4, 'service', s.name, s.name_fr, s.name_en, x.amount, r.state FROM request r
        JOIN catalog_request_service x ON x.exhibitor_catalog_request_id = r.id JOIN service s ON s.id = x.service_id
    )
    SELECT kind, name, name_fr, name_en, sum(amount)::int AS ordered,
      coalesce(sum(amount) FILTER (WHERE state = 'accepted'), 0)::int AS accepted,
      (count(*) FILTER (WHERE amount > 0))::int AS exhibitors
    FROM ordered GROUP BY place, kind, name, name_fr, name_en ORDER BY place, name`);
