import { IMPORT_KEPT_DAYS, MAX_LISTED_IMPORTS, type Role } from '@rebblatt/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { Owner } from './plan.queries.ts';

/** An import that was not undone yet, with how many wines it wrote. */
export interface UndoableImport {
  id: number;
  at: Date;
  added: number;
  updated: number;
  role: Role | null;
  /** The exhibitor's company, or the name or address of the organiser's account. */
  name: string | null;
}

const DAY_MS = 86_400_000;

/**
 * The newest imports of an exhibitor that can be undone, in one statement. What a page brought along is undone with that
 * page, not here.
 */
export function undoableImports(
  db: Database,
  clock: Clock,
  { exhibitorId }: Owner,
): Promise<UndoableImport[]> {
  const since = new Date(clock.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS);
  return db.query<UndoableImport>(sql`
    SELECT i.id, i.created_at AS at, counts.added, counts.updated, u.role,
      coalesce(e.company_name, u.name, u.email) AS name
    FROM wine_import i
    LEFT JOIN "user" u ON u.id = i.created_by
    LEFT JOIN exhibitor e ON e.id = u.id
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE w->>'before' IS NULL))::int AS added,
        (count(*) FILTER (WHERE w->>'before' IS NOT NULL))::int AS updated
      FROM jsonb_array_elements(i.wines) AS w) AS counts
    WHERE i.user_id = ${exhibitorId} AND i.undone_at IS NULL AND i.created_at > ${since}
      AND NOT EXISTS (SELECT 1 FROM page_import p WHERE p.wine_import_id = i.id)
    ORDER BY i.created_at DESC, i.id DESC
    LIMIT ${MAX_LISTED_IMPORTS}`);
}
