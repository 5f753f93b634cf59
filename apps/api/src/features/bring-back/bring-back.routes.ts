import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findNamesFor } from '../history/history.queries.ts';
import { namedIn } from '../history/history.rules.ts';
import { bringBack, undoDeletion } from './bring-back.commands.ts';
import { presentStates, valuesOf } from './bring-back.presenter.ts';
import { compareStates } from './state.commands.ts';
import type { BringBackTools } from './wine.commands.ts';

/** What a row of the history changed or deleted: shown beside what there is, and brought back. */
export function bringBackRoutes(tools: BringBackTools): Endpoint[] {
  const { db } = tools;
  const answer = ({ row, notes }: Awaited<ReturnType<typeof bringBack>>) => ({
    data: { entity: row.entity, id: row.pageId ?? row.entityId, notes },
  });
  return [
    endpoint(
      'GET /history/state/:id',
      { allow: administrators, summary: 'Show what there is and what a row of the history would bring back' },
      async ({ actor, params, query }) => {
        const states = await compareStates(tools, actor, params.id);
        const names = await findNamesFor(db, actor, valuesOf(states).flatMap(namedIn), query.language);
        return { data: presentStates(states, names) };
      },
    ),

    endpoint(
      'POST /history/bring-back/:id',
      { allow: administrators, summary: 'Bring back what a row of the history changed or deleted' },
      async ({ actor, params }) => answer(await bringBack(tools, actor, params.id)),
    ),

    endpoint(
      'POST /history/undo-deletion',
      {
        allow: signedIn,
        summary:
          'Bring back what was deleted last; exhibitors what they themselves deleted within the last hour',
      },
      async ({ actor, body }) => answer(await undoDeletion(tools, actor, body)),
    ),
  ];
}
