import type { CorrectionForm } from '@rebblatt/contracts';
import { printingStill, releaseStates } from '@rebblatt/contracts';
import { fitsOnPage } from '../../drawing/fit.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, found } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database.ts';
import { recordChange } from '../../lib/history.ts';
import { guardVersion, StaleWrite } from '../../lib/stale-write.ts';
import { stateAfter } from '../../lib/state-table.ts';
import { tryOut } from '../../lib/try-out.ts';
import { announcePages, announceWaiting } from '../../live/announce.ts';
import { dropHeldMail, queueHeldMail, queueMail, queueMails } from '../../mail/queue.ts';
import { findOpenAdministrators } from '../admin/admin.queries.ts';
import { findLook } from '../catalog/look.queries.ts';
import { visiblePages } from '../page/page.policy.ts';
import type { LockedPage } from '../page/page.queries.ts';
import { findPage, lockPage } from '../page/page.queries.ts';
import { endCorrection, findOpenCorrection } from '../release/correction-state.commands.ts';
import { correctionTable } from '../release/correction-state.rules.ts';
import { findNewestPull } from '../release/pull/pull.queries.ts';
import type { ReleaseTools } from '../release/release.commands.ts';
import { aboutCorrection, move } from '../release/step.commands.ts';
import { changesOf, corrected } from '../release/taken-over/correction.rules.ts';
import { printsSame } from '../release/taken-over/merge.rules.ts';
import { applyChanges } from './apply.commands.ts';
import { guardCorrectable, openCorrection } from './correction.gates.ts';
import { answeredMail, inFigures, proposedMail, withdrawnMail } from './correction.mail.ts';
import { ownPages } from './correction.policy.ts';
import type { CorrectionRow } from './correction.queries.ts';
import { findReleasedInput, storedChanges } from './correction.queries.ts';
import { findSharingPages } from './sharing.queries.ts';

type CorrectionAction = 'propose-correction' | 'withdraw-correction' | 'answer-correction' | 'correct';

/** Writes the history of a correction. */
const record = (tx: Tx, actor: Actor, page: LockedPage, action: CorrectionAction, words: object) => {
  const named = { position: page.position, exhibitorId: page.exhibitorId };
  const none = Object.fromEntries(
    Object.entries(words).map(([field, texts]) => [field, Array.isArray(texts) ? [] : null]),
  );
  return recordChange(tx, actor, {
    entity: 'page',
    entityId: page.id,
    action,
    before: { ...named, ...none },
    after: { ...named, ...words },
  });
};

/**
 * Proposes a correction of a released page to its exhibitor. It is tried out first, in what is rolled back, so that no
 * correction is proposed that could not be taken over.
 * @throws AppError 404; 409 `page.not-editable`, `page.not-released`, `correction.open` and the reasons why it cannot be
 *   taken over; 422; StaleWrite when the page was released anew or changed
 */
export async function proposeCorrection(
  tools: ReleaseTools,
  actor: Actor,
  pageId: number,
  form: CorrectionForm,
): Promise<CorrectionRow> {
  const { db, press, clock, publicUrl } = tools;
  const seen = found(await findPage(db.prisma, visiblePages(actor), pageId));
  guardCorrectable(seen);
  guardVersion(seen, form.version);
  const released = await findReleasedInput(db.prisma, pageId);
  const changes = changesOf(released, form.changes);
  const look = await findLook(db.prisma, seen.catalogId);
  if (!(await fitsOnPage(press, { ...seen, look }, corrected(released, changes))))
    throw conflict('page.does-not-fit');

  return db.transact(async (tx) => {
    const page = found(await lockPage(tx, visiblePages(actor), pageId));
    guardVersion(page, form.version);
    guardCorrectable(page);
    const newest = await findNewestPull(tx, pageId);
    if (!newest || newest.number !== form.pull) throw new StaleWrite();
    if (await findOpenCorrection(tx, pageId)) throw conflict('correction.open');
    await tryOut(tx, () => applyChanges(tx, actor, page, changes));
    const { pull, message } = form;
    const row = await tx.pageCorrection.create({
      data: { pageId, pull, changes: [...changes], message, createdAt: clock.now() },
    });
    await record(tx, actor, page, 'propose-correction', {
      corrections: inFigures(changes),
      text: message,
    });
    if (page.exhibitor) {
      const sharing = printingStill(await findSharingPages(tx, clock, page), changes);
      const others = sharing.filter(({ state }) => state === releaseStates.released);
      const mail = proposedMail(page, page.exhibitor, { changes, message, others }, publicUrl);
      await queueHeldMail(tx, mail, aboutCorrection(pageId));
      await announcePages(tx, page.exhibitor.id);
    }
    await announceWaiting(tx);
    return row;
  });
}

