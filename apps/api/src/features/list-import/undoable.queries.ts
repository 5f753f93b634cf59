import type { ImportResource, ListImportItem } from '@rebblatt/contracts';
import { IMPORT_KEPT_DAYS, MAX_LISTED_IMPORTS } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

const DAY_MS = 86_400_000;

interface Row extends Omit<ListImportItem, 'at'> {
  at: Date;
}

/** The newest imports of a list that can be undone. */
export async function undoableLists(
  db: Database,
  clock: Clock,
  resource: ImportResource,
): Promise<ListImportItem[]> {
  const since = new Date(clock.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS);
  const rows = await db.query<Row>(sql`
    SELECT i.id, i.created_at AS at, coalesce(u.name, u.email) AS by, counts.added, counts.updated
    FROM list_import i
    LEFT JOIN "user" u ON u.id = i.created_by
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE jsonb_typeof(e->'before') = 'null'))::int AS added,
        (count(*) FILTER (WHERE jsonb_typeof(e->'before') <> 'null'))::int AS updated
      FROM jsonb_array_elements(i.entries) AS e WHERE e->>'resource' = i.resource) AS counts
    WHERE i.resource = ${resource} AND i.undone_at IS NULL AND i.created_at > ${since}
    ORDER BY i.created_at DESC, i.id DESC LIMIT ${MAX_LISTED_IMPORTS}`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
