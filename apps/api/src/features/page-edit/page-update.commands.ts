import type { PageUpdate } from '@rebblatt/contracts';
import {
  AD_PAGE,
  CHOSEN_REGISTER,
  CONTENT_PAGE,
  checkStates,
  isAd,
  isAdministrator,
  needsStandForFile,
  releaseStates,
  requestStates,
  WINE_PAGE,
  WINETOUR_PAGE,
} from '@rebblatt/contracts';
import type { CheckedPdf } from '../../files/checked-pdf.ts';
import { forgetMend } from '../../files/mend-row.ts';
import { findStoredFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database, Tx } from '../../lib/database.ts';
import { guardVersion } from '../../lib/stale-write.ts';
import { findRequestOf } from '../catalog/request-of.queries.ts';
import { guardStand } from '../page/page.commands.ts';
import { guardCollection } from '../page/page.gates.ts';
import { lockOf, visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findOwnLogo, lockPage } from '../page/page.queries.ts';
import { writePage } from '../page/page-write.commands.ts';
import { decisionOf } from '../page/release.rules.ts';
import { setAside } from '../page-file/earlier-file.commands.ts';
import { dropFile, guardNewFile, orderCheck, storeFile } from '../page-file/page-file.commands.ts';
import type { StepTools } from '../release/step.commands.ts';
import { move } from '../release/step.commands.ts';

/** The columns of a form, as far as this type of page has them. */
interface Columns {
  standId?: number | null;
  pageTitleId?: number | null;
  active?: boolean;
  logoId?: number | null;
  footer?: string | null;
  comment?: string | null;
  description?: string | null;
  link?: string | null;
}

const kinds: Record<number, readonly (keyof Columns)[]> = {
  [WINE_PAGE]: ['standId', 'pageTitleId', 'active', 'logoId', 'footer', 'comment'],
  [AD_PAGE]: ['standId', 'pageTitleId', 'active', 'comment'],
  [CONTENT_PAGE]: ['active', 'description', 'link'],
  [WINETOUR_PAGE]: ['active', 'description'],
  [CHOSEN_REGISTER]: ['active', 'description'],
};

/** The columns that a form really changes: clients send the whole page, most of it unchanged. */
function changesOf(page: LockedPage, form: PageUpdate): Columns {
  const wanted: Columns = {
    standId: form.stand_id,
    pageTitleId: form.page_title_id,
    active: form.active === undefined ? undefined : form.active === 1,
    logoId: form.logo_id,
    footer: form.footer,
    comment: form.comment,
    description: form.description,
    link: form.link,
  };
  const changed = (kinds[page.pageType] ?? []).filter(
    (column) => wanted[column] !== undefined && wanted[column] !== page[column],
  );
  return Object.fromEntries(changed.map((column) => [column, wanted[column]]));
}

/** The organiser can edit the remark from the rejection to the next release. @throws AppError 422 on `comment` */
function guardRemark(actor: Actor, page: LockedPage, changes: Columns): void {
  if ('comment' in changes && !isAdministrator(actor.role) && page.state === releaseStates.rejected)
    throw invalidField('comment', 'page.remark-foreign');
}

/** An ad requires a stand and a content page a file: a change must not remove them. @throws AppError 422 */
function guardWhole(page: LockedPage, changes: Columns, pdf: CheckedPdf | null): void {
  if (Object.keys(changes).every((column) => column === 'comment')) return;
  if (needsStandForFile(page.pageType) && page.standId === null && !changes.standId)
    throw invalidField('stand_id', 'validation.required');
  if (page.pageType === CONTENT_PAGE && page.contentFileId === null && pdf === null)
    throw invalidField('file', 'validation.required');
}

async function guardColumns(tx: Tx, page: LockedPage, changes: Columns): Promise<void> {
  if (changes.standId === null) throw invalidField('stand_id', 'validation.required');
  if (changes.pageTitleId === null) throw invalidField('page_title_id', 'validation.required');
  if (changes.standId) await guardStand(tx, page.catalogId, page.exhibitorId, changes.standId);
  if (changes.logoId) {
    const logo = await findOwnLogo(tx, page.exhibitorId, changes.logoId);
    if (!logo) throw invalidField('logo_id', 'validation.not-found');
    if (!logo.approved) throw invalidField('logo_id', 'logo.not-approved');
  }
}

/** The pages of a rejected request are not printed until it is accepted. @throws AppError 409 `page.request-open` */
async function guardParked(tx: Tx, actor: Actor, page: LockedPage, changes: Columns): Promise<void> {
  if (!changes.active || page.exhibitorId === null || isAdministrator(actor.role)) return;
  const request = await findRequestOf(tx, page.catalogId, page.exhibitorId);
  if (request?.state === requestStates.rejected) throw conflict('page.request-open');
}

