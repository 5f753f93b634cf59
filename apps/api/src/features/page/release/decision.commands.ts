import type { PageUpdate, ReleaseState } from '@rebblatt/contracts';
import { flagsOfState } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import { conflict, invalidField } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Tx } from '../../../lib/database.ts';
import { Prisma } from '../../../lib/generated/prisma/client.ts';
import { queueMail } from '../../../mail/queue.ts';
import { stateOf } from '../page.policy.ts';
import type { LockedPage } from '../page.queries.ts';
import { writePage } from '../page-write.commands.ts';
import { decisionMails } from './release.mail.ts';

export interface DecisionTools {
  clock: Clock;
  /** Where people reach the product; mails link to it. */
  publicUrl: string;
}

export type Step = keyof typeof decisionMails;

/**
 * The step an administrator's form asks for; null when its flag says what the page is already.
 * @throws AppError 409 `page.not-released` for a decision on a page that nobody released
 */
export function decisionOf(page: LockedPage, accepted: PageUpdate['release_accepted']): Step | null {
  if (accepted === undefined) return null;
  const state = stateOf(page);
  if (state === 'released') return accepted === null ? null : accepted ? 'accept' : 'reject';
  if (state === 'accepted') return accepted === null ? 'withdraw' : accepted ? null : 'reject';
  if (accepted === null || (accepted === 0 && state === 'rejected')) return null;
  throw conflict('page.not-released');
}

const stateAfter: Record<Step, ReleaseState> = {
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'released',
  cancel: 'draft',
};

/** What a mail about a page names. */
export const mailedPage = (page: LockedPage) => ({
  id: page.id,
  position: page.position,
  pageType: page.pageType,
  companyName: page.exhibitor?.companyName ?? page.description ?? '',
  catalogName: page.catalog.name,
});

/**
 * Takes one step with a locked page, tells the exhibitor, and logs it. A page that is open again has no snapshot.
 * @throws AppError 422 on `comment` when a rejection says nothing
 */
export async function decide(
  tx: Tx,
  { clock, publicUrl }: DecisionTools,
  actor: Actor,
  before: LockedPage,
  step: Step,
  comment: string | null | undefined,
): Promise<void> {
  if (step === 'reject' && !comment) throw invalidField('comment', 'page.rejection-needs-comment');
  const state = stateAfter[step];
  const isOpen = state === 'draft' || state === 'rejected';
  const isDecided = state === 'accepted' || state === 'rejected';
  const after = await writePage(tx, actor, before, step, {
    ...flagsOfState[state],
    comment,
    decidedAt: isDecided ? clock.now() : null,
    ...(isOpen && { snapshot: Prisma.DbNull }),
    ...(state === 'draft' && { releasedAt: null }),
  });
  const { exhibitor } = before;
  if (exhibitor)
    await queueMail(tx, decisionMails[step](exhibitor.user, mailedPage(before), publicUrl, after.comment));
}
