import { WINE_PAGE } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { sql } from '../../../lib/sql.ts';
import type { Given, RequestRecord } from '../request.queries.ts';
import { findGiven } from '../request.queries.ts';
import type { Known } from './proposal.rules.ts';

type Earlier = { name: string; given: Given };

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
  return last && { name: last.name, given: await findGiven(db.prisma, last.id, exhibitorId) };
}

/** The stands of a catalogue's type that nobody has in it, in walking order. */
async function findFree(db: Database, { catalog, catalogId }: RequestRecord) {
  const stands = await db.prisma.stand.findMany({
    where: { catalogType: catalog.catalogType, assignments: { none: { catalogId } } },
    include: { ship: true, deck: true },
  });
  return stands.sort(
    (a, b) =>
      (a.ship?.position ?? 0) - (b.ship?.position ?? 0) ||
      (a.deck?.position ?? 0) - (b.deck?.position ?? 0) ||
      a.stand.localeCompare(b.stand, 'de-CH', { numeric: true }) ||
      a.id - b.id,
  );
}

/** The title that the pages of exhibitors of the same regions have most often, else that of most pages. */
async function findLikelyTitle(db: Database, exhibitorId: number) {
  const rows = await db.query<{ id: number; name: string }>(sql`
    SELECT t.id, t.name FROM page_title t
    LEFT JOIN (
      SELECT p.page_title_id, count(*) AS pages FROM page p
      WHERE p.page_type = ${WINE_PAGE} AND EXISTS (
        SELECT FROM exhibitor_region theirs JOIN exhibitor_region own ON own.region_id = theirs.region_id
        WHERE theirs.exhibitor_id = p.exhibitor_id AND own.exhibitor_id = ${exhibitorId})
      GROUP BY 1) near ON near.page_title_id = t.id
    LEFT JOIN (SELECT page_title_id, count(*) AS pages FROM page GROUP BY 1) used ON used.page_title_id = t.id
    ORDER BY near.pages DESC NULLS LAST, used.pages DESC NULLS LAST, t.id LIMIT 1`);
  return rows[0] ?? null;
}

/** What is known for a proposal, and what the exhibitor had before; the first is null for a decided request. */
export async function findForProposal(
  db: Database,
  request: RequestRecord,
  given: Given,
): Promise<{ known: Known | null; earlier: Earlier | null }> {
  const earlier = await findEarlier(db, request);
  if (request.state !== 'sent') return { known: null, earlier };
  const [free, title, last] = await Promise.all([
    findFree(db, request),
    findLikelyTitle(db, request.exhibitorId),
    db.prisma.page.aggregate({ where: { catalogId: request.catalogId }, _max: { position: true } }),
  ]);
  const nextPosition = (last._max.position ?? 0) + 1;
  return {
    known: { order: request, given, earlier: earlier?.given ?? null, free, title, nextPosition },
    earlier,
  };
}
