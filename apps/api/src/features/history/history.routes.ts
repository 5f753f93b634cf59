import type { HistoryListQuery } from '@rebblatt/contracts';
import { administrators, signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, found, invalidField } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.ts';
import type { Paging } from '../../lib/list-sql.ts';
import { withNearest } from '../../lib/nearest-exhibitors.ts';
import type { Sql } from '../../lib/sql.ts';
import { sql } from '../../lib/sql.ts';
import { visiblePages } from '../page/page.policy.ts';
import { findPage } from '../page/page.queries.ts';
import { closedFilter, mayReadHistoryOf, seesEverything } from './history.policy.ts';
import { presentHistory } from './history.presenter.ts';
import { findNamesFor, listHistory, rowsAbout } from './history.queries.ts';
import { changesOf, namedInChanges } from './history.rules.ts';

/** Exhibitors of whom the history says something. */
const withHistory = sql`EXISTS (SELECT FROM history h WHERE h.exhibitor_id = e.id OR h.on_behalf_id = e.id)`;

/** The history in words: for administrators all of it, for exhibitors that of their own pages. */
export function historyRoutes({ db }: { db: Database }): Endpoint[] {
  const list = async (actor: Actor, about: Sql[], query: HistoryListQuery, paging: Paging) => {
    const { rows, total } = await listHistory(db, about, query, paging);
    const changes = rows.map(changesOf);
    const names = await findNamesFor(db, actor, changes.flatMap(namedInChanges), query.custom?.language);
    const everything = seesEverything(actor);
    const data = rows.map((row, index) => presentHistory(row, changes[index] ?? [], names, everything));
    return { data, total };
  };

  return [
    endpoint(
      'GET /history/:perPage/:page',
      { allow: administrators, summary: 'List the history' },
      async ({ actor, query, params }) =>
        withNearest(db, await list(actor, [], query, params), query, withHistory),
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
  ];
}
