import type { BringBackNote } from '@rebblatt/contracts';
import { checkStates, hasWines, isExhibitorPage, releaseStates } from '@rebblatt/contracts';
import { createStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { findCatalog } from '../catalog/catalog.queries.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import { withOwnEnd } from '../catalog/deadline.queries.ts';
import { belongsTo, findOwnLogo, findStandHolder, heavy } from '../page/page.queries.ts';
import { makeRoom, nextPosition } from '../page/position/position.commands.ts';
import { lockCatalog } from '../page/position/position.queries.ts';
import { orderCheck } from '../page-file/page-file.commands.ts';
import { placeContent } from './content.commands.ts';
import { jsonColumn } from './logo.commands.ts';
import type { PageState } from './state.rules.ts';
import type { BringBackTools, Origin } from './wine.commands.ts';

/** Refuses what has ended for its exhibitor, too. @throws AppError 409 `history.catalog-ended` */
export function guardNotEnded(clock: Clock, catalog: { name: string; fromOn: Date; toOn: Date }): void {
  if (collectionOf(catalog, clock) === 'ended')
    throw conflict('history.catalog-ended', { name: catalog.name });
}

/** What a page refers to, without what is gone or somebody else's now. */
export async function ownColumns(tx: Tx, state: PageState, notes: BringBackNote[]) {
  const { catalogId, exhibitorId, standId, logoId, pageTitleId } = state;
  const keep = <T>(value: T, there: boolean, note: BringBackNote): T | null => {
    if (value !== null && !there) notes.push(note);
    return there ? value : null;
  };
  const hasStand = standId !== null && (await findStandHolder(tx, catalogId, standId)) === exhibitorId;
  const hasLogo = logoId !== null && (await findOwnLogo(tx, exhibitorId, logoId))?.approved === true;
  const hasTitle = pageTitleId !== null && (await tx.pageTitle.count({ where: { id: pageTitleId } })) === 1;
  return {
    standId: keep(standId, hasStand, 'stand-gone'),
    logoId: keep(logoId, hasLogo, 'logo-gone'),
    pageTitleId: keep(pageTitleId, hasTitle, 'title-gone'),
    footer: state.footer,
  };
}

/**
 * Brings a deleted page back under its number and, as far as there are so many pages, at its position; the following
 * ones move down. It comes as a draft, since what was released went with it.
 * @throws AppError 409 `history.catalog-gone`, `history.catalog-ended`, `history.not-member`, `history.file-gone` and
 *   the codes of its content
 */
export async function bringPageBack(
  tx: Tx,
  { clock }: Pick<BringBackTools, 'clock'>,
  actor: Actor,
  state: PageState,
  { historyId, hasFile }: Origin,
): Promise<BringBackNote[]> {
  if (!(await lockCatalog(tx, state.catalogId))) throw conflict('history.catalog-gone');
  const catalog = found(await findCatalog(tx, state.catalogId));
  guardNotEnded(clock, found(await withOwnEnd(tx, { ...state, catalog })).catalog);
  if (isExhibitorPage(state.pageType) && !(await belongsTo(tx, state.catalogId, state.exhibitorId ?? 0)))
    throw conflict('history.not-member');
  const notes: BringBackNote[] = [];
  if (state.contentFileId !== null && !(state.file && hasFile)) throw conflict('history.file-gone');
  const last = await nextPosition(tx, state.catalogId);
  const position = Math.min(state.position, last);
  if (position < last) await makeRoom(tx, { catalogId: state.catalogId, position });
  if (state.state === releaseStates.released || state.state === releaseStates.accepted)
    notes.push('as-draft');
  const file = state.file && hasFile ? state.file : null;
  const after = await tx.page.create({
    data: {
      ...(await ownColumns(tx, state, notes)),
      id: state.id,
      catalogId: state.catalogId,
      pageType: state.pageType,
      registerKind: state.registerKind,
      position,
      exhibitorId: state.exhibitorId,
      description: state.description,
      comment: state.comment,
      link: state.link,
      active: state.active,
      ...(file && {
        contentFileId: await createStoredFile(tx, actor, file),
        contentStatus: state.contentStatus,
        contentReport: jsonColumn(state.contentReport),
        contentOverride: jsonColumn(state.contentOverride),
        contentPages: state.contentPages,
      }),
    },
    omit: heavy,
  });
  if (file && state.contentStatus === checkStates.checking) await orderCheck(tx, actor, after, file.name);
  if (hasWines(state.pageType)) await placeContent(tx, after, state.categories);
  await recordChange(tx, actor, {
    entity: 'page',
    entityId: after.id,
    action: 'bring-back',
    after: { ...after, contentReport: undefined, historyId },
  });
  return notes;
}
