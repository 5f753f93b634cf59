import type { WinePageInput } from '@rebblatt/contracts';
import { AD_PAGE, checkStates, isUploadedPage, WINE_PAGE } from '@rebblatt/contracts';
import type { Press } from '@rebblatt/press';
import { unprintableOnWinePage } from '@rebblatt/sheet';
import { findStoredFile } from '../../../files/stored-file.ts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, found } from '../../../lib/app-error.ts';
import type { Database, Tx } from '../../../lib/database.ts';
import { guardVersion } from '../../../lib/stale-write.ts';
import { stateAfter } from '../../../lib/state-table.ts';
import { findWinePageInput } from '../kinds/wine-page.queries.ts';
import { guardCollection } from '../page.gates.ts';
import { visiblePages } from '../page.policy.ts';
import type { LockedPage } from '../page.queries.ts';
import { findPage, lockPage } from '../page.queries.ts';
import { fitsOnPage } from './fit.press.ts';
import { releaseTable } from './release.rules.ts';
import type { StepTools } from './step.commands.ts';
import { move } from './step.commands.ts';

export type ReleaseTools = StepTools & { db: Database; press: Press };

/**
 * An ad or content page is released with a file that passed its check, or was permitted, and an ad with its stand.
 * @throws AppError 409
 */
function guardUpload(page: LockedPage): void {
  if (!page.contentFileId) throw conflict('page.no-pdf');
  if (page.contentStatus === checkStates.checking) throw conflict('page.pdf-not-ready');
  if (page.contentStatus !== checkStates.ready && page.contentOverride === null)
    throw conflict('page.pdf-has-errors');
  if (page.pageType === AD_PAGE && page.standId === null) throw conflict('page.no-stand');
}

/** Wines in a category with two bottle sizes without a price for either: no call that adds a wine allows this. */
const winesWithoutPrice = ({ categories }: WinePageInput): string[] =>
  categories
    .filter(({ bottle_size1, bottle_size2 }) => bottle_size1 !== null && bottle_size2 !== null)
    .flatMap(({ wines }) => wines.filter(({ price1, price2 }) => price1 === null && price2 === null))
    .map(({ name }) => name);

/**
 * A wine page is released with a logo, at least one category, a price for every wine of a category with two sizes, and
 * only with characters that the press can set.
 * @throws AppError 409
 */
function guardWinePage(input: WinePageInput): void {
  if (!input.logo) throw conflict('page.no-logo');
  if (input.categories.length === 0) throw conflict('page.no-categories');
  const bare = winesWithoutPrice(input);
  if (bare.length > 0) throw conflict('page.wines-without-price', { wines: bare.slice(0, 5).join(', ') });
  const unprintable = unprintableOnWinePage(input);
  if (unprintable.length > 0)
    throw conflict('page.unprintable-characters', { characters: unprintable.slice(0, 12).join(' ') });
}

/** All conditions for a release except that the page fits. */
function guardRelease(
  tools: ReleaseTools,
  actor: Actor,
  page: LockedPage,
  input: WinePageInput | null,
): void {
  guardCollection(actor, tools.clock, page.catalog);
  stateAfter(releaseTable, page.state, 'release');
  if (isUploadedPage(page.pageType)) guardUpload(page);
  else if (input) guardWinePage(input);
  else throw conflict('page.not-editable');
}

const inputOf = (reader: Pick<Tx, 'page'>, page: LockedPage) =>
  page.pageType === WINE_PAGE ? findWinePageInput(reader, page.id) : null;

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
  if (measured && !(await fitsOnPage(press, seen, measured))) throw conflict('page.does-not-fit');

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
