import type { WaitingPage } from '@rebblatt/contracts';
import { hasWines } from '@rebblatt/contracts';
import { useState } from 'react';
import { useKeys } from '../../../lib/use-keys.ts';
import { laterView } from '../../../ui/later-view.tsx';
import { withCorrectionTexts } from '../../release/later-correction.parts.tsx';
import type { ProposalDrafts, ProposalQueue } from '../../release/proposal-draft.rules.ts';

const QueuedCorrection = laterView(() =>
  withCorrectionTexts(import('../../release/organiser-correction.parts.ts')).then(
    (module) => module.QueuedCorrection,
  ),
);

/** The key C is here, and not in the part that is fetched: pressed before that has come, it opens the dialog with it. */
function InQueue({
  page,
  drafts,
  queue,
}: {
  page: WaitingPage;
  drafts: ProposalDrafts;
  queue: ProposalQueue;
}) {
  const [writing, setWriting] = useState(false);
  useKeys(page.correction?.state === 'open' ? {} : { c: () => setWriting(true) });
  return (
    <QueuedCorrection page={page} drafts={drafts} queue={queue} writing={writing} onWriting={setWriting} />
  );
}

/** The correction of a page in the queue, or the button to propose one; nothing for a page without texts. */
export const correctionInQueue = (page: WaitingPage, drafts: ProposalDrafts, queue: ProposalQueue) =>
  hasWines(page.page_type) &&
  page.exhibitor &&
  page.pull !== null && <InQueue page={page} drafts={drafts} queue={queue} />;
