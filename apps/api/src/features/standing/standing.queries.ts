import { requestStates } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import type { Database } from '../../lib/database.ts';
import { visibleExhibitors } from '../exhibitor/exhibitor.policy.ts';
import { countExhibitors } from '../exhibitor/exhibitor.queries.ts';
import { visibleLogos } from '../logo/logo.policy.ts';
import { countLogos } from '../logo/logo.queries.ts';
import { countStandings } from '../page/standing/page-standing.queries.ts';
import { visibleRequests } from '../request/request.policy.ts';
import { countRequests } from '../request/request.queries.ts';

/**
 * Where a catalogue stands, in four statements. Whatever a list shows is counted with that list's own filters.
 */
export async function findStanding(db: Database, actor: Actor, catalogId: number) {
  const [pages, logos, requests, notBegun] = await Promise.all([
    countStandings(db, catalogId),
    countLogos(db, visibleLogos(actor), { waiting: 1, catalog_id: catalogId }),
    countRequests(db, visibleRequests(actor), catalogId, requestStates.sent),
    countExhibitors(db, visibleExhibitors(actor), { not_begun: catalogId }),
  ]);
  return { pages, logos, requests, notBegun };
}

/** The result of {@link findStanding}. */
export type Standing = Awaited<ReturnType<typeof findStanding>>;
