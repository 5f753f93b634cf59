import type { WaitingPage } from '@rebblatt/contracts';
import { isWithExhibitor } from '@rebblatt/contracts';
import { presentCorrection } from '../correction/correction.presenter.ts';
import type { CorrectionRow } from '../correction/correction.queries.ts';
import { presentPageLine } from '../page/page.presenter.ts';
import { remarksOf } from '../release/pull/pull.presenter.ts';
import type { PullRow } from '../release/pull/pull.queries.ts';
import type { RemarkRow } from '../release/pull/remark.queries.ts';
import type { WaitingRow } from './waiting.queries.ts';

/** The remarks of the last rejection. */
function answeredOf(pageId: number, pulls: PullRow[], remarks: RemarkRow[]): WaitingPage['answered'] {
  const rejected = pulls.find(({ page_id, end }) => page_id === pageId && end === 'rejected');
  const found = rejected ? remarksOf(rejected, remarks) : [];
  return rejected && found.length > 0 ? { pull: rejected.number, remarks: found } : null;
}

/**
 * This pull of a page, and the one before it that was decided, if both of them have what was released. One that was taken
 * back before anybody decided says nothing of what the organiser has seen, and serves only when there is no other.
 */
function newestOf(page: WaitingRow, pulls: PullRow[]) {
  const [newest, ...others] = pulls.filter(({ page_id }) => page_id === page.id);
  const earlier = newest?.printed ? others.filter(({ printed }) => printed === newest.printed) : [];
  const against = earlier.find(({ end }) => end !== 'cancelled') ?? earlier[0];
  return {
    released_by: newest?.history_id ? { name: newest.name, on_behalf: newest.on_behalf } : null,
    pull: newest?.number ?? null,
    compare_pull: against?.number ?? null,
  };
}

/** A page of the queue on the wire. */
export const presentWaitingPage = (
  page: WaitingRow,
  pulls: PullRow[],
  remarks: RemarkRow[],
  correction: CorrectionRow | undefined,
): WaitingPage => ({
  ...presentPageLine(page),
  released_at: page.releasedAt?.toISOString() ?? null,
  ...newestOf(page, pulls),
  answered: answeredOf(page.id, pulls, remarks),
  correction: correction ? presentCorrection(correction) : null,
  contact: page.exhibitor && {
    email: page.exhibitor.user.email,
    phone: page.exhibitor.phone,
    language: page.exhibitor.user.language,
  },
});

/** The queue in its order, with those last that wait for their exhibitor. */
export const inQueueOrder = (pages: WaitingPage[]): WaitingPage[] => [
  ...pages.filter((page) => !isWithExhibitor(page)),
  ...pages.filter(isWithExhibitor),
];
