import type { Actor } from '../../lib/actor.ts';
import type { Tx } from '../../lib/database.ts';
import type { Change } from '../../lib/history.ts';
import { recordChange } from '../../lib/history.ts';
import type { OpenPage } from './page-category.gates.ts';
import { contentOf } from './page-category.rules.ts';

type ContentChange = Omit<Change, 'entity' | 'about'>;

/**
 * Writes the history of a change of one category, with the whole content of its page before the change, so that this
 * state can be read and brought back.
 * @param page as it was before the change
 */
export async function recordContent(
  tx: Tx,
  actor: Actor,
  page: OpenPage,
  { before, after, ...change }: ContentChange,
): Promise<void> {
  const known = page.categories.find(({ id }) => id === change.entityId)?.category;
  await recordChange(tx, actor, {
    ...change,
    entity: 'page-category',
    before: { ...before, pagePosition: page.position, categories: contentOf(page.categories) },
    after,
    about: { pageId: page.id, exhibitorId: page.exhibitorId, ...(known && { item: known }) },
  });
}
