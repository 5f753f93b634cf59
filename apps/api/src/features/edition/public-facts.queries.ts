import type { AwardSymbolCode } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';

/** What visitors look for of a wine, and its printed page does not hold. */
export interface WineFacts {
  id: number;
  region_id: number;
  country_id: number;
  wine_type_id: number;
  alcohol_content_level: number | null;
  grape_variety_ids: number[];
}

/** The public ones of these wines. One that its exhibitor keeps private is not among them, nor one that is gone. */
export const listPublicWines = (db: Database, ids: number[]) =>
  db.query<WineFacts>(sql`
    SELECT w.id, w.region_id, r.country_id, w.wine_type_id, w.alcohol_content_level,
      coalesce((SELECT array_agg(g.grape_variety_id ORDER BY g.position) FROM wine_grape g WHERE g.wine_id = w.id), '{}') AS grape_variety_ids
    FROM wine w JOIN region r ON r.id = w.region_id
    WHERE w.public_wine AND w.id = ANY(${ids}::int[])`);

/** A stand of an exhibitor as it is called now. */
export interface LivingStand {
  exhibitor_id: number;
  id: number;
  name: string;
  ship: string | null;
  deck: string | null;
}

/** The stands of a catalogue that are somebody's, in walking order. */
export const listStandsOf = (db: Database, catalogId: number) =>
  db.query<LivingStand>(sql`
    SELECT a.exhibitor_id, d.id, d.stand AS name, s.name AS ship, k.name AS deck
    FROM catalog_stand a JOIN stand d ON d.id = a.stand_id
    LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
    WHERE a.catalog_id = ${catalogId}
    ORDER BY s.position NULLS LAST, s.id, k.position NULLS LAST, k.id, d.stand, d.id`);

interface Named {
  id: number;
  name: string;
  name_fr: string | null;
  name_en: string | null;
}

/** All names of reference data that a public catalogue may need, and ships and decks in walking order. */
export async function listReferences(db: Database) {
  const [countries, regions, types, grapes, awards, ships, decks] = await Promise.all([
    db.query<Named>(sql`SELECT id, name, name_fr, name_en FROM country ORDER BY id`),
    db.query<Named & { country_id: number }>(
      sql`SELECT id, name, name_fr, name_en, country_id FROM region ORDER BY id`,
    ),
    db.query<Named>(sql`SELECT id, wine_type AS name, name_fr, name_en FROM wine_type ORDER BY id`),
    db.query<Named>(
      sql`SELECT id, bezeichnung_d_cod AS name, name_fr, name_en FROM grape_variety ORDER BY id`,
    ),
    db.query<Named & { symbol: AwardSymbolCode }>(
      sql`SELECT id, award AS name, name_fr, name_en, symbol FROM award ORDER BY id`,
    ),
    db.query<{ name: string }>(sql`SELECT name FROM ship ORDER BY position, id`),
    db.query<{ name: string }>(sql`SELECT name FROM deck ORDER BY position, id`),
  ]);
  return { countries, regions, types, grapes, awards, ships, decks };
}

export type References = Awaited<ReturnType<typeof listReferences>>;

/** What is said of an exhibitor beside its pages: its name as it is entered now, and the picture of its mark. */
export const listCompanies = (db: Database, ids: number[]) =>
  db.query<{
    id: number;
    company_name: string;
    city: string | null;
    sha256: string | null;
    extension: string | null;
  }>(sql`
    SELECT e.id, e.company_name, e.city, f.sha256, f.extension
    FROM exhibitor e LEFT JOIN file f ON f.id = e.web_logo_file_id WHERE e.id = ANY(${ids}::int[])`);

export type CompanyFacts = Awaited<ReturnType<typeof listCompanies>>[number];
