import type { PageItem, WaitingPage } from '@rebblatt/contracts';
import { releaseStates, WINE_PAGE } from '@rebblatt/contracts';
import { useState } from 'react';
import { loadTexts } from '../../../lib/i18n.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { laterView } from '../../../ui/later-view.tsx';
import type { ProposalDrafts, ProposalQueue } from './correction/proposal-draft.rules.ts';

/** Its refusals are those of the editor and of the profile too. */
const withCorrectionTexts = async <Module,>(part: Promise<Module>): Promise<Module> => {
  await Promise.all((['decide', 'editor', 'organiser'] as const).map(loadTexts));
  return part;
};

const QueuedCorrection = laterView(() =>
  withCorrectionTexts(import('./correction/organiser-correction.tsx')).then(
    (module) => module.QueuedCorrection,
  ),
);
const OrganiserCorrection = laterView(() =>
  withCorrectionTexts(import('./correction/organiser-correction.tsx')).then(
    (module) => module.OrganiserCorrection,
  ),
);
const OwnCorrection = laterView(() =>
  withCorrectionTexts(import('./correction/own-correction.tsx')).then((module) => module.OwnCorrection),
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
  page.page_type === WINE_PAGE &&
  page.exhibitor &&
  page.pull !== null && <InQueue page={page} drafts={drafts} queue={queue} />;

/** The same on the screen of a page: an exhibitor takes a correction over or answers. */
export function correctionOn(page: PageItem, organiser: boolean) {
  if (page.page_type !== WINE_PAGE || page.state !== releaseStates.released) return null;
  if (!organiser) return page.correction && <OwnCorrection page={page} />;
  return page.exhibitor && <OrganiserCorrection page={page} />;
}
