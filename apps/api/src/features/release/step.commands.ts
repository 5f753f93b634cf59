import type { ReleaseState, RemarkForm, WinePageInput } from '@rebblatt/contracts';
import { isAdministrator, releaseStates } from '@rebblatt/contracts';
import type { KeptFile } from '../../files/stored-file.ts';
import type { Actor } from '../../lib/actor.ts';
import { conflict, invalidField } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Tx } from '../../lib/database.ts';
import { Prisma } from '../../lib/generated/prisma/client.ts';
import { stateAfter } from '../../lib/state-table.ts';
import { announceWaiting } from '../../live/announce.ts';
import { collectMail, dropCollected } from '../../mail/collected.ts';
import type { MailOrder } from '../../mail/queue.ts';
import { dropHeldMail, queueMail } from '../../mail/queue.ts';
import { findOpenAdministrators } from '../admin/admin.queries.ts';
import { collectionOf } from '../catalog/catalog.rules.ts';
import type { LockedPage } from '../page/page.queries.ts';
import type { PageChanges } from '../page/page-write.commands.ts';
import { writeStep } from '../page/page-write.commands.ts';
import type { ReleaseStep } from '../page/release.rules.ts';
import { releaseTable } from '../page/release.rules.ts';
import { publishLater } from '../publication/publication.commands.ts';
import { endCorrection, findOpenCorrection } from './correction-state.commands.ts';
import { decisions } from './decisions.mail.ts';
import { writePull } from './pull/pull.commands.ts';
import { findNewestPull } from './pull/pull.queries.ts';
import { setRemarks } from './pull/remark.commands.ts';
import type { ReleasedPage } from './release.mail.ts';
import { administratorMails, exhibitorMails, seeRemarks } from './release.mail.ts';

export interface StepTools {
  clock: Clock;
  /** The public address of the product; mails link to it. */
  publicUrl: string;
}

/** The additional data of a step. */
interface Brought {
  /** The organiser's remark; undefined keeps the current one. */
  comment?: string | null;
  /** What the organiser remarks in rejecting the page; it makes a comment unnecessary. */
  remarks?: RemarkForm[];
  /** What a wine page prints from its release on. */
  snapshot?: WinePageInput | null;
  /** The PDF that an ad or content page prints. */
  file?: KeptFile;
  /** Accepts a page although a proposed correction of it is open. */
  dropCorrection?: boolean;
}

/** What a step writes besides the state. A page that is open again has no snapshot. */
const columnsOf: Record<ReleaseStep, (at: Date, brought: Brought, from: ReleaseState) => PageChanges> = {
  release: (at, { snapshot }, from) => ({
    releasedAt: at,
    decidedAt: null,
    // The remark of a rejection is no longer needed.
    comment: from === releaseStates.rejected ? null : undefined,
    snapshot: snapshot ?? undefined,
  }),
  renew: (at, { snapshot }) => ({ releasedAt: at, decidedAt: null, snapshot: snapshot ?? undefined }),
  accept: (at, { comment }) => ({ decidedAt: at, comment }),
  reject: (at, { comment }) => ({ decidedAt: at, comment, snapshot: Prisma.DbNull }),
  withdraw: (_, { comment }) => ({ decidedAt: null, comment }),
  // It waits since its release, not since now.
  undecide: (_, { snapshot }) => ({ decidedAt: null, comment: null, snapshot: snapshot ?? undefined }),
  cancel: () => ({ releasedAt: null, decidedAt: null, snapshot: Prisma.DbNull }),
};

/**
 * Takes one step with a locked page. Only this function writes its state, so that the changes of the step, its entry in
 * the history and the mails about it belong together. A step that leads to the current state does nothing, except the
 * new release of a released page.
 * @throws AppError 409 when the table refuses the step, `page.correction-open` for an acceptance that would drop a proposed
 *   correction unasked; 422 on `comment` for a rejection without a remark
 */
export async function move(
  tx: Tx,
  { clock, publicUrl }: StepTools,
  actor: Actor,
  page: LockedPage,
  step: ReleaseStep,
  brought: Brought = {},
): Promise<void> {
  const state = stateAfter(releaseTable, page.state, step);
  if (state === page.state && step !== 'renew') return;
  // Before anything is written: a refused page of many stays as it is.
  if (step === 'accept' && !brought.dropCorrection) await guardNoCorrection(tx, page.id);
  const remarks = step === 'reject' ? (brought.remarks ?? []) : [];
  const words = step === 'reject' && !brought.comment ? pointer(page, remarks) : brought.comment;
  const at = clock.now();
  const changes = columnsOf[step](at, { ...brought, comment: words }, page.state);
  const numbered = remarks.map(({ text }, index) => `${index + 1}. ${text}`);
  const { after, historyId } = await writeStep(tx, actor, page, step, changes, {
    before: { remarks: [] },
    after: { snapshot: brought.snapshot, file: brought.file, remarks: numbered },
  });
  const { comment } = after;
  const { snapshot = null, file } = brought;
  // Read before the pull is written, which forgets a rejection that is taken back.
  const wasAccepted = step === 'undecide' && (await findNewestPull(tx, page.id))?.acceptedBefore === true;
  await writePull(tx, actor, page, { step, at, historyId, comment, snapshot, sha256: file?.sha256 ?? null });
  const isEnd = step === 'accept' || step === 'reject' || step === 'cancel';
  const correctionLapsed = isEnd && (await closeCorrection(tx, page.id, clock.now()));
  if (step === 'reject' || step === 'undecide') await setRemarks(tx, page.id, remarks);
  const closed = collectionOf(page.catalog, clock) === 'ended';
  const about = { ...page, comment, remarks: numbered, correctionLapsed, closed, wasAccepted };
  await tell(tx, actor, about, step, publicUrl);
  if (step === 'accept') await publishLater(tx, page.catalogId);
  await announceWaiting(tx);
}

