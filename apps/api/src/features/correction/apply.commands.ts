import type { CorrectionChange, WinePageInput } from '@rebblatt/contracts';
import { correctionText } from '@rebblatt/contracts';
import { gapsOfWinePage } from '@rebblatt/printed-page';
import type { Actor } from '../../lib/actor.ts';
import { AppError, conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { writeChange } from '../../lib/unchanged.ts';
import { visibleExhibitors } from '../exhibitor/exhibitor.policy.ts';
import { listsOf, lockExhibitor } from '../exhibitor/exhibitor.queries.ts';
import { profileColumns } from '../exhibitor/exhibitor.rules.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { findWinePageInput } from '../page/wine-page.queries.ts';
import { recordContent } from '../page-category/content.commands.ts';
import type { Placement } from '../page-category/page-category.queries.ts';
import { findPlacements } from '../page-category/page-category.queries.ts';
import type { TakenChange, Targets } from '../release/taken-over/correction.rules.ts';
import { corrected, targetsOf } from '../release/taken-over/correction.rules.ts';
import { merge, printsSame } from '../release/taken-over/merge.rules.ts';
import { findTakenOver } from '../release/taken-over/taken-over.queries.ts';
import { asUse, columnsOfUse } from '../uses/uses.queries.ts';
import { visibleWines } from '../wine/wine.policy.ts';
import { lockWine, lockWines } from '../wine/wine.queries.ts';
import { findReleasedInput } from './correction.queries.ts';

const findNow = async (tx: Tx, pageId: number) => found(await findWinePageInput(tx, pageId));

/**
 * Writes the changes of a correction where the exhibitor keeps the texts: in the profile, the wines, the categories and
 * the page. Before it the page must be as it was released, but for what its exhibitor took over on other pages. What is
 * released next is what was released with exactly these texts: a text taken over elsewhere is not printed here unseen.
 * @param page locked
 * @returns what the page is released with
 * @throws AppError 409 `correction.changed-since`, `correction.taken-otherwise`, `correction.taken-away` or what forbids a release; 422
 */
export async function applyChanges(
  tx: Tx,
  actor: Actor,
  page: LockedPage,
  changes: CorrectionChange[],
): Promise<WinePageInput> {
  const released = await findReleasedInput(tx, page.id);
  // Parsed again: a rule may have become stricter since it was proposed.
  const targets = targetsOf(changes.map((change) => correctionText.parse(change)));
  await lockWines(tx, visibleWines(actor), [...targets.wines.keys()]);
  const profile = await lockProfile(tx, actor, page, targets);
  const now = await findNow(tx, page.id);
  const taken = await findTakenOver(tx, page);
  const merged = merge({ base: released, theirs: now, ours: changes, taken });
  if (merged.is === 'stale') throw conflict('correction.changed-since');
  if (merged.is === 'conflict') throw await takenOtherwise(tx, merged.change, merged.by);
  if (profile) await writeCompany(tx, actor, profile, targets);
  const placements = await findPlacements(tx, page.id);
  await writeWines(tx, actor, placements, targets);
  await writeCategories(tx, actor, page, placements, targets);
  if (targets.footer !== undefined)
    await writePage(tx, actor, page, 'update', { footer: targets.footer as string | null });
  if (!printsSame(await findNow(tx, page.id), corrected(now, changes))) throw conflict('conflict.busy');
  const next = corrected(released, changes);
  const [gap] = gapsOfWinePage(next);
  if (gap) throw conflict(gap.code, gap.params);
  return next;
}

/** Says on which page other words were taken over for a text, and which, or that it was removed. */
async function takenOtherwise(
  tx: Tx,
  { field, id }: CorrectionChange,
  { to, pageId }: TakenChange,
): Promise<AppError> {
  const page = asUse(await tx.page.findUniqueOrThrow({ where: { id: pageId }, select: columnsOfUse }));
  const { position, catalog_name: catalog } = page;
  const words = typeof to === 'number' && field !== 'year' ? to.toFixed(2) : (to ?? '');
  const params = { field, ...(id !== null && { id }), to: words, position, catalog };
  const code = words === '' ? 'correction.taken-away' : 'correction.taken-otherwise';
  return new AppError(409, code, { params, uses: { pages: [page], more: 0 } });
}

/** The profile of the exhibitor, locked; null when nothing of it is corrected. */
async function lockProfile(tx: Tx, actor: Actor, page: LockedPage, { company }: Targets) {
  if (Object.keys(company).length === 0) return null;
  return found(await lockExhibitor(tx, visibleExhibitors(actor), page.exhibitorId ?? 0));
}

type Profile = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

async function writeCompany(tx: Tx, actor: Actor, before: Profile, { company }: Targets): Promise<void> {
  const { id } = before;
  const columns = profileColumns(company as Parameters<typeof profileColumns>[0]);
  const data = { ...columns, version: { increment: 1 } };
  const after = await writeChange(tx, before, () =>
    tx.exhibitor.update({ where: { id }, data, include: listsOf }),
  );
  if (after)
    await recordChange(tx, actor, { entity: 'exhibitor', entityId: id, action: 'update', before, after });
}

/** A wine that is already as it is proposed, because that was taken over on another page, stays as it is. */
async function writeWines(tx: Tx, actor: Actor, placements: Placement[], { wines }: Targets): Promise<void> {
  for (const [id, texts] of wines) {
    const before = found(await lockWine(tx, visibleWines(actor), id));
    const category = placements.find((one) => one.wines.some(({ wineId }) => wineId === id));
    const after = await writeChange(tx, before, () => writeWine(tx, id, category, texts));
    if (after)
      await recordChange(tx, actor, { entity: 'wine', entityId: id, action: 'update', before, after });
  }
}

type WineTexts = Targets['wines'] extends Map<number, infer Texts> ? Texts : never;

async function writeWine(tx: Tx, id: number, category: Placement | undefined, texts: WineTexts) {
  const { wine, year, price1, price2 } = texts;
  const prices = [
    [category?.bottleSize1Id, price1],
    [category?.bottleSize2Id, price2],
  ] as const;
  for (const [bottleSizeId, price] of prices) {
    if (typeof price !== 'number' || !bottleSizeId) continue;
    const row = { wineId: id, bottleSizeId };
    await tx.winePrice.upsert({
      where: { wineId_bottleSizeId: row },
      create: { ...row, price },
      update: { price },
    });
  }
  return tx.wine.update({
    where: { id },
    data: {
      wine: wine as string | undefined,
      year: year as number | null | undefined,
      version: { increment: 1 },
    },
    include: { prices: true, grapes: { orderBy: { position: 'asc' } } },
  });
}

async function writeCategories(
  tx: Tx,
  actor: Actor,
  page: LockedPage,
  placements: Placement[],
  { categories }: Targets,
): Promise<void> {
  const open = {
    id: page.id,
    position: page.position,
    exhibitorId: page.exhibitorId,
    categories: placements,
  };
  for (const [id, category] of categories) {
    const { wines: _, ...before } = found(placements.find((one) => one.id === id));
    const data = { category: category as string, version: { increment: 1 } };
    const after = await tx.pageCategory.update({ where: { id }, data });
    await recordContent(tx, actor, open, { entityId: id, action: 'update', before, after });
  }
}
