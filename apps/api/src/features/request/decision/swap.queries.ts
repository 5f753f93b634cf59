import type { RequestSwap } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { Database } from '../../../lib/database.ts';
import { joinSql, sql } from '../../../lib/sql.ts';
import type { Assigned, RequestRecord } from '../request.queries.ts';
import { type Movable, swapsOf } from './swap.rules.ts';

/** The states of a page that keeps its stand. */
const LOCKED = ['released', 'accepted'];

const lockedAt = (
  catalogId: number,
  exhibitorId: ReturnType<typeof sql>,
  standId: ReturnType<typeof sql>,
) => sql`
  EXISTS (SELECT FROM page p WHERE p.catalog_id = ${catalogId} AND p.exhibitor_id = ${exhibitorId}
    AND p.stand_id = ${standId} AND p.state::text IN (${joinSql(LOCKED)}))`;

/**
 * Who is at one of these stands, did not have it in the last catalogue of the type, and had another one then, which is free now or
 * the exhibitor's. Nobody is named whose page keeps its stand.
 */
const findMovable = (
  db: Database,
  { catalog, catalogId, exhibitorId, state }: RequestRecord,
  wanted: number[],
): Promise<Movable[]> =>
  db.query<Movable>(sql`
    SELECT h.stand_id AS "standId", w.stand, h.exhibitor_id AS "exhibitorId", e.company_name AS "companyName",
      o.stand_id AS "toId", s.stand AS "to"
    FROM catalog_stand h
    JOIN stand w ON w.id = h.stand_id
    JOIN exhibitor e ON e.id = h.exhibitor_id
    JOIN catalog_request r ON r.catalog_id = h.catalog_id AND r.exhibitor_id = h.exhibitor_id AND r.state = 'accepted'
    JOIN LATERAL (SELECT c.id FROM catalog c
      WHERE c.catalog_type = ${catalog.catalogType} AND c."from" < ${catalog.fromOn}
        AND EXISTS (SELECT FROM catalog_stand x WHERE x.catalog_id = c.id AND x.exhibitor_id = h.exhibitor_id)
      ORDER BY c."from" DESC LIMIT 1) last ON true
    JOIN catalog_stand o ON o.catalog_id = last.id AND o.exhibitor_id = h.exhibitor_id
    JOIN stand s ON s.id = o.stand_id
    LEFT JOIN catalog_stand now ON now.catalog_id = h.catalog_id AND now.stand_id = o.stand_id
    WHERE h.catalog_id = ${catalogId} AND h.exhibitor_id <> ${exhibitorId} AND h.stand_id = ANY(${wanted}::int[])
      AND now.exhibitor_id IS NOT DISTINCT FROM ${state === requestStates.accepted ? exhibitorId : null}::int
      AND NOT EXISTS (SELECT FROM catalog_stand x
        WHERE x.catalog_id = last.id AND x.exhibitor_id = h.exhibitor_id AND x.stand_id = h.stand_id)
      AND NOT ${lockedAt(catalogId, sql`h.exhibitor_id`, sql`h.stand_id`)}
      AND NOT ${lockedAt(catalogId, sql`${exhibitorId}::int`, sql`o.stand_id`)}
    ORDER BY array_position(${wanted}::int[], h.stand_id), o.stand_id`);

type Stands = Assigned['stands'];

/**
 * The swaps that give an exhibitor a stand that is planned for them or that they had last time; where they get the deck that they
 * wish, only one of that deck. While the request waits, whoever is there goes back to a free stand; once it is accepted, both
 * exchange. A rejected request has none.
 * @param had the stands of last time
 * @param gets the stands that the exhibitor has or is proposed
 */
export async function findSwaps(
  db: Database,
  request: RequestRecord,
  had: Stands,
  gets: Stands,
): Promise<RequestSwap[]> {
  const isOnDeck = ({ deckId }: Stands[number]) => request.deckId === null || deckId === request.deckId;
  const missed = had.filter((stand) => isOnDeck(stand) || !gets.every(isOnDeck));
  const wanted = [...request.plannedStands, ...missed.map(({ id }) => id)];
  if (request.state === requestStates.rejected || wanted.length === 0) return [];
  const exchange = request.state === requestStates.accepted;
  const movable = await findMovable(db, request, wanted);
  const { countStands } = request;
  return swapsOf(movable, { wanted, gets: gets.map(({ id }) => id), countStands, exchange });
}
