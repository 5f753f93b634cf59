import type { RegisterEntry, TocExhibitorInput, TocRegionInput } from '@rebblatt/contracts';
import { compareNames } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { ExhibitorPage } from './printed-name.rules.ts';
import { printedCompanyOf, printedStandOf } from './printed-name.rules.ts';

interface Company {
  exhibitor_id: number;
  company_name: string;
  city: string | null;
  stands: { id: number; name: string; ship: number | null; deck: number | null }[];
}

/** The companies of these pages as they are entered now, each with its stands in the catalogue. */
const listCompanies = (db: Database, catalogId: number, exhibitorIds: number[]) =>
  db.query<Company>(sql`
    SELECT e.id AS exhibitor_id, e.company_name, e.city,
      coalesce((SELECT json_agg(json_build_object('id', d.id, 'name', d.stand, 'ship', d.ship_id, 'deck', d.deck_id) ORDER BY s.position, k.position, d.stand, d.id)
        FROM catalog_stand a JOIN stand d ON d.id = a.stand_id
        LEFT JOIN ship s ON s.id = d.ship_id LEFT JOIN deck k ON k.id = d.deck_id
        WHERE a.catalog_id = ${catalogId} AND a.exhibitor_id = e.id), '[]') AS stands
    FROM exhibitor e WHERE e.id = ANY(${exhibitorIds}::int[])
    ORDER BY e.id`);

/** A company under the name that it has in the book, with its pages. */
type Called = Omit<RegisterEntry, 'pages'> & { under: ExhibitorPage[] };

/** The stands by the names that the pages print, ship by ship and deck by deck as they come, in the order of these names. */
function standsAsPrinted(stands: Company['stands'], own: ExhibitorPage[]): string[] {
  const named = stands.map((stand, at) => ({ ...stand, at, printed: printedStandOf(stand, own) }));
  const together = (a: (typeof named)[number], b: typeof a) => a.ship === b.ship && a.deck === b.deck;
  return named
    .sort((a, b) => (together(a, b) ? compareNames(a.printed, b.printed) : a.at - b.at))
    .map(({ printed }) => printed);
}

/**
 * These companies under the names that they have in the book. The companies stand in the order of these names: a book is told from what would be printed now by this list,
 * and a company that is only renamed prints nothing else.
 * @param pages all that are printed
 */
function calledAsPrinted(companies: Company[], pages: ExhibitorPage[]): Called[] {
  const called = companies.map((living) => {
    const { exhibitor_id } = living;
    const own = pages.filter(({ exhibitorId }) => exhibitorId === exhibitor_id);
    const stands = standsAsPrinted(living.stands, own);
    const { company_name, city } = printedCompanyOf(exhibitor_id, own, living);
    return { exhibitor_id, company_name, city, stands, under: own };
  });
  return called.sort((a, b) => compareNames(a.company_name, b.company_name));
}

/** The entries of the companies that have one of the listed pages, with those pages. */
export const entriesOf = (companies: Called[], isListed: (page: ExhibitorPage) => boolean): RegisterEntry[] =>
  companies.flatMap(({ under, ...company }) => {
    const pages = under.filter(isListed).map(({ pageId }) => pageId);
    return pages.length > 0 ? [{ ...company, pages }] : [];
  });

/** The pages with a wine. */
export function pagesByWine(pages: ExhibitorPage[]): Map<number, ExhibitorPage[]> {
  const found = new Map<number, ExhibitorPage[]>();
  for (const page of pages)
    for (const id of page.wineIds) {
      const on = found.get(id);
      if (on) on.push(page);
      else found.set(id, [page]);
    }
  return found;
}

/** The companies of these pages under the names that they have in the book. */
export async function findCalled(db: Database, catalogId: number, pages: ExhibitorPage[]): Promise<Called[]> {
  const ids = new Set(pages.map(({ exhibitorId }) => exhibitorId));
  return calledAsPrinted(await listCompanies(db, catalogId, [...ids]), pages);
}

/** Exhibitors A–Z with their printed pages. `pages` contain ids until the book is numbered. */
export async function findExhibitorRegister(
  db: Database,
  catalogId: number,
  pages: ExhibitorPage[],
): Promise<TocExhibitorInput> {
  return { exhibitors: entriesOf(await findCalled(db, catalogId, pages), () => true) };
}

interface Origin {
  wine_id: number;
  country: string;
  region_id: number;
  region: string;
}

/** The origins of the public ones of these wines, by country and region in German order. */
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
  const [called, origins] = await Promise.all([
    findCalled(db, catalogId, pages),
    listOrigins(db, [...new Set(pages.flatMap((page) => page.wineIds))]),
  ]);
  const pagesOf = pagesByWine(pages);
  const countries = new Map<string, Map<string, Set<ExhibitorPage>>>();
  for (const { country, region, wine_id } of origins) {
    const regions = countries.get(country) ?? new Map<string, Set<ExhibitorPage>>();
    countries.set(country, regions);
    const on = regions.get(region) ?? new Set();
    regions.set(region, on);
    for (const page of pagesOf.get(wine_id) ?? []) on.add(page);
  }
  return {
    countries: [...countries].map(([name, regions]) => ({
      name,
      regions: [...regions].map(([region, on]) => ({
        name: region,
        exhibitors: entriesOf(called, (page) => on.has(page)),
      })),
    })),
  };
}
