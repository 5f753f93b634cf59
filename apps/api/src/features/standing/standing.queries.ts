import type { CatalogStanding } from '@rebblatt/contracts';
import { requestStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { sql } from '../../lib/sql.ts';
import { stillLater } from '../catalog/deadline.queries.ts';
import { visibleExhibitors } from '../exhibitor/exhibitor.policy.ts';
import { exhibitorCount } from '../exhibitor/exhibitor.queries.ts';
import { visibleLogos } from '../logo/logo.policy.ts';
import { logoCount } from '../logo/logo.queries.ts';
import type { StandingCount } from '../page/standing/page-standing.queries.ts';
import { standingCounts } from '../page/standing/page-standing.queries.ts';
import { visibleRequests } from '../request/request.policy.ts';
import { requestCount } from '../request/request.queries.ts';

/** Where a catalogue stands, as the database returns it. */
export interface Standing {
  id: number;
  fromOn: Date;
  toOn: Date;
  /** As JSON, in which a date is text. */
  pages: (Omit<StandingCount, 'since'> & { since: string | null })[];
  logos: number;
  requests: number;
  notBegun: number;
  later: CatalogStanding['later'];
}

/**
 * Where a catalogue stands, in one statement because it stands above several lists; null when there is no such
 * catalogue. Whatever a list shows is counted with that list's own filters.
 */
export async function findStanding(
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  catalogId: number,
): Promise<Standing | null> {
  const [standing] = await db.query<Standing>(sql`
    SELECT c.id, c."from"::timestamp AT TIME ZONE 'UTC' AS "fromOn", c."to"::timestamp AT TIME ZONE 'UTC' AS "toOn",
      coalesce((SELECT json_agg(s) FROM (${standingCounts(catalogId)}) AS s), '[]'::json) AS pages,
      (${logoCount(visibleLogos(actor), { waiting: 1, catalog_id: catalogId })}) AS logos,
      (${requestCount(visibleRequests(actor), catalogId, requestStates.sent)}) AS requests,
      (${exhibitorCount(visibleExhibitors(actor), { not_begun: catalogId })}) AS "notBegun",
      ${stillLater(clock)} AS later
    FROM catalog c WHERE c.id = ${catalogId}`);
  return standing ?? null;
}
