import type { PullEnd, WinePageInput } from '@rebblatt/contracts';
import { releaseStates } from '@rebblatt/contracts';
import type { Actor } from '../../../lib/actor.ts';
import type { Tx } from '../../../lib/database.ts';
import { partiesOf } from '../../../lib/history.ts';
import type { LockedPage } from '../../page/page.queries.ts';
import type { ReleaseStep } from '../../page/release.rules.ts';
import { findNewestPull } from './pull.queries.ts';

/** What a step tells about a pull, besides the page as it was before. */
export interface StepOfPull {
  step: ReleaseStep;
  at: Date;
  /** The row of the history that tells of the step. */
  historyId: number;
  /** What the organiser remarked. */
  comment: string | null;
  /** What the page prints from a release on. */
  snapshot: WinePageInput | null;
  sha256: string | null;
}

/** How a decision ends the newest pull; one that is taken back is none. Releases begin one. */
const ends: Record<Exclude<ReleaseStep, 'release' | 'renew'>, PullEnd | null> = {
  accept: 'accepted',
  reject: 'rejected',
  cancel: 'cancelled',
  withdraw: null,
  undecide: null,
};

/** Writes the pulls of a page for a step of its release. @param page locked, as it was before the step */
export async function writePull(tx: Tx, actor: Actor, page: LockedPage, record: StepOfPull): Promise<void> {
  const { step, at } = record;
  if (step === 'release') return beginPull(tx, actor, page, record);
  if (step === 'renew') {
    await endPull(tx, page, { endedAs: 'corrected', endedAt: at, comment: null });
    return beginPull(tx, actor, page, record);
  }
  const endedAs = ends[step];
  const acceptedBefore = step === 'reject' && page.state === releaseStates.accepted;
  const ended = endedAs ? { endedAs, endedAt: at, comment: record.comment } : notEnded;
  return endPull(tx, page, { ...ended, acceptedBefore });
}

const notEnded = { endedAs: null, endedAt: null, comment: null };

async function beginPull(
  tx: Tx,
  actor: Actor,
  { id: pageId }: LockedPage,
  record: StepOfPull,
): Promise<void> {
  const { number } = (await findNewestPull(tx, pageId)) ?? { number: 0 };
  const { who, forWhom } = partiesOf(actor);
  await tx.pagePull.create({
    data: {
      pageId,
      number: number + 1,
      releasedAt: record.at,
      releasedById: who,
      onBehalfId: forWhom,
      historyId: record.historyId,
      snapshot: record.snapshot ?? undefined,
      fileSha256: record.sha256,
    },
  });
}

type Ended = {
  endedAs: PullEnd | null;
  endedAt: Date | null;
  comment: string | null;
  acceptedBefore?: boolean;
};

/** A page that an older version of the product released has no pull yet; it gets it with its end. */
async function endPull(tx: Tx, page: LockedPage, ended: Ended): Promise<void> {
  const { number } = (await findNewestPull(tx, page.id)) ?? { number: 1 };
  await tx.pagePull.upsert({
    where: { pageId_number: { pageId: page.id, number } },
    create: { pageId: page.id, number, releasedAt: page.releasedAt ?? page.updatedAt, ...ended },
    update: ended,
  });
}
