import type { RegisterEntry, TocExhibitorInput, TocRegionInput } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';

/** A page of an exhibitor that is printed; `wineIds` are the wines on it, none on an ad. */
export interface ExhibitorPage {
  pageId: number;
  exhibitorId: number;
  wineIds: number[];
}

interface Company {
  exhibitor_id: number;
  company_name: string;
  city: string | null;
  stands: string[];
}

/** The companies of these pages in German order, each with the stands it has in the catalogue. */
const listCompanies = (db: Database, catalogId: number, exhibitorIds: number[]) =>
  db.query<Company>(sql`
    SELECT e.id AS exhibitor_id, e.company_name, e.city,
      coalesce((SELECT json_agg(d.stand ORDER BY s.position, k.position, d.stand, d.id)
        FROM catalog_stand a JOIN stand d ON d.id = a.stand_id
        LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
        WHERE a.catalog_id = ${catalogId} AND a.exhibitor_id = e.id), '[]') AS stands
    FROM exhibitor e WHERE e.id = ANY(${exhibitorIds}::int[])
    ORDER BY e.company_name, e.id`);

const pageIdsOf = (pages: ExhibitorPage[], exhibitorId: number) =>
  pages.filter((page) => page.exhibitorId === exhibitorId).map(({ pageId }) => pageId);

/** Exhibitors A–Z with their printed pages. `pages` hold ids until the book is numbered. */
export async function findExhibitorRegister(
  db: Database,
  catalogId: number,
  pages: ExhibitorPage[],
): Promise<TocExhibitorInput> {
  const companies = await listCompanies(db, catalogId, [...new Set(pages.map((page) => page.exhibitorId))]);
  return {
    exhibitors: companies.map((company) => ({ ...company, pages: pageIdsOf(pages, company.exhibitor_id) })),
  };
}

interface Origin {
  wine_id: number;
  country: string;
  region_id: number;
  region: string;
}

/** Where the public ones of these wines come from, by country and region in German order. */
const listOrigins = (db: Database, wineIds: number[]) =>
  db.query<Origin>(sql`
    SELECT w.id AS wine_id, c.name AS country, r.id AS region_id, r.name AS region
    FROM wine w JOIN region r ON r.id = w.region_id JOIN country c ON c.id = r.country_id
    WHERE w.public_wine AND w.id = ANY(${wineIds}::int[])
    ORDER BY c.name, c.id, r.name, r.id`);

/** Countries, regions, and the exhibitors with a public wine of that region on a printed page. */
export async function findRegionRegister(
  db: Database,
  catalogId: number,
  pages: ExhibitorPage[],
): Promise<TocRegionInput> {
  const [companies, origins] = await Promise.all([
    listCompanies(db, catalogId, [...new Set(pages.map((page) => page.exhibitorId))]),
    listOrigins(db, [...new Set(pages.flatMap((page) => page.wineIds))]),
  ]);
  const countries = new Map<string, Map<string, Set<number>>>();
  for (const { country, region, wine_id } of origins) {
    const regions = countries.get(country) ?? new Map<string, Set<number>>();
    countries.set(country, regions);
    regions.set(region, (regions.get(region) ?? new Set()).add(wine_id));
  }
  const entriesOf = (wines: Set<number>): RegisterEntry[] => {
    const on = pages.filter((page) => page.wineIds.some((id) => wines.has(id)));
    return companies
      .map((company) => ({ ...company, pages: pageIdsOf(on, company.exhibitor_id) }))
      .filter((entry) => entry.pages.length > 0);
  };
  return {
    countries: [...countries].map(([name, regions]) => ({
      name,
      regions: [...regions].map(([region, wines]) => ({ name: region, exhibitors: entriesOf(wines) })),
    })),
  };
}
