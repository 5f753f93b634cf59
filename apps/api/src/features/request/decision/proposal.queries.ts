import { compareNames, exhibitorPages, winePages } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { joinSql, sql } from '../../../lib/sql.ts';
import type { Assigned, RequestRecord } from '../request.queries.ts';
import { findAssigned } from '../request.queries.ts';
import { type Place, rowOf, runsOf } from './neighbours.rules.ts';
import type { Known } from './proposal.rules.ts';
import type { Claim } from './stand-sharing.rules.ts';
import { shareStands } from './stand-sharing.rules.ts';

type InCatalog = Pick<RequestRecord, 'catalog' | 'catalogId'>;
type Earlier = { name: string; assigned: Assigned };

/** What an exhibitor had in the last catalogue of a type before, or null when in none. */
async function findEarlier(db: Database, { catalog, exhibitorId }: RequestRecord): Promise<Earlier | null> {
  const of = { some: { exhibitorId } };
  const last = await db.prisma.catalog.findFirst({
    where: {
      catalogType: catalog.catalogType,
      fromOn: { lt: catalog.fromOn },
      OR: [{ stands: of }, { pages: of }],
    },
    orderBy: { fromOn: 'desc' },
    select: { id: true, name: true },
  });
  return last && { name: last.name, assigned: await findAssigned(db.prisma, last.id, exhibitorId) };
}

/** The stands of a catalogue's type in walking order, each with who has it. */
async function findStands(db: Database, { catalog, catalogId }: InCatalog) {
  const stands = await db.prisma.stand.findMany({
    where: { catalogType: catalog.catalogType },
    include: { ship: true, deck: true, assignments: { where: { catalogId }, select: { exhibitorId: true } } },
  });
  return stands.sort(
    (a, b) =>
      (a.ship?.position ?? 0) - (b.ship?.position ?? 0) ||
      (a.shipId ?? 0) - (b.shipId ?? 0) ||
      (a.deck?.position ?? 0) - (b.deck?.position ?? 0) ||
      (a.deckId ?? 0) - (b.deckId ?? 0) ||
      compareNames(a.stand, b.stand) ||
      a.id - b.id,
  );
}

/** The title that the pages of exhibitors of the same regions have most often, else that of most pages. */
async function findLikelyTitle(db: Database, exhibitorId: number) {
  const rows = await db.query<NonNullable<Assigned['pages'][number]['pageTitle']>>(sql`
    SELECT t.id, t.name, t.name_fr AS "nameFr", t.name_en AS "nameEn" FROM page_title t
    LEFT JOIN (
      SELECT p.page_title_id, count(*) AS pages FROM page p
      WHERE p.page_type IN (${joinSql(winePages)}) AND EXISTS (
        SELECT FROM exhibitor_region theirs JOIN exhibitor_region own ON own.region_id = theirs.region_id
        WHERE theirs.exhibitor_id = p.exhibitor_id AND own.exhibitor_id = ${exhibitorId})
      GROUP BY 1) near ON near.page_title_id = t.id
    LEFT JOIN (SELECT page_title_id, count(*) AS pages FROM page GROUP BY 1) used ON used.page_title_id = t.id
    ORDER BY near.pages DESC NULLS LAST, used.pages DESC NULLS LAST, t.id LIMIT 1`);
  return rows[0] ?? null;
}

/** Later than any catalogue: whoever had a stand more recently comes first to it. */
const PLANNED_ON = '9999-12-31';

/** The titles that the organiser has planned for an order, in the order of its pages; those that are gone are left out. */
async function findPlannedTitles(db: Database, { plannedTitles }: RequestRecord) {
  const titles = await db.prisma.pageTitle.findMany({
    where: { id: { in: plannedTitles } },
    select: { id: true, name: true, nameFr: true, nameEn: true },
  });
  return plannedTitles.flatMap((id) => titles.find((title) => title.id === id) ?? []);
}

/**
 * What the requests of a catalogue lay claim to, in the order in which they were sent. An exhibitor's own stands come in
 * the order in which they are proposed: of pages that cannot change, of other pages, then the others.
 */
