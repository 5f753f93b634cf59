import { hasWines } from '@rebblatt/contracts';
import { signedIn } from '../../http/allow.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Actor } from '../../lib/actor.ts';
import { found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { orStale } from '../../lib/stale-write.ts';
import { visiblePages } from '../page/page.policy.ts';
import { presentPage } from '../page/page.presenter.ts';
import { findShownPage } from '../page/page.queries.ts';
import { importPage } from './page-import.commands.ts';
import { presentSource } from './page-import.presenter.ts';
import { listSources } from './page-import.queries.ts';
import { undoPageImport } from './undo-import.commands.ts';

/** Filling a wine page from one of an earlier year. */
export function pageImportRoutes(tools: { db: Database; clock: Clock }): Endpoint[] {
  const { db, clock } = tools;
  const findTarget = async (actor: Actor, id: number) =>
    found(await findShownPage(db, visiblePages(actor), id));

  return [
    endpoint(
      'GET /pages-import/:page_id',
      { allow: signedIn, summary: 'List the pages a page can be filled from' },
      async ({ actor, params }) => {
        const target = await findTarget(actor, params.page_id);
        if (!hasWines(target.pageType) || target.exhibitorId === null) return { data: [], total: 0 };
        const sources = await listSources(db, target.exhibitorId, target.catalog.fromOn);
        return { data: sources.map((page) => presentSource(page, target.id)), total: sources.length };
      },
    ),

    endpoint(
      'POST /pages-import',
      { allow: signedIn, summary: 'Fill a page from one of an earlier year' },
      async ({ actor, body }) => {
        const { replacePageId, importPageId } = body;
        const copied = await orStale(importPage(tools, actor, body), async () =>
          presentPage(await findTarget(actor, replacePageId), actor, clock),
        );
        return { data: { isImported: 1 as const, importPageId, replacePageId, ...copied } };
      },
    ),

    endpoint(
      'POST /pages-import/undo/:page_id',
      { allow: signedIn, summary: 'Undo the import of a page' },
      async ({ actor, params }) => ({ data: await undoPageImport(tools, actor, params.page_id) }),
    ),
  ];
}