/** On a locked page only the organiser's remark can change. */
function guardLock(actor: Actor, page: LockedPage, changes: Columns): void {
  const lock = lockOf(page);
  const touched = Object.keys(changes).filter(
    (column) => column !== 'comment' || !isAdministrator(actor.role),
  );
  if (!lock || touched.length === 0) return;
  throw conflict(lock === 'page.accepted' && 'standId' in changes ? 'page.stand-locked' : lock);
}

/** Nothing of an ad changes while its file is checked, as on the screen; the decision and the remark are no part of it. */
function guardCheck(page: LockedPage, changes: Columns): void {
  const touched = Object.keys(changes).some((column) => column !== 'comment');
  if (isAd(page.pageType) && page.contentStatus === checkStates.checking && touched)
    throw conflict('page.pdf-not-ready');
}

/** The changes of a form to a locked page. @throws AppError 409 or 422 when the caller may not change that */
async function checkedChanges(
  tx: Tx,
  actor: Actor,
  page: LockedPage,
  form: PageUpdate,
  pdf: CheckedPdf | null,
): Promise<Columns> {
  const changes = changesOf(page, form);
  guardLock(actor, page, changes);
  guardCheck(page, changes);
  guardRemark(actor, page, changes);
  guardWhole(page, changes, pdf);
  await guardParked(tx, actor, page, changes);
  await guardColumns(tx, page, changes);
  return changes;
}

/** What a change of a page does besides; it gets the page as it was. */
export type Beside = (tx: Tx, before: LockedPage) => Promise<void>;

export type ChangeTools = StepTools & { db: Database; clock: Clock };

/**
 * The same for a page that is locked already.
 * @throws AppError and StaleWrite as {@link changePage}, before anything of the page is written
 */
export async function changeLockedPage(
  tx: Tx,
  tools: ChangeTools,
  actor: Actor,
  before: LockedPage,
  form: PageUpdate,
  pdf: CheckedPdf | null = null,
): Promise<void> {
  if (!kinds[before.pageType]) throw conflict('page.not-editable');
  guardVersion(before, form.version);
  guardCollection(actor, tools.clock, before.catalog);
  const step = isAdministrator(actor.role) ? decisionOf(before.state, form.release_accepted) : null;
  if (step) {
    const { comment, remarks } = form;
    return move(tx, tools, actor, before, step, {
      comment,
      remarks,
      dropCorrection: form.drop_correction === 1,
    });
  }
  if (pdf) guardNewFile(before, form);
  const changes = await checkedChanges(tx, actor, before, form, pdf);
  if (pdf) return replaceFile(tx, actor, before, changes, pdf);
  if (Object.keys(changes).length > 0) await writePage(tx, actor, before, 'update', changes);
}

/**
 * Changes the fields of the form that the caller may change, or carries out the administrators' decision.
 * @param pdf the kept file of the form; it replaces the page's PDF, which is set aside when it is printable
 * @param beside what else becomes true with the change, in its transaction
 * @throws AppError 404; 409 `page.not-editable`, `page.released`, `page.accepted`, `page.stand-locked`,
 *   `page.pdf-not-ready`, `catalog.closed`; 422; StaleWrite
 */
export const changePage = (
  tools: ChangeTools,
  actor: Actor,
  id: number,
  form: PageUpdate,
  pdf: CheckedPdf | null = null,
  beside?: Beside,
): Promise<void> =>
  tools.db.transact(async (tx) => {
    const before = found(await lockPage(tx, visiblePages(actor), id));
    await changeLockedPage(tx, tools, actor, before, form, pdf);
    await beside?.(tx, before);
  });

/** The word of the history for another file. */
const actionOf = ({ byLink }: Actor, mends: boolean) =>
  mends ? (byLink ? 'mend-by-link' : 'mend') : byLink ? 'upload-by-link' : 'upload';

/**
 * Gives a locked page another PDF and orders its check; the former one is set aside when it could be printed.
 * @param changes other columns that change with it
 * @param mends whether it is the former one, mended: that is set aside whatever the check found in it
 */
export async function replaceFile(
  tx: Tx,
  actor: Actor,
  before: LockedPage,
  changes: Columns,
  pdf: CheckedPdf,
  { keepsEarlier = false, mends = false } = {},
): Promise<void> {
  // Read before it can be deleted below.
  const earlier = await findStoredFile(tx, before.contentFileId);
  const kept = await setAside(tx, before, mends);
  if (!mends) await forgetMend(tx, { pageId: before.id });
  const file = await storeFile(tx, actor, pdf);
  const { after } = await writePage(
    tx,
    actor,
    before,
    actionOf(actor, mends),
    { ...changes, ...file },
    {
      before: { file: earlier },
      after: { file: await findStoredFile(tx, file.contentFileId) },
    },
  );
  await orderCheck(tx, actor, after, pdf.name, keepsEarlier);
  if (!kept) await dropFile(tx, before.contentFileId);
}