/** Withdraws an open correction. @throws AppError 404; 409 `correction.ended` */
export const withdrawCorrection = (tools: ReleaseTools, actor: Actor, id: number): Promise<CorrectionRow> =>
  tools.db.transact(async (tx) => {
    const { page, correction } = await openCorrection(tx, visiblePages(actor), id);
    const row = await endCorrection(tx, correction, 'withdraw', tools.clock.now());
    await record(tx, actor, page, 'withdraw-correction', {});
    const unheard = await dropHeldMail(tx, aboutCorrection(page.id));
    if (page.exhibitor) {
      if (!unheard) await queueMail(tx, withdrawnMail(page, page.exhibitor, tools.publicUrl));
      await announcePages(tx, page.exhibitor.id);
    }
    await announceWaiting(tx);
    return row;
  });

/** Answers an open correction instead of taking it over. @throws AppError 404; 409 `correction.ended` */
export const answerCorrection = (
  tools: ReleaseTools,
  actor: Actor,
  id: number,
  answer: string,
): Promise<CorrectionRow> =>
  tools.db.transact(async (tx) => {
    const { page, correction } = await openCorrection(tx, ownPages(actor), id);
    const row = await endCorrection(tx, correction, 'answer', tools.clock.now(), answer);
    await record(tx, actor, page, 'answer-correction', { answer });
    await dropHeldMail(tx, aboutCorrection(page.id));
    const administrators = await findOpenAdministrators(tx);
    await queueMails(
      tx,
      administrators.map((administrator) => answeredMail(page, administrator, answer, tools.publicUrl)),
    );
    await announceWaiting(tx);
    return row;
  });

/**
 * Takes an open correction over: its texts are written and the page is released anew with them, all or nothing.
 * @returns the page
 * @throws AppError 404; 409 `correction.ended` and the reasons why it can no longer be taken over
 */
export async function acceptCorrection(tools: ReleaseTools, actor: Actor, id: number): Promise<number> {
  const { db, press, clock } = tools;
  const seen = found(await db.prisma.pageCorrection.findUnique({ where: { id } }));
  const before = found(await findPage(db.prisma, ownPages(actor), seen.pageId));
  stateAfter(correctionTable, seen.state, 'accept');
  const changes = storedChanges(seen);
  const measured = corrected(await findReleasedInput(db.prisma, seen.pageId), changes);
  const look = await findLook(db.prisma, before.catalogId);
  if (!(await fitsOnPage(press, { ...before, look }, measured))) throw conflict('page.does-not-fit');

  return db.transact(async (tx) => {
    const { page, correction } = await openCorrection(tx, ownPages(actor), id);
    guardCorrectable(page);
    const snapshot = await applyChanges(tx, actor, page, changes);
    if (!printsSame(measured, snapshot)) throw conflict('conflict.busy');
    await record(tx, actor, page, 'correct', { corrections: inFigures(changes) });
    // Read again: the text below the wines is a column of the page.
    const written = found(await lockPage(tx, ownPages(actor), page.id));
    await dropHeldMail(tx, aboutCorrection(page.id));
    await move(tx, tools, actor, written, 'renew', { snapshot });
    // Not before the release, whose moment tells which corrections belong to it.
    await endCorrection(tx, correction, 'accept', clock.now());
    return page.id;
  });
}