const findClaims = (db: Database, { catalog, catalogId }: InCatalog) =>
  db.query<Claim>(sql`
    SELECT r.exhibitor_id AS "exhibitorId", r.state = 'sent' AS waits, r.count_stands AS "countStands",
      r.deck_id AS "deckId", r.planned_stands AS planned,
      -- What the organiser has planned comes before what anybody had.
      CASE WHEN cardinality(r.planned_stands) > 0 THEN ${PLANNED_ON} ELSE last."from"::text END AS "hadOn",
      ARRAY(SELECT s.stand_id FROM catalog_stand s
        LEFT JOIN LATERAL (SELECT min(CASE WHEN p.state IN ('released', 'accepted') THEN 0 ELSE 1 END) AS open,
            min(p.position) AS position
          FROM page p WHERE p.catalog_id = r.catalog_id AND p.exhibitor_id = r.exhibitor_id
            AND p.stand_id = s.stand_id AND p.page_type IN (${joinSql(exhibitorPages)})) page ON true
        WHERE s.catalog_id = r.catalog_id AND s.exhibitor_id = r.exhibitor_id
        ORDER BY page.open NULLS LAST, page.position, s.stand_id) AS has,
      r.planned_stands || ARRAY(SELECT p.stand_id FROM page p
        WHERE p.catalog_id = r.catalog_id AND p.exhibitor_id = r.exhibitor_id AND p.stand_id IS NOT NULL
          AND p.page_type IN (${joinSql(exhibitorPages)}) ORDER BY p.position)
      || ARRAY(SELECT s.stand_id FROM catalog_stand s JOIN stand st ON st.id = s.stand_id
        LEFT JOIN ship sh ON sh.id = st.ship_id LEFT JOIN deck d ON d.id = st.deck_id
        WHERE s.catalog_id = last.id AND s.exhibitor_id = r.exhibitor_id
        ORDER BY sh.position NULLS FIRST, d.position NULLS FIRST, st.stand, s.stand_id) AS had
    FROM catalog_request r
    LEFT JOIN LATERAL (SELECT c.id, c."from" FROM catalog c
      WHERE c.catalog_type = ${catalog.catalogType} AND c."from" < ${catalog.fromOn} AND (
        EXISTS (SELECT FROM catalog_stand s WHERE s.catalog_id = c.id AND s.exhibitor_id = r.exhibitor_id)
        OR EXISTS (SELECT FROM page p WHERE p.catalog_id = c.id AND p.exhibitor_id = r.exhibitor_id))
      ORDER BY c."from" DESC LIMIT 1) last ON true
    WHERE r.catalog_id = ${catalogId} AND r.state IN ('sent', 'accepted')
    ORDER BY r.created_at, r.id`);

/**
 * The stands of a catalogue in walking order, those of them that nobody has, and those of these and of their own that waiting
 * requests get.
 */
export async function findShares(db: Database, of: InCatalog) {
  const [stands, claims] = await Promise.all([findStands(db, of), findClaims(db, of)]);
  const free = stands.filter(({ assignments }) => assignments.length === 0);
  const places: Place[] = stands.map((stand) => ({
    id: stand.id,
    row: rowOf(stand),
    deckId: stand.deckId,
  }));
  return {
    free,
    places,
    shares: shareStands(
      claims,
      places,
      free.map(({ id }) => id),
    ),
  };
}

/** What is known for a proposal, and what the exhibitor had before; the first is null for a decided request. */
export async function findForProposal(
  db: Database,
  request: RequestRecord,
  assigned: Assigned,
): Promise<{ known: Known | null; earlier: Earlier | null }> {
  const earlier = await findEarlier(db, request);
  if (request.state !== 'sent') return { known: null, earlier };
  const { catalogId, exhibitorId } = request;
  const [{ free, places, shares }, title, planned, pages] = await Promise.all([
    findShares(db, request),
    findLikelyTitle(db, exhibitorId),
    findPlannedTitles(db, request),
    db.prisma.page.findMany({
      where: { catalogId },
      orderBy: { position: 'asc' },
      select: { pageTitleId: true },
    }),
  ]);
  const open = new Map([...assigned.stands, ...free].map((stand) => [stand.id, stand]));
  const stands = (shares.get(exhibitorId) ?? []).flatMap((id) => open.get(id) ?? []);
  const beside = runsOf(
    places,
    stands.map(({ id }) => id),
  );
  const titles = pages.map(({ pageTitleId }) => pageTitleId);
  const known = { order: request, assigned, earlier: earlier?.assigned ?? null };
  return { known: { ...known, stands, beside, planned, title, titles }, earlier };
}
