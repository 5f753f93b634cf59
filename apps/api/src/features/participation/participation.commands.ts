import type { Actor } from '../../lib/actor.ts';
import { conflict, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../../lib/database.ts';
import { lockOpenCatalog, placePage } from '../page/page.commands.ts';
import { belongsTo } from '../page/page.queries.ts';
import { findLastPages, findMadePages, findStands } from './participation.queries.ts';
import { pagesMissing, standFor } from './participation.rules.ts';

/**
 * Gives an exhibitor the pages of last time that are still missing, with their titles; their content is taken over by
 * the exhibitor, page by page. With nothing missing it adds none, so that a second call changes nothing.
 * @returns id and position of the added pages
 * @throws AppError 404; 409 `catalog.inactive`, `exhibitor.not-in-catalog`
 */
export const addLastPages = (
  { db, clock }: { db: Database; clock: Clock },
  actor: Actor,
  catalogId: number,
  exhibitorId: number,
): Promise<{ id: number; position: number }[]> =>
  db.transact(async (tx) => {
    if (!(await lockOpenCatalog(tx, clock, actor, catalogId))) throw notFound();
    if (!(await belongsTo(tx, catalogId, exhibitorId))) throw conflict('exhibitor.not-in-catalog');
    const last = await findLastPages(tx, exhibitorId, catalogId);
    if (!last) return [];
    const stands = (await findStands(tx, exhibitorId, catalogId)).map(({ standId }) => standId);
    const added: number[] = [];
    for (const page of pagesMissing(last.pages, await findMadePages(tx, exhibitorId, catalogId))) {
      const { pageType, pageTitleId } = page;
      const fields = { pageType, exhibitorId, pageTitleId, standId: standFor(page, stands) };
      added.push((await placePage(tx, actor, catalogId, fields)).id);
    }
    // Not before all are there: one may stand before another.
    return tx.page.findMany({
      where: { id: { in: added } },
      select: { id: true, position: true },
      orderBy: { position: 'asc' },
    });
  });
