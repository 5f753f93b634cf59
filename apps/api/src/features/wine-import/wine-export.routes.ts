import { isAdministrator } from '@rebblatt/contracts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Database } from '../../lib/database.ts';
import { tableExport } from '../../tables/table-export.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { sharedRegionNames, wineNumbers, winesInTurn, wineTableColumns } from './wine-export.queries.ts';
import { exportNames, sheetNames } from './words.rules.ts';

/** The list of wines as a file, as it is filtered and ordered on the screen. */
export function wineExportRoutes({ db }: { db: Database }): Endpoint[] {
  return [
    endpoint(
      'GET /wine/export/:kind',
      { allow: signedIn, summary: 'Download the list of wines' },
      async ({ actor, params, query: { language, ...query } }) => {
        const scope = visibleWines(actor);
        const { ids, sizes } = await wineNumbers(db, scope, query);
        const shared = await sharedRegionNames(db);
        return tableExport(params.kind, exportNames[language], {
          name: sheetNames[language].wines,
          columns: wineTableColumns(language, sizes, isAdministrator(actor.role), shared),
          rows: winesInTurn(db, scope, ids),
        });
      },
    ),
  ];
}
