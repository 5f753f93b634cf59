import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { listAssignedStands, listExhibitorsInCatalog } from './assignment.queries.ts';
import { visibleAssignments } from './catalog.policy.ts';
import { findOwnActiveCatalog } from './deadline.queries.ts';

const nothing = { data: [], total: 0 };

/** The exhibitors of a catalogue and their stands, for the selects of the page forms. */
export function assignmentRoutes({ db, clock }: { db: Database; clock: Clock }): Endpoint[] {
  const catalogOf = async (actor: Actor, query: { catalog_id?: number; custom?: { catalog_id?: number } }) =>
    query.catalog_id ?? query.custom?.catalog_id ?? (await findOwnActiveCatalog(db.prisma, clock, actor))?.id;

  return [
    endpoint(
      'GET /exhibitor-in-catalog/:perPage/:page',
      { allow: administrators, summary: 'List the exhibitors of a catalogue' },
      async ({ actor, query, params }) => {
        const catalogId = await catalogOf(actor, query);
        return catalogId ? listExhibitorsInCatalog(db, catalogId, query, params) : nothing;
      },
    ),

    endpoint(
      'GET /stand-exhibitor/:perPage/:page',
      { allow: signedIn, summary: 'List the stands assigned in a catalogue' },
      async ({ actor, query, params }) => {
        const catalogId = await catalogOf(actor, query);
        return catalogId
          ? listAssignedStands(db, visibleAssignments(actor), catalogId, query, params)
          : nothing;
      },
    ),
  ];
}