/** What the held mail about decisions on pages of one exhibitor in one catalogue is about. */
const aboutDecisions = ({ catalogId, exhibitorId }: LockedPage) => `decisions-${catalogId}-${exhibitorId}`;

/** Names the decision on a page in that mail. */
const decisionOn = (pageId: number) => `page-${pageId}`;

/** Takes the decision on a page out of the mail that is held about it. @returns whether it stood in one */
export const dropDecision = (tx: Tx, pageId: number): Promise<boolean> =>
  dropCollected(tx, decisions, decisionOn(pageId));

/** What the held mail about a correction of a page is about. */
export const aboutCorrection = (pageId: number) => `correction-${pageId}`;

/** @throws AppError 409 `page.correction-open` while a correction of the page is proposed */
async function guardNoCorrection(tx: Tx, pageId: number): Promise<void> {
  if (await findOpenCorrection(tx, pageId)) throw conflict('page.correction-open');
}

/**
 * A correction that is open when the page is decided or taken back is no longer needed, nor is its mail.
 * @returns whether there was one
 */
async function closeCorrection(tx: Tx, pageId: number, endedAt: Date): Promise<boolean> {
  const open = await findOpenCorrection(tx, pageId);
  if (!open) return false;
  await endCorrection(tx, open, 'close', endedAt);
  await dropHeldMail(tx, aboutCorrection(pageId));
  return true;
}

type About = LockedPage &
  Pick<ReleasedPage, 'remarks' | 'correctionLapsed' | 'closed'> & {
    /** Whether the page had been accepted before the rejection that is taken back. */
    wasAccepted: boolean;
  };

/** What mails name of a page. */
function namedIn({
  id,
  position,
  pageType,
  comment,
  remarks,
  correctionLapsed,
  closed,
  ...page
}: About): ReleasedPage {
  const companyName = page.exhibitor?.companyName ?? page.description ?? '';
  return {
    ...{ id, position, pageType, companyName, catalogName: page.catalog.name },
    ...{ comment, remarks, correctionLapsed, closed },
  };
}

/**
 * Queues the mails of a step. Decisions on pages of one exhibitor within some minutes are one mail, which is held: one
 * that is taken back meanwhile is taken out of it, and none is sent about the taking back. A page that was accepted before
 * its rejection waits again, though, and its exhibitor has to hear of that.
 */
async function tell(tx: Tx, actor: Actor, page: About, step: ReleaseStep, publicUrl: string): Promise<void> {
  const unheard = isAdministrator(actor.role) && (await dropDecision(tx, page.id));
  if (unheard && step === 'withdraw') return;
  const withdrawn = unheard && step === 'undecide';
  if (withdrawn && !page.wasAccepted) return;
  if (isAdministrator(actor.role) && page.exhibitor && (step === 'accept' || step === 'reject')) {
    const { id, email, language } = page.exhibitor.user;
    const decision = { step, publicUrl, to: { id, email, language }, page: namedIn(page) };
    return collectMail(tx, decisions, aboutDecisions(page), decisionOn(page.id), decision);
  }
  for (const mail of await mailsAbout(tx, actor, page, withdrawn ? 'withdraw' : step, publicUrl))
    await queueMail(tx, mail);
}

/** What stands in place of a comment when there are only remarks on the page. @throws AppError 422 without any */
function pointer({ exhibitor }: LockedPage, remarks: RemarkForm[]): string {
  if (remarks.length === 0) throw invalidField('comment', 'page.rejection-needs-comment');
  return seeRemarks[exhibitor?.user.language ?? 'de'];
}

/** A step of an exhibitor is announced to the administrators; a step of theirs to the exhibitor, if there is one. */
async function mailsAbout(
  tx: Tx,
  actor: Actor,
  page: About,
  step: ReleaseStep,
  publicUrl: string,
): Promise<MailOrder[]> {
  const { exhibitor } = page;
  const named = namedIn(page);
  const forAdministrators = isAdministrator(actor.role) ? undefined : administratorMails[step];
  if (!forAdministrators) {
    if (!exhibitor || step === 'renew') return [];
    return [exhibitorMails[step](exhibitor.user, named, publicUrl)];
  }
  const numbered = await findOpenAdministrators(tx);
  return numbered.map((administrator) => forAdministrators(administrator, named, publicUrl));
}
