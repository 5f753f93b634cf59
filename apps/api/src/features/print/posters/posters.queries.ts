import type { Database } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';

/** A stand with the company that stands there, and the page that visitors open by its code. */
export interface PosterStand {
  stand: string;
  ship: string | null;
  deck: string | null;
  company: string;
  page_id: number;
}

/**
 * The stands of a catalogue whose company has an accepted wine page, as one walks past them; the page of the stand itself
 * before another one of the company. The company is called as that page prints it.
 */
export const listPosterStands = (db: Database, catalogId: number) =>
  db.query<PosterStand>(sql`
    SELECT d.stand, s.name AS ship, k.name AS deck, p.id AS page_id,
      coalesce(p.printed->'company'->>'company_name', e.company_name) AS company
    FROM catalog_stand a JOIN stand d ON d.id = a.stand_id JOIN exhibitor e ON e.id = a.exhibitor_id
    LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
    JOIN LATERAL (
      SELECT p.id, p.printed FROM page p
      WHERE p.catalog_id = a.catalog_id AND p.exhibitor_id = a.exhibitor_id AND p.active AND p.state = 'accepted'
        AND p.snapshot IS NOT NULL
      ORDER BY (p.stand_id IS NOT DISTINCT FROM d.id) DESC, p.position LIMIT 1
    ) p ON true
    WHERE a.catalog_id = ${catalogId}
    ORDER BY s.position NULLS LAST, s.id, k.position NULLS LAST, k.id, d.stand COLLATE by_name, d.id`);
