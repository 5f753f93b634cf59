import { isAdministrator } from '@rebblatt/contracts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import { invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { todayInZurich } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { tableExport } from '../../tables/table-export.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { loadReferences } from './reference.queries.ts';
import { shownNamesIn } from './shown-names.rules.ts';
import { wineNumbers, winesInTurn, wineTableColumns } from './wine-export.queries.ts';
import { exportNames, sheetNames } from './words.rules.ts';

/** The list of wines as a file, as it is filtered and ordered on the screen. */
export function wineExportRoutes({ db, clock }: { db: Database; clock: Clock }): Endpoint[] {
  return [
    endpoint(
      'GET /wine/export/:kind',
      { allow: signedIn, summary: 'Download the list of wines' },
      async ({ actor, params, query: { language, columns, ...query } }) => {
        const scope = visibleWines(actor);
        const { ids, sizes } = await wineNumbers(db, scope, query);
        const names = shownNamesIn(await loadReferences(db), language);
        // Exhibitors have their own wines only.
        const wanted = columns.filter((name) => name !== 'exhibitor' || isAdministrator(actor.role));
        if (wanted.length === 0) throw invalidField('columns', 'validation.invalid');
        return tableExport(params.kind, `${exportNames[language]} ${todayInZurich(clock)}`, {
          name: sheetNames[language].wines,
          columns: wineTableColumns({ columns: wanted, language, sizes, names }),
          rows: winesInTurn(db, scope, ids),
        });
      },
    ),
  ];
}
