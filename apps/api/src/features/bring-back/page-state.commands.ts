import type { BringBackNote } from '@rebblatt/contracts';
import { hasWines } from '@rebblatt/contracts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { openPage } from '../page/page.gates.ts';
import { findContent } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { contentOf } from '../page-category/page-category.rules.ts';
import { placeContent } from './content.commands.ts';
import { guardNotEnded, ownColumns } from './page.commands.ts';
import { findPageState, findPageStateBefore } from './state.queries.ts';
import type { BringBackTools } from './wine.commands.ts';

/** What a page prints, as text that can be compared. */
const printed = (columns: object, content: { category: string; wines: number[] }[]) =>
  JSON.stringify([columns, content.map(({ category, wines }) => [category, wines])]);

/**
 * Gives a wine page the head, footer, categories and wines that it had before a row of the history.
 * @throws AppError 404; 409 `page.released`, `page.accepted`, `history.catalog-ended`, `history.not-kept`,
 *   `history.same` and the codes of its content
 */
export async function restorePage(
  tx: Tx,
  { clock }: Pick<BringBackTools, 'clock'>,
  actor: Actor,
  pageId: number,
  historyId: number,
): Promise<BringBackNote[]> {
  const before = await openPage(tx, clock, actor, pageId);
  guardNotEnded(clock, before.catalog);
  if (!hasWines(before.pageType)) throw conflict('page.not-editable');
  const now = found(await findPageState(tx, pageId));
  const state = await findPageStateBefore(tx, pageId, historyId, now);
  if (!state) throw conflict('history.not-kept');
  const notes: BringBackNote[] = [];
  const columns = await ownColumns(tx, state, notes);
  const replaced = contentOf(await findContent(tx, pageId));
  await tx.pageCategory.deleteMany({ where: { pageId } });
  await placeContent(tx, before, state.categories);
  const { standId, logoId, pageTitleId, footer } = before;
  const sizes = ({ categories }: typeof now) =>
    categories.map((line) => [line.bottleSize1Id, line.bottleSize2Id]);
  const same =
    printed({ standId, logoId, pageTitleId, footer }, now.categories) ===
      printed(columns, state.categories) && JSON.stringify(sizes(now)) === JSON.stringify(sizes(state));
  if (same) throw conflict('history.same');
  const categories = contentOf(await findContent(tx, pageId));
  await writePage(tx, actor, before, 'restore-state', columns, {
    before: { categories: replaced },
    after: { categories, historyId },
  });
  return notes;
}
