import type { ImportablePage } from '@rebblatt/contracts';
import { dayOf } from '../../lib/clock.ts';
import { presentTitle } from '../page/page.presenter.ts';
import type { SourceLine } from './page-import.queries.ts';

/** Whether a page may be copied to a target: it was never copied before, or only to this target. */
export const isFree = (copies: { targetPageId: number }[], targetId: number) =>
  copies.every(({ targetPageId }) => targetPageId === targetId);

/** A page from which a target can be filled. */
export const presentSource = (page: SourceLine, targetId: number): ImportablePage => ({
  id: page.id,
  position: page.position,
  catalog: {
    id: page.catalog.id,
    name: page.catalog.name,
    from: dayOf(page.catalog.fromOn),
    to: dayOf(page.catalog.toOn),
  },
  page_title: presentTitle(page.pageTitle),
  stand: page.stand?.stand ?? null,
  categories: page.categories.length,
  wines: page.categories.reduce((sum, { _count }) => sum + _count.wines, 0),
  copy_page: page.importedTo.map(({ targetPageId }) => ({ id: targetPageId })),
  importable: isFree(page.importedTo, targetId) ? 1 : 0,
});
