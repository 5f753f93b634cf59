import type { WinePageInput } from '@rebblatt/contracts';
import { hasWines, isUploadedPage, winePageInput } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { gapsOfWinePage } from '@rebblatt/printed-page';
import { fitsOnPage } from '../../drawing/fit.ts';
import { findStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { guardVersion, StaleWrite } from '../../lib/stale-write.ts';
import { stateAfter } from '../../lib/state-table.ts';
import { findLook } from '../catalog/look.queries.ts';
import { guardCollection } from '../page/page.gates.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findPage, lockPage } from '../page/page.queries.ts';
import { releaseTable } from '../page/release.rules.ts';
import { findWinePageInput } from '../page/wine-page.queries.ts';
import { gapsOfUpload } from './gaps.rules.ts';
import { findNewestPull } from './pull/pull.queries.ts';
import type { StepTools } from './step.commands.ts';
import { move } from './step.commands.ts';
import { merge } from './taken-over/merge.rules.ts';
import { findTakenOver } from './taken-over/taken-over.queries.ts';

export type ReleaseTools = StepTools & { db: Database; press: Press };

/** All conditions for a release except that the page fits. */
function guardRelease(
  tools: ReleaseTools,
  actor: Actor,
  page: LockedPage,
  input: WinePageInput | null,
): void {
  guardCollection(actor, tools.clock, page.catalog);
  stateAfter(releaseTable, page.state, 'release');
  if (!input && !isUploadedPage(page.pageType)) throw conflict('page.not-editable');
  const [gap] = input ? gapsOfWinePage(input) : gapsOfUpload(page);
  if (gap) throw conflict(gap.code, gap.params);
}

const inputOf = (reader: Pick<Tx, 'page'>, page: LockedPage) =>
  hasWines(page.pageType) ? findWinePageInput(reader, page.id) : null;

const same = (a: WinePageInput | null, b: WinePageInput | null) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Releases a page for the organiser's decision. A wine page is laid out first, without holding any lock, and exactly
 * what was laid out is stored: if the page changed meanwhile, the release is refused and can be retried.
 * @throws AppError 404; 409 `page.does-not-fit` and the codes of the other conditions; StaleWrite
 */
export async function releasePage(
  tools: ReleaseTools,
  actor: Actor,
  id: number,
  version?: number,
): Promise<void> {
  const { db, press } = tools;
  const seen = found(await findPage(db.prisma, visiblePages(actor), id));
  guardVersion(seen, version);
  const measured = await inputOf(db.prisma, seen);
  guardRelease(tools, actor, seen, measured);
  const look = await findLook(db.prisma, seen.catalogId);
  if (measured && !(await fitsOnPage(press, { ...seen, look }, measured)))
    throw conflict('page.does-not-fit');

  await db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    guardVersion(before, version);
    const snapshot = await inputOf(tx, before);
    guardRelease(tools, actor, before, snapshot);
    if (!same(measured, snapshot)) throw conflict('conflict.busy');
    const file = await findStoredFile(tx, before.contentFileId);
    await move(tx, tools, actor, before, 'release', { snapshot, file });
  });
}

/**
 * What the newest release of a page printed, which it must still print, but for texts that its exhibitor has taken over
 * on other pages since; nothing is compared that its pull does not have.
 * @returns null for a page made of a file
 * @throws StaleWrite
 */
async function findStillReleased(tx: Tx, page: LockedPage): Promise<WinePageInput | null> {
  const released = await findNewestPull(tx, page.id);
  const now = await inputOf(tx, page);
  if (now === null) {
    const file = await findStoredFile(tx, page.contentFileId);
    if (released?.fileSha256 && released.fileSha256 !== file?.sha256) throw new StaleWrite();
    return null;
  }
  if (!released?.snapshot) return now;
  // One that an older version of the product wrote may not fit any more; it cannot be compared.
  const { data: then } = winePageInput.safeParse(released.snapshot);
  const taken = await findTakenOver(tx, page);
  if (!then || merge({ base: then, theirs: now, ours: [], taken }).is !== 'clean') throw new StaleWrite();
  return then;
}

/**
 * Takes a rejection back: the page waits again as it was released. Who has gone on from there is not overruled.
 * @throws AppError 404; 409 `page.not-released`, `page.accepted`; StaleWrite when the page, its file or a wine of it has
 *   changed
 */
export const takeBackRejection = (
  tools: ReleaseTools,
  actor: Actor,
  id: number,
  version: number,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    await takeBackLocked(tx, tools, actor, before, version);
  });

/** The same with a locked page; whatever it refuses, nothing is written. */
export async function takeBackLocked(
  tx: Tx,
  tools: StepTools,
  actor: Actor,
  before: LockedPage,
  version: number | undefined,
): Promise<void> {
  guardVersion(before, version);
  stateAfter(releaseTable, before.state, 'undecide');
  const snapshot = await findStillReleased(tx, before);
  await move(tx, tools, actor, before, 'undecide', { snapshot });
}

/**
 * Withdraws a release before the decision; exhibitors only while the collection is open.
 * @throws AppError 404; 409 `page.not-released`, `page.accepted`, `catalog.closed`; StaleWrite
 */
export const cancelRelease = (
  tools: ReleaseTools,
  actor: Actor,
  id: number,
  version?: number,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    guardVersion(before, version);
    guardCollection(actor, tools.clock, before.catalog);
    await move(tx, tools, actor, before, 'cancel');
  });
