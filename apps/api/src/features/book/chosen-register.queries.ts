import type { AwardSymbolCode, ChosenRegisterInput, RegisterKind } from '@rebblatt/contracts';
import { WITHOUT_ALCOHOL } from '@rebblatt/contracts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import type { ExhibitorPage } from './printed-name.rules.ts';
import { entriesOf, findCalled, pagesByWine } from './register.queries.ts';
import { findStops } from './winetour.queries.ts';

interface Listed {
  wine_id: number;
  /** The page that prints it; null for every page with the wine. */
  page_id: number | null;
  /** null for the wines without alcohol. */
  name: string | null;
  symbol: AwardSymbolCode | null;
}

interface Shown {
  wineIds: number[];
  pageIds: number[];
}

/** What groups the public ones of these wines, in the order in which the groups stand. */
const listGroups: Record<Exclude<RegisterKind, 'ship'>, (db: Database, shown: Shown) => Promise<Listed[]>> = {
  grape: (db, { wineIds }) =>
    db.query<Listed>(sql`
      SELECT w.id AS wine_id, NULL::int AS page_id, v.bezeichnung_d_cod AS name, NULL AS symbol
      FROM wine w JOIN wine_grape g ON g.wine_id = w.id JOIN grape_variety v ON v.id = g.grape_variety_id
      WHERE w.public_wine AND w.id = ANY(${wineIds}::int[])
      ORDER BY v.bezeichnung_d_cod, v.id`),
  // As the pages print them, so that whoever follows a number finds the award there; an open page has no release yet.
  award: (db, { pageIds }) =>
    db.query<Listed>(sql`
      SELECT w.id AS wine_id, x.page_id, x.name, x.symbol FROM (
        SELECT p.id AS page_id, (one->>'id')::int AS wine_id, one->'award'->>'award' AS name, one->'award'->>'symbol' AS symbol
        FROM page p, jsonb_path_query(p.snapshot, '$.categories[*].wines[*]') one
        WHERE p.id = ANY(${pageIds}::int[]) AND jsonb_typeof(one->'award') = 'object'
        UNION ALL
        SELECT p.id, l.wine_id, a.award, a.symbol::text
        FROM page p JOIN page_category_wine l ON l.page_id = p.id JOIN wine w ON w.id = l.wine_id JOIN award a ON a.id = w.award_id
        WHERE p.id = ANY(${pageIds}::int[]) AND p.snapshot IS NULL
      ) x JOIN wine w ON w.id = x.wine_id WHERE w.public_wine
      ORDER BY x.name, x.symbol, x.page_id, w.id`),
  type: (db, { wineIds }) =>
    db.query<Listed>(sql`
      SELECT w.id AS wine_id, NULL::int AS page_id, t.wine_type AS name, NULL AS symbol, t.id AS type_id
      FROM wine w JOIN wine_type t ON t.id = w.wine_type_id
      WHERE w.public_wine AND w.id = ANY(${wineIds}::int[])
      UNION ALL
      SELECT w.id, NULL, NULL, NULL, NULL FROM wine w
      WHERE w.public_wine AND w.alcohol_content_level = ${WITHOUT_ALCOHOL} AND w.id = ANY(${wineIds}::int[])
      ORDER BY name NULLS LAST, type_id, wine_id`),
};

/** Ships, decks and stands as one walks past them, without those that are free or whose company has no page. */
async function findShips(db: Database, catalogId: number, pages: ExhibitorPage[]) {
  const ships = await findStops(db, catalogId, pages);
  return ships.map(({ name, decks }) => ({
    name,
    symbol: null,
    parts: decks.map((deck) => ({
      name: deck.name,
      entries: deck.stops.flatMap(({ company_name, exhibitor_id, stand, pages: own }) =>
        company_name !== null && exhibitor_id !== null && own.length > 0
          ? [{ exhibitor_id, company_name, city: null, stands: [stand], pages: own }]
          : [],
      ),
    })),
  }));
}

/** A register that the organiser has chosen. `pages` contain ids until the book is numbered. */
export async function findChosenRegister(
  db: Database,
  catalogId: number,
  kind: RegisterKind,
  pages: ExhibitorPage[],
): Promise<ChosenRegisterInput> {
  if (kind === 'ship') return { kind, groups: await findShips(db, catalogId, pages) };
  const [called, listed] = await Promise.all([
    findCalled(db, catalogId, pages),
    listGroups[kind](db, {
      wineIds: [...new Set(pages.flatMap(({ wineIds }) => wineIds))],
      pageIds: pages.filter(({ wineIds }) => wineIds.length > 0).map(({ pageId }) => pageId),
    }),
  ]);
  const pagesOf = pagesByWine(pages);
  const groups = new Map<string, { of: Listed; on: Set<ExhibitorPage> }>();
  for (const of of listed) {
    const key = JSON.stringify([of.name, of.symbol]);
    const group = groups.get(key) ?? { of, on: new Set() };
    groups.set(key, group);
    for (const page of pagesOf.get(of.wine_id) ?? [])
      if (of.page_id === null || of.page_id === page.pageId) group.on.add(page);
  }
  return {
    kind,
    groups: [...groups.values()].map(({ of: { name, symbol }, on }) => ({
      name,
      symbol,
      parts: [{ name: '', entries: entriesOf(called, (page) => on.has(page)) }],
    })),
  };
}
