import type { HistoryListQuery, Language } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, found, invalidField } from '../../lib/app-error.ts';
import type { Paging } from '../../lib/list-sql.ts';
import type { Sql } from '../../lib/sql.ts';
import { visiblePages } from '../page/page.policy.ts';
import { findPage } from '../page/page.queries.ts';
import { bringBack } from './bring-back/bring-back.commands.ts';
import { presentStates, valuesOf } from './bring-back/bring-back.presenter.ts';
import { compareStates } from './bring-back/state.commands.ts';
import type { BringBackTools } from './bring-back/wine.commands.ts';
import { closedFilter, mayReadHistoryOf, seesEverything } from './history.policy.ts';
import { presentHistory } from './history.presenter.ts';
import { findLanguage, findNames, listHistory, type Named, rowsAbout } from './history.queries.ts';
import { changesOf, namedIn, namedInChanges } from './history.rules.ts';

/** The history in words: for administrators all of it, for exhibitors that of their own pages. */
export function historyRoutes(tools: BringBackTools): Endpoint[] {
  const { db } = tools;
  /** In the language of the screen that asks, or else in the one that the account last used. */
  const namesFor = async (actor: Actor, wanted: Named[], shown: Language | undefined) =>
    wanted.length === 0
      ? new Map<string, string>()
      : findNames(db, wanted, shown ?? (await findLanguage(db, actor.adminId ?? actor.userId)));
  const list = async (actor: Actor, about: Sql[], query: HistoryListQuery, paging: Paging) => {
    const { rows, total } = await listHistory(db, about, query, paging);
    const changes = rows.map(changesOf);
    const names = await namesFor(actor, changes.flatMap(namedInChanges), query.custom?.language);
    const everything = seesEverything(actor);
    const data = rows.map((row, index) => presentHistory(row, changes[index] ?? [], names, everything));
    return { data, total };
  };

  return [
    endpoint(
      'GET /history/:perPage/:page',
      { allow: administrators, summary: 'List the history' },
      ({ actor, query, params }) => list(actor, [], query, params),
    ),

    endpoint(
      'GET /history/of/:thing/:id/:perPage/:page',
      { allow: signedIn, summary: 'List the history of one thing' },
      async ({ actor, query, params: { thing, id, ...paging } }) => {
        if (!mayReadHistoryOf(actor, thing)) throw forbidden();
        const closed = closedFilter(actor, query.columnFilters);
        if (closed) throw invalidField(`columnFilters.${closed}`, 'validation.invalid');
        if (!seesEverything(actor)) found(await findPage(db.prisma, visiblePages(actor), id));
        return list(actor, [rowsAbout(thing, id)], query, paging);
      },
    ),

    endpoint(
      'GET /history/state/:id',
      { allow: administrators, summary: 'Show what there is and what a row of the history would bring back' },
      async ({ actor, params, query }) => {
        const states = await compareStates(tools, actor, params.id);
        const names = await namesFor(actor, valuesOf(states).flatMap(namedIn), query.language);
        return { data: presentStates(states, names) };
      },
    ),

    endpoint(
      'POST /history/bring-back/:id',
      { allow: administrators, summary: 'Bring back what a row of the history changed or deleted' },
      async ({ actor, params }) => {
        const { row, notes } = await bringBack(tools, actor, params.id);
        return { data: { entity: row.entity, id: row.pageId ?? row.entityId, notes } };
      },
    ),
  ];
}
