import { setImmediate } from 'node:timers/promises';
import {
  type PublicCatalog,
  printManifest,
  publicCatalog,
  releaseStates,
  winePageInput,
  winePages,
} from '@rebblatt/contracts';
import { dayOf } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import type { Catalog } from '../../lib/generated/prisma/client.ts';
import { findFair } from '../fair/fair.queries.ts';
import { assembleExhibitors, assembleWines, type Folios, type ReadPage } from './public-catalog.rules.ts';
import { listCompanies, listPublicWines, listReferences, listStandsOf } from './public-facts.queries.ts';

/** Snapshots are read in portions of this size, so that the server answers other requests in between. */
const READ_AT_ONCE = 20;

/** The accepted and active wine pages of a catalogue, as they were released. */
async function readPages(db: Database, catalogId: number): Promise<ReadPage[]> {
  const rows = await db.prisma.page.findMany({
    where: {
      catalogId,
      active: true,
      state: releaseStates.accepted,
      pageType: { in: winePages },
      exhibitorId: { not: null },
    },
    orderBy: { position: 'asc' },
    select: { id: true, exhibitorId: true, standId: true, snapshot: true, releasedAt: true },
  });
  const pages: ReadPage[] = [];
  for (const { id, exhibitorId, standId, snapshot, releasedAt } of rows) {
    pages.push({
      id,
      exhibitorId: exhibitorId ?? 0,
      standId,
      releasedAt,
      printed: winePageInput.parse(snapshot),
    });
    if (pages.length % READ_AT_ONCE === 0) await setImmediate();
  }
  return pages;
}

/** The number that each page has in the newest book of a catalogue, its first. */
async function findFolios(db: Database, catalogId: number): Promise<Folios> {
  const newest = await db.prisma.printResult.findFirst({
    where: { catalogId },
    orderBy: { id: 'desc' },
    select: { manifest: true },
  });
  const pages = newest ? printManifest.parse(newest.manifest).pages : [];
  return new Map(
    pages.flatMap(({ page_id, sheets }) => {
      const folio = sheets[0]?.folio;
      return folio == null ? [] : [[page_id, folio] as const];
    }),
  );
}

/**
 * Everything of a catalogue that the public may see as it is accepted now. The contract reads it once more, so that nothing
 * that it does not name can come along.
 */
export async function findPublicCatalog(
  db: Database,
  catalog: Catalog,
  { slug, edition }: { slug: string; edition: PublicCatalog['edition'] },
): Promise<PublicCatalog> {
  const pages = await readPages(db, catalog.id);
  const wineIds = pages.flatMap(({ printed }) =>
    printed.categories.flatMap(({ wines }) => wines.map(({ id }) => id)),
  );
  const [folios, facts, stands, references, companies, fair] = await Promise.all([
    findFolios(db, catalog.id),
    listPublicWines(db, [...new Set(wineIds)]),
    listStandsOf(db, catalog.id),
    listReferences(db),
    listCompanies(db, [...new Set(pages.map(({ exhibitorId }) => exhibitorId))]),
    findFair(db.prisma),
  ]);
  const wines = assembleWines(pages, facts, references, folios);
  const exhibitors = assembleExhibitors(pages, wines, { companies, stands }, folios);
  const used = {
    regions: new Set(wines.map(({ region_id }) => region_id)),
    countries: new Set(wines.map(({ country_id }) => country_id)),
    types: new Set(wines.map(({ wine_type_id }) => wine_type_id)),
    grapes: new Set(wines.flatMap(({ grape_variety_ids }) => grape_variety_ids)),
    awards: new Set(wines.map(({ award }) => award?.id)),
    ships: new Set(exhibitors.flatMap((one) => one.stands.map(({ ship }) => ship))),
  };
  const decksOf = (ship: string) =>
    new Set(
      exhibitors.flatMap((one) => one.stands.flatMap((stand) => (stand.ship === ship ? [stand.deck] : []))),
    );
  return publicCatalog.parse({
    version: 1,
    catalog: {
      id: catalog.id,
      name: catalog.name,
      slug,
      from: dayOf(catalog.fromOn),
      to: dayOf(catalog.toOn),
    },
    fair: fair?.name ?? null,
    edition,
    ships: references.ships
      .filter(({ name }) => used.ships.has(name))
      .map(({ name }) => ({
        name,
        decks: references.decks.map((deck) => deck.name).filter((deck) => decksOf(name).has(deck)),
      })),
    countries: references.countries.filter(({ id }) => used.countries.has(id)),
    regions: references.regions.filter(({ id }) => used.regions.has(id)),
    wine_types: references.types.filter(({ id }) => used.types.has(id)),
    grape_varieties: references.grapes.filter(({ id }) => used.grapes.has(id)),
    awards: references.awards.filter(({ id }) => used.awards.has(id)),
    exhibitors,
    wines,
  } satisfies PublicCatalog);
}
